import FactsScreen

/// The module under test: real presenter and service, doubles around them.
struct TestInfoModule {
    let presenter: InfoPresenter
    let viewInputSpy: InfoViewInputSpy
    let routerSpy: InfoRouterSpy
    let transportMock: NetworkTransportMock
}
