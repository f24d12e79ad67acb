import ExampleKit

final class VenueDetailScreen: Screen, VenueDetailUI {
    private let presenter: VenueDetailPresenter
    private let loader = ActivityIndicator(identifier: "loader", "Loading the venue…")
    private let address = Label(identifier: "address")
    private let hours = Label(identifier: "hours")
    private let tip = Label(identifier: "tip")
    private let message = Label(
        identifier: "message",
        "The venue cannot be loaded. Check the connection and try again."
    )
    private let retry: Button

    init(title: String, presenter: VenueDetailPresenter) {
        self.presenter = presenter
        retry = Button(identifier: "retryButton", "Try again", letters: "t") { presenter.retrySelected() }
        let content = [loader, address, hours, tip, message, retry]
        super.init(identifier: "venueDetailScreen", title: title, content)
        show(.loading)
    }

    override func didAppear() {
        presenter.viewDidAppear()
    }

    func show(_ state: VenueDetailState) {
        state == .loading ? loader.start() : loader.stop()
        for view in [message, retry] { view.isHidden = state != .noAnswer }
        for label in [address, hours, tip] { label.text = "" }
        guard case .details(let details) = state else { return }
        title = details.name
        (address.text, hours.text, tip.text) = (details.address, details.hours, details.tip)
    }
}
