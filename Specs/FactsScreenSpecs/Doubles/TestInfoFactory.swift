import FactsScreen
import Foundation
import VirtualTime

/// Puts the module under test together, with the factory that the app uses.
@MainActor struct TestInfoFactory {
    func makeModule(locale: Locale = Locale(identifier: "ru_RU")) -> TestInfoModule {
        let time = VirtualTime()
        let viewInputSpy = InfoViewInputSpy()
        let routerSpy = InfoRouterSpy()
        let transportMock = NetworkTransportMock(time: time)
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
