import Foundation
import VirtualTime

@testable import FactsScreen

/// The module under test: real presenter and service, doubles around them.
struct TestInfoModule {
    /// The time that answers take; one second unless told otherwise.
    let time: VirtualTime
    let presenter: InfoPresenter
    let viewInputSpy: InfoViewInputSpy
    let routerSpy: InfoRouterSpy
    let transportMock: NetworkTransportMock
}

/// Puts the module under test together, with the factory that the app uses.
@MainActor struct TestInfoFactory {
    /// - Parameter queue: Where answers wait; on the module's virtual time if it is left out.
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
    /// The factory for a Russian reader, on the answers of a double.
    static func russian(_ transport: NetworkTransportMock) -> InfoModuleFactory {
        InfoModuleFactory(
            networkTransport: transport,
            dateProvider: FakeDateProvider(),
            locale: Locale(identifier: "ru_RU")
        )
    }
}

/// A clock that stands still on 27 September 2021 at 12:07:24 UTC.
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

/// Records what the presenter asked of the view.
final class InfoViewInputSpy: InfoViewInput {
    /// Kept only if an example asks for it, as a real view keeps its presenter.
    var presenter: InfoPresenter?
    private(set) var invokedUpdateParametersList: [InfoViewState] = []
    private(set) var invokedShowErrorCount = 0
    /// How many updates there had been when the last error was shown.
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
