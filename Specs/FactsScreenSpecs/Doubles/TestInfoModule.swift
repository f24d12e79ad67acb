import Foundation
import VirtualTime

@testable import FactsScreen

/// The module under test: a real presenter and service, surrounded by doubles.
struct TestInfoModule {
    /// The virtual time on which answers are delayed. By default, an answer takes one second.
    let time: VirtualTime
    let presenter: InfoPresenter
    let viewInputSpy: InfoViewInputSpy
    let routerSpy: InfoRouterSpy
    let transportMock: NetworkTransportMock
}

/// Assembles the module under test with the factory that the app uses.
@MainActor struct TestInfoFactory {
    /// - Parameter queue: The queue on which answers are delayed. The default is the module's virtual queue.
    func makeModule(answeringOn queue: (any AnswerQueue)? = nil) -> TestInfoModule {
        let time = VirtualTime()
        let (viewInputSpy, routerSpy) = (InfoViewInputSpy(), InfoRouterSpy())
        let transportMock = NetworkTransportMock(queue: queue ?? time.queue)
        let factory = InfoModuleFactory.russian(transportMock)
        return TestInfoModule(
            time: time,
            presenter: factory.makePresenter(view: viewInputSpy, router: routerSpy),
            viewInputSpy: viewInputSpy,
            routerSpy: routerSpy,
            transportMock: transportMock
        )
    }
}

extension InfoModuleFactory {
    /// Returns the factory for a Russian reader. A double answers the requests.
    static func russian(_ transport: NetworkTransportMock) -> InfoModuleFactory {
        InfoModuleFactory(
            networkTransport: transport,
            dateProvider: FakeDateProvider(),
            locale: Locale(identifier: "ru_RU")
        )
    }
}

/// A clock that stands still at 12:07:24 UTC on September 27, 2021.
struct FakeDateProvider: DateProvider {
    func getCurrentDate() -> Date {
        Date(timeIntervalSince1970: 1_632_744_444)
    }
}

/// Records which details were opened.
final class InfoRouterSpy: InfoRouter {
    private(set) var invokedOpenDetailsParametersList: [Int] = []

    var invokedOpenDetailsCount: Int { invokedOpenDetailsParametersList.count }

    func openDetails(withIdentifier identifier: Int) {
        invokedOpenDetailsParametersList.append(identifier)
    }
}

/// Records what the presenter asks the view to do.
final class InfoViewInputSpy: InfoViewInput {
    /// Set by examples in which the view must keep its presenter, as a real view does.
    var presenter: InfoPresenter?
    private(set) var invokedUpdateParametersList: [InfoViewState] = []
    private(set) var invokedShowErrorCount = 0
    /// The number of updates before the last error was shown, or `nil` if no error was shown.
    private(set) var updateCountBeforeError: Int?

    var invokedUpdateCount: Int { invokedUpdateParametersList.count }

    func update(withViewState viewState: InfoViewState) {
        invokedUpdateParametersList.append(viewState)
    }

    func showError() {
        invokedShowErrorCount += 1
        updateCountBeforeError = invokedUpdateCount
    }
}

extension InfoViewState {
    /// What the screen shows for `info-fake-response.json`.
    static let fakeInfo = InfoViewState.info(
        infoText: "Осьминог видит кожей: в ней есть те же светочувствительные белки, что и в его глазах.",
        timeAgoText: "5 дней назад"
    )
    /// What the screen shows for `next-info-fake-response.json`.
    static let nextFakeInfo = InfoViewState.info(
        infoText: "Мёд не портится тысячелетиями.",
        timeAgoText: "3 часа назад"
    )
}
