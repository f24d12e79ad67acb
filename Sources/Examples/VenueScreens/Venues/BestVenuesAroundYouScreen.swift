import ExampleKit

final class BestVenuesAroundYouScreen: Screen, BestVenuesAroundYouUI {
    private let presenter: BestVenuesAroundYouPresenter
    private let loader = ActivityIndicator(identifier: "loader", "Looking for venues…")
    private let message = Label(identifier: "message")
    private let list = List(identifier: "venueList", choosing: "Open a venue")
    private let retry: Button
    private let settings: Button

    init(presenter: BestVenuesAroundYouPresenter) {
        self.presenter = presenter
        retry = Button(identifier: "retryButton", "Try again", letters: "t") { presenter.retrySelected() }
        settings = Button(identifier: "settingsButton", "Settings", letters: "s") { presenter.settingsSelected() }
        let content = [loader, message, list, retry, settings]
        super.init(identifier: "venueListScreen", title: "Venues around you", content)
        for button in [retry, settings] { button.isHidden = true }
    }

    override func didAppear() {
        presenter.viewDidAppear()
    }

    func show(_ state: VenueListState) {
        message.text = state.message
        retry.isHidden = message.text.isEmpty
        settings.isHidden = state != .accessDenied
        state == .loading ? loader.start() : loader.stop()
        list.show(count: state.venues.count) { [presenter] index in
            let venue = state.venues[index]
            let title = Label(identifier: "title", venue.title)
            let subtitle = Label(identifier: "subtitle", venue.subtitle)
            return Cell(identifier: "venue \(venue.id)", [title, subtitle]) { presenter.venueSelected(venue) }
        }
    }
}

extension VenueListState {
    fileprivate var venues: [VenueViewModel] {
        if case .venues(let venues) = self { venues } else { [] }
    }

    fileprivate var message: String {
        switch self {
        case .loading: ""
        case .venues(let venues): venues.isEmpty ? "There are no venues around you." : ""
        case .accessDenied:
            "You do not allow Venues to know where you are. Change that in the settings, then try again."
        case .noLocation: "Your location cannot be found out now."
        case .noAnswer: "The venues cannot be loaded. Check the connection and try again."
        }
    }
}
