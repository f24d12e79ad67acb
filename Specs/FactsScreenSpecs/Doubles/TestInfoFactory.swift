import FactsScreen
import Foundation
import VirtualTime

/// Puts the module under test together, with the factory that the app uses.
@MainActor struct TestInfoFactory {
    /// - Parameter queue: Where answers wait; on the module's virtual time if it is left out.
    func makeModule(
        locale: Locale = Locale(identifier: "ru_RU"),
        answeringOn queue: (any AnswerQueue)? = nil
    ) -> TestInfoModule {
        let time = VirtualTime()
        let viewInputSpy = InfoViewInputSpy()
        let routerSpy = InfoRouterSpy()
        let transportMock = NetworkTransportMock(queue: queue ?? time.queue)
        let factory = InfoModuleFactory(
            networkTransport: transportMock,
            dateProvider: FakeDateProvider(),
            locale: locale
        )
        return TestInfoModule(
            time: time,
            presenter: factory.makePresenter(view: viewInputSpy, router: routerSpy),
            viewInputSpy: viewInputSpy,
            routerSpy: routerSpy,
            transportMock: transportMock
        )
    }
}
