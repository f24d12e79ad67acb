import Foundation

/// Puts the module together.
///
/// ```swift
/// let presenter = InfoModuleFactory().makePresenter(view: view, router: router)
/// view.presenter = presenter
/// presenter.start()
/// ```
@MainActor public struct InfoModuleFactory {
    private let networkTransport: any NetworkTransport
    private let infoURL: String
    private let dateProvider: any DateProvider
    private let locale: Locale

    /// Makes a factory.
    ///
    /// - Parameters:
    ///   - networkTransport: Carries the requests.
    ///   - infoURL: The address that is asked for a fact.
    ///   - dateProvider: The time from which a fact's age is counted.
    ///   - locale: The language in which the age is told.
    public init(
        networkTransport: any NetworkTransport = NetworkTransportImpl(),
        infoURL: String = InfoService.defaultURL,
        dateProvider: any DateProvider = RealDateProvider(),
        locale: Locale = .current
    ) {
        self.networkTransport = networkTransport
        self.infoURL = infoURL
        self.dateProvider = dateProvider
        self.locale = locale
    }

    /// Makes the presenter of a screen.
    ///
    /// - Parameters:
    ///   - view: Where the screen is shown. Not retained: the view, or its owner, retains the presenter.
    ///   - router: Opens the details of a fact. Kept, so a router should know its view weakly.
    /// - Returns: The presenter, not yet started.
    public func makePresenter(view: any InfoViewInput, router: any InfoRouter) -> InfoPresenter {
        let service = InfoService(networkTransport: networkTransport, url: infoURL)
        let presenter = InfoPresenter(service: service, router: router, dateProvider: dateProvider, locale: locale)
        presenter.view = view
        return presenter
    }
}
