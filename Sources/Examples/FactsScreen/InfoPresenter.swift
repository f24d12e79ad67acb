import Foundation

/// Connects the view with the service: hears what the reader does, and decides what the screen shows.
///
///     start -> initial -> didTapLoadInfoButton -> loading -> info -> didTapShowDetailsButton -> router
///                 ^                                  |
///                 '------------ showError <----------'
///
/// One request is under way at most. The answer of a request that the screen no longer waits for changes nothing: after
/// ``start()`` that is every older one, and after the screen is gone all of them are.
@MainActor public final class InfoPresenter {
    /// Where the screen is shown. Weak, because the view keeps the presenter.
    public weak var view: (any InfoViewInput)?

    private let service: InfoService
    private let router: any InfoRouter
    private let dateProvider: any DateProvider
    private let relativeTime: RelativeTime

    private var content = Content.nothing
    private var loadCount = 0

    private enum Content: Equatable {
        case nothing
        /// Waiting for the answer to the load of this number, and to no other.
        case loading(Int)
        case fact(InfoModel)
    }

    /// Makes a presenter; give it a view and call ``start()`` when the screen appears.
    ///
    /// - Parameters:
    ///   - service: Brings the facts.
    ///   - router: Opens the details of a fact.
    ///   - dateProvider: The time from which a fact's age is counted.
    ///   - locale: The language in which the age is told.
    public init(
        service: InfoService,
        router: any InfoRouter,
        dateProvider: any DateProvider,
        locale: Locale = .current
    ) {
        self.service = service
        self.router = router
        self.dateProvider = dateProvider
        relativeTime = RelativeTime(locale: locale)
    }

    /// Shows the initial state. Called when the screen appears, and again whenever it should begin anew: the fact that
    /// it showed is forgotten, and the answer that it waited for will not be shown.
    public func start() {
        content = .nothing
        view?.update(withViewState: .initial)
    }

    /// Loads a fact and shows it, or an error and then the initial state. Does nothing while a fact is being loaded, so
    /// two quick taps send one request. Where a fact is shown already, loads another in its place.
    public func didTapLoadInfoButton() {
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
    public func didTapShowDetailsButton() {
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
