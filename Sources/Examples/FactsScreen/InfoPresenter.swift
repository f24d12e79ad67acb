import Foundation

/// A state of the facts screen.
enum InfoViewState: Equatable, Sendable {
    /// The screen shows only the button that loads a fact.
    case initial
    /// The screen shows the loader, because a request is in progress.
    case loading
    /// The screen shows a fact, its age, and the button that opens its details.
    case info(infoText: String, timeAgoText: String)
}

/// The interface through which the presenter updates the view.
@MainActor protocol InfoViewInput: AnyObject {
    func update(withViewState viewState: InfoViewState)
    /// Shows an error message until the reader dismisses the message. Right after this call, the
    /// presenter sets ``InfoViewState/initial``, so the message covers the screen on which the
    /// reader can try again.
    func showError()
}

/// A router that opens other screens from the facts screen.
@MainActor protocol InfoRouter {
    func openDetails(withIdentifier identifier: Int)
}

/// A presenter that receives the reader's actions, loads facts, and determines the state of the
/// view.
///
///     start -> initial -> didTapLoadInfoButton -> loading -> info -> didTapShowDetailsButton -> router
///                 ^                                  |
///                 '------------ showError <----------'
///
/// The presenter waits for at most one response at a time. A response is ignored if ``start()`` has
/// been called since the request was sent, or if the presenter no longer exists.
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
        /// The presenter is waiting for the response to the request with this number.
        case loading(Int)
        case fact(InfoModel)
    }

    init(service: InfoService, router: any InfoRouter, dateProvider: any DateProvider, locale: Locale = .current) {
        self.service = service
        self.router = router
        self.dateProvider = dateProvider
        relativeTime = RelativeTime(locale: locale)
    }

    /// Shows the initial state, without a fact. Ignores the response to any request in progress.
    /// Call this when the screen appears, and whenever the reader starts over.
    func start() {
        content = .nothing
        view?.update(withViewState: .initial)
    }

    /// Loads a fact and shows it in place of the current one. If the load fails, shows an error and
    /// then the initial state. Does nothing while a fact is loading, so two quick taps send only
    /// one request.
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

    /// Opens the details of the current fact. Does nothing if there is no fact.
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

/// A factory that assembles the presenter and its dependencies.
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
    /// The locale that determines the language in which the age of a fact is shown.
    var locale = Locale.current

    /// Creates a presenter and connects it to a view. Does not start the presenter.
    ///
    /// - Parameters:
    ///   - view: The view, which is not retained. The view or its owner must retain the presenter.
    ///   - router: The router, which is retained. The router should not retain the view.
    func makePresenter(view: any InfoViewInput, router: any InfoRouter) -> InfoPresenter {
        let service = InfoService(networkTransport: networkTransport, url: infoURL)
        let presenter = InfoPresenter(service: service, router: router, dateProvider: dateProvider, locale: locale)
        presenter.view = view
        return presenter
    }
}
