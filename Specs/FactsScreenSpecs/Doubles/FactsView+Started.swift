import FactsScreen
import Foundation

@testable import facts

extension FactsView {
    /// The screen of a Russian reader as the application starts it, on the answers of a double.
    static func started(_ transport: NetworkTransportMock) -> FactsView {
        let view = FactsView(wording: .russian)
        let factory = InfoModuleFactory(
            networkTransport: transport,
            dateProvider: FakeDateProvider(),
            locale: .init(identifier: "ru_RU")
        )
        view.presenter = factory.makePresenter(view: view, router: ConsoleRouter(view: view))
        view.presenter?.start()
        return view
    }
}
