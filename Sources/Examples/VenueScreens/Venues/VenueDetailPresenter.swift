@MainActor protocol VenueDetailUI: AnyObject {
    func show(_ state: VenueDetailState)
}

enum VenueDetailState: Equatable {
    case loading
    case details(VenueDetails)
    case noAnswer
}

/// Releasing the presenter cancels the load.
@MainActor final class VenueDetailPresenter {
    weak var ui: (any VenueDetailUI)?
    private let id: Int
    private let getVenueDetails: any GetVenueDetailsUseCase
    private var loading: Task<Void, Never>?

    init(id: Int, getVenueDetails: any GetVenueDetailsUseCase) {
        self.id = id
        self.getVenueDetails = getVenueDetails
    }

    deinit {
        loading?.cancel()
    }

    func viewDidAppear() { load() }

    func retrySelected() { load() }

    private func load() {
        ui?.show(.loading)
        loading = Task { [weak self, id, getVenueDetails] in
            let details = try? await getVenueDetails.execute(venue: id)
            self?.ui?.show(details.map(VenueDetailState.details) ?? .noAnswer)
        }
    }
}
