import FactsScreen
import VirtualTime

/// The module under test: real presenter and service, doubles around them.
struct TestInfoModule {
    /// The time that answers take; one second unless told otherwise.
    let time: VirtualTime
    let presenter: InfoPresenter
    let viewInputSpy: InfoViewInputSpy
    let routerSpy: InfoRouterSpy
    let transportMock: NetworkTransportMock
}
