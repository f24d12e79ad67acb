import Foundation

/// What the facts screen shows.
enum InfoViewState: Equatable, Sendable {
    /// The button that loads a fact, and nothing else.
    case initial
    /// The loader: a request is under way.
    case loading
    /// A fact, how long ago it was published in the reader's language, and the button that opens
    /// its details.
    case info(infoText: String, timeAgoText: String)
}

/// What the presenter asks of the view: a view controller, a console view or a spy.
@MainActor protocol InfoViewInput: AnyObject {
    /// Shows a state instead of the one before.
    func update(withViewState viewState: InfoViewState)
    /// Says that loading failed, until the reader dismisses the message. The presenter calls this
    /// before it goes back to ``InfoViewState/initial``, so the message lies over the screen that
    /// can try again.
    func showError()
}

/// Where the facts screen leads to.
@MainActor protocol InfoRouter {
    /// Opens the details of a fact, by the server's identifier.
    func openDetails(withIdentifier identifier: Int)
}

/// Hears what the reader does, asks the service, and decides what the screen shows.
///
///     start -> initial -> didTapLoadInfoButton -> loading -> info -> didTapShowDetailsButton -> router
///                 ^                                  |
///                 '------------ showError <----------'
///
/// One request is under way at most. The answer of a request that the screen no longer waits for
/// changes nothing: after ``start()`` that is every older one, and after the screen is gone all
/// of them are.
@MainActor final class InfoPresenter {
    /// Weak, because the view keeps the presenter.
    weak var view: (any InfoViewInput)?

    private let service: InfoService
    private let router: any InfoRouter
    private let dateProvider: any DateProvider
    private let relativeTime: RelativeTime

    private var content = Content.nothing
    private var loadCount = 0

    private enum Content: Equatable {
        case nothing
        /// Waits for the answer to the load of this number, and to no other.
        case loading(Int)
        case fact(InfoModel)
    }

    init(service: InfoService, router: any InfoRouter, dateProvider: any DateProvider, locale: Locale = .current) {
        self.service = service
        self.router = router
        self.dateProvider = dateProvider
        relativeTime = RelativeTime(locale: locale)
    }

    /// Shows the initial state. Called when the screen appears, and again whenever it should begin
    /// anew: forgets the fact that it showed, and does not show the answer that it waited for.
    func start() {
        content = .nothing
        view?.update(withViewState: .initial)
    }

    /// Loads a fact and shows it, or an error and then the initial state. Does nothing while a fact
    /// is being loaded, so two quick taps send one request. Where a fact is shown, loads another in
    /// its place.
    func didTapLoadInfoButton() {
        if case .loading = content { return }
        loadCount += 1
        let load = Content.loading(loadCount)
        content = load
        view?.update(withViewState: .loading)
        service.loadInfo { [weak self] result in
            guard let self, content == load else { return }
            finishLoading(with: result)
        }
    }

    /// Opens the details of the fact on the screen; does nothing if there is none.
    func didTapShowDetailsButton() {
        guard case .fact(let infoModel) = content else { return }
        router.openDetails(withIdentifier: infoModel.identifier)
    }

    private func finishLoading(with result: Result<InfoModel, any Error>) {
        switch result {
        case .success(let infoModel):
            content = .fact(infoModel)
            view?.update(withViewState: infoState(for: infoModel))
        case .failure:
            content = .nothing
            view?.showError()
            view?.update(withViewState: .initial)
        }
    }

    private func infoState(for infoModel: InfoModel) -> InfoViewState {
        let now = dateProvider.getCurrentDate()
        let timeAgoText = relativeTime.text(for: infoModel.creationDate, relativeTo: now)
        return .info(infoText: infoModel.infoText, timeAgoText: timeAgoText)
    }
}

/// Puts the module together.
///
/// ```swift
/// let presenter = InfoModuleFactory().makePresenter(view: view, router: router)
/// view.presenter = presenter
/// presenter.start()
/// ```
@MainActor struct InfoModuleFactory {
    var networkTransport: any NetworkTransport = NetworkTransportImpl()
    var infoURL = InfoService.defaultURL
    var dateProvider: any DateProvider = RealDateProvider()
    /// The language in which the age of a fact is told.
    var locale = Locale.current

    /// Makes the presenter of a screen, not yet started.
    ///
    /// - Parameters:
    ///   - view: Not retained: the view, or its owner, retains the presenter.
    ///   - router: Kept, so a router should know its view weakly.
    func makePresenter(view: any InfoViewInput, router: any InfoRouter) -> InfoPresenter {
        let service = InfoService(networkTransport: networkTransport, url: infoURL)
        let presenter = InfoPresenter(service: service, router: router, dateProvider: dateProvider, locale: locale)
        presenter.view = view
        return presenter
    }
}
