import Foundation

/// The states of the facts screen.
enum InfoViewState: Equatable, Sendable {
    /// Only the button that loads a fact.
    case initial
    /// The loader: a request is under way.
    case loading
    /// A fact, its age in the reader's language, and the button that opens its details.
    case info(infoText: String, timeAgoText: String)
}

/// The view as the presenter sees it: a view controller, a console view or a spy.
@MainActor protocol InfoViewInput: AnyObject {
    /// Replaces the shown state.
    func update(withViewState viewState: InfoViewState)
    /// Shows the message that loading failed, until the reader dismisses it. The presenter calls
    /// this before it goes back to ``InfoViewState/initial``, so the message is above the screen
    /// from which the reader can try again.
    func showError()
}

/// Leads from the facts screen to others.
@MainActor protocol InfoRouter {
    /// Opens the details of a fact, given the server's identifier.
    func openDetails(withIdentifier identifier: Int)
}

/// Receives the reader's actions, asks the service, and decides what the screen shows.
///
///     start -> initial -> didTapLoadInfoButton -> loading -> info -> didTapShowDetailsButton -> router
///                 ^                                  |
///                 '------------ showError <----------'
///
/// At most one request is under way. An answer that the screen no longer waits for changes
/// nothing: after ``start()`` any older answer, and after the screen is gone every answer.
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
        /// Waits only for the answer to the load with this number.
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
    /// over: it forgets the shown fact and any answer that is still to come.
    func start() {
        content = .nothing
        view?.update(withViewState: .initial)
    }

    /// Loads a fact and shows it, or an error and then the initial state. Does nothing while a fact
    /// is loading, so two quick taps send one request. A new fact replaces a shown one.
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

/// Assembles the module.
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

    /// Makes the presenter of a screen, not yet started.
    ///
    /// - Parameters:
    ///   - view: Not retained: the view, or its owner, retains the presenter.
    ///   - router: Retained, so a router should hold its view weakly.
    func makePresenter(view: any InfoViewInput, router: any InfoRouter) -> InfoPresenter {
        let service = InfoService(networkTransport: networkTransport, url: infoURL)
        let presenter = InfoPresenter(service: service, router: router, dateProvider: dateProvider, locale: locale)
        presenter.view = view
        return presenter
    }
}
