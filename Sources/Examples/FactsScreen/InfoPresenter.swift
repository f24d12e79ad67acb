import Foundation

enum InfoViewState: Equatable, Sendable {
    case initial
    case loading
    case info(infoText: String, timeAgoText: String)
}

@MainActor protocol InfoViewInput: AnyObject {
    func update(withViewState viewState: InfoViewState)
    /// Called when loading fails, right before the state changes to ``InfoViewState/initial``, in
    /// which users can try again.
    func showError()
}

@MainActor protocol InfoRouter {
    func openDetails(withIdentifier identifier: Int)
}

/// Receives the reader's actions, loads facts, and determines the view's state.
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

    /// Shows the initial state. The response to any request in progress will be ignored.
    func start() {
        content = .nothing
        view?.update(withViewState: .initial)
    }

    /// Does nothing while a fact is loading, so two quick taps send only one request.
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

/// A factory that creates a presenter and its dependencies.
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
    /// Determines the language in which a fact's age is shown.
    var locale = Locale.current

    /// Creates a presenter without starting it. The presenter does not retain the view, so the view
    /// or its owner must retain the presenter. The presenter retains the router, so the router
    /// should not retain the view.
    func makePresenter(view: any InfoViewInput, router: any InfoRouter) -> InfoPresenter {
        let service = InfoService(networkTransport: networkTransport, url: infoURL)
        let presenter = InfoPresenter(service: service, router: router, dateProvider: dateProvider, locale: locale)
        presenter.view = view
        return presenter
    }
}
