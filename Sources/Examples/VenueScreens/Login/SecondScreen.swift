import ConsoleUI

/// The second screen: greets, and leads to the venues.
final class SecondScreen: Screen, SecondView {
    private let presenter: SecondPresenter
    private let mainLabel = Label(identifier: "mainLabel", alignment: .center)
    private let indicator = ActivityIndicator(identifier: "greetingIndicator", "The greeting is on its way…")

    init(presenter: SecondPresenter) {
        self.presenter = presenter
        let venues = Button(identifier: "venuesButton", "Venues around you", letters: "v") { presenter.didTapVenues() }
        super.init(identifier: "mainScreen", title: "Welcome", [mainLabel, indicator, venues])
        mainLabel.isHidden = true
        indicator.start()
    }

    override func didAppear() {
        presenter.viewDidAppear()
    }

    func showText(_ text: String) {
        indicator.stop()
        mainLabel.text = text
        mainLabel.isHidden = false
    }
}
