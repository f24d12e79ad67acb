import Foundation

/// A state of the facts screen.
enum InfoViewState: Equatable, Sendable {
    /// Only the button that loads a fact.
    case initial
    /// The loader: a request is in progress.
    case loading
    /// A fact, its age in the reader's language, and the button that opens its details.
    case info(infoText: String, timeAgoText: String)
}

/// The view as the presenter sees it: a view controller, a console view or a spy.
@MainActor protocol InfoViewInput: AnyObject {
    /// Replaces the state that is shown.
    func update(withViewState viewState: InfoViewState)
    /// Shows the message that loading failed, until the reader dismisses it. The presenter calls
    /// this before it goes back to ``InfoViewState/initial``, so that the message covers the screen
    /// on which the reader can try again.
    func showError()
}

/// A router that leads from the facts screen to others.
@MainActor protocol InfoRouter {
    /// Opens the details of the fact with the given server identifier.
    func openDetails(withIdentifier identifier: Int)
}

/// A presenter that receives the reader's actions, calls the service, and decides what the screen
/// shows.
///
///     start -> initial -> didTapLoadInfoButton -> loading -> info -> didTapShowDetailsButton -> router
///                 ^                                  |
///                 '------------ showError <----------'
///
/// At most one request is in progress. A response that the screen no longer waits for has no
/// effect: any older response after ``start()``, and every response after the screen is gone.
@MainActor final class InfoPresenter {
    /// Weak, because the view retains the presenter.
    weak var view: (any InfoViewInput)?

    private let service: InfoService
    private let router: any InfoRouter
    private let dateProvider: any DateProvider
    private let relativeTime: RelativeTime

    private var content = Content.nothing
    private var loadCount = 0

    private enum Content: Equatable {
        case nothing
        /// Waiting only for the response to the load with this number.
        case loading(Int)
        case fact(InfoModel)
    }

    init(service: InfoService, router: any InfoRouter, dateProvider: any DateProvider, locale: Locale = .current) {
        self.service = service
        self.router = router
        self.dateProvider = dateProvider
        relativeTime = RelativeTime(locale: locale)
    }

    /// Shows the initial state. Called when the screen appears, and again whenever it should start
    /// over. Forgets the fact that is shown and any response that is still to come.
    func start() {
        content = .nothing
        view?.update(withViewState: .initial)
    }

    /// Loads a fact and shows it, or shows an error and then the initial state. Does nothing while
    /// a fact is loading, so two quick taps send one request. A new fact replaces the one that is
    /// shown.
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

/// A factory that assembles the module.
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
    /// The language for the age of a fact.
    var locale = Locale.current

    /// Creates the presenter for a view, without starting it.
    ///
    /// - Parameters:
    ///   - view: The view. It is not retained: the view, or its owner, retains the presenter.
    ///   - router: The router. It is retained, so it should hold its view weakly.
    func makePresenter(view: any InfoViewInput, router: any InfoRouter) -> InfoPresenter {
        let service = InfoService(networkTransport: networkTransport, url: infoURL)
        let presenter = InfoPresenter(service: service, router: router, dateProvider: dateProvider, locale: locale)
        presenter.view = view
        return presenter
    }
}
