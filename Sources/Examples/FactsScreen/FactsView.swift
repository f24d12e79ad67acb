import ExampleKit

/// A view that shows the facts screen in a terminal.
///
/// ```
/// == Interesting facts ==
///
/// [ Load a useful fact ]
///
/// l — Load a useful fact   q — Quit
/// ```
///
/// Users can also run a command by typing the Russian letter on the same key as the Latin letter.
@MainActor final class FactsView: InfoViewInput {
    var presenter: InfoPresenter?
    var onQuit: @MainActor () -> Void = {}

    private(set) lazy var window = Window(
        Screen(
            identifier: "factsScreen",
            title: wording.title,
            [factText, timeAgo, loader, loadButton, detailsButton],
            commands: [details, load, back, quit]
        ),
        wording: wording.window
    )

    private let wording: Wording
    private var viewState = InfoViewState.initial

    private let factText = Label(identifier: "factText")
    private let timeAgo = Label(identifier: "timeAgo")
    private lazy var loader = ActivityIndicator(identifier: "loader", wording.loading)
    private lazy var loadButton = Button(identifier: "loadButton", command: load)
    private lazy var detailsButton = Button(identifier: "detailsButton", command: details)

    private lazy var load = Command("load", title: wording.loadButton, letters: "lд") { [weak self] in
        self?.presenter?.didTapLoadInfoButton()
    }
    private lazy var details = Command("details", title: wording.detailsButton, letters: "dв") { [weak self] in
        self?.presenter?.didTapShowDetailsButton()
    }
    private lazy var back = Command("back", title: wording.backButton, letters: "bи") { [weak self] in
        self?.goBack()
    }
    private lazy var quit = Command("quit", title: wording.quitButton, letters: "qй") { [weak self] in
        self?.onQuit()
    }

    private lazy var errorAlert = Alert(
        identifier: "errorAlert",
        title: wording.errorTitle,
        message: wording.error,
        answers: [Command("close", title: wording.closeButton, letters: "cс") {}]
    )

    init(wording: Wording) {
        self.wording = wording
        show()
    }

    func update(withViewState viewState: InfoViewState) {
        self.viewState = viewState
        show()
    }

    func showError() {
        window.present(errorAlert)
    }

    func showDetails(withIdentifier identifier: Int) {
        var content = [Label(identifier: "details", wording.details(identifier))]
        if case .info(let infoText, let timeAgoText) = viewState {
            content.append(Label(identifier: "detailsText", infoText))
            content.append(Label(identifier: "detailsAge", timeAgoText))
        }
        let screen = Screen(identifier: "detailsScreen", title: wording.title, content, commands: [back, quit])
        window.navigation.show([window.navigation.screens[0], screen])
    }

    /// Closes the details if they are shown. Otherwise, returns to the initial state.
    private func goBack() {
        if window.navigation.canPop {
            window.navigation.pop()
        } else {
            presenter?.start()
        }
    }

    private func show() {
        let isLoading = viewState == .loading
        var fact: (text: String, timeAgo: String)?
        if case .info(let infoText, let timeAgoText) = viewState { fact = (infoText, timeAgoText) }

        factText.text = fact?.text ?? ""
        timeAgo.text = fact?.timeAgo ?? ""
        detailsButton.isHidden = fact == nil
        isLoading ? loader.start() : loader.stop()
        loadButton.isHidden = fact != nil || isLoading

        load.isAvailable = !isLoading
        details.isAvailable = fact != nil
        back.isAvailable = viewState != .initial
    }
}

@MainActor final class ConsoleRouter: InfoRouter {
    private weak var view: FactsView?

    init(view: FactsView) {
        self.view = view
    }

    func openDetails(withIdentifier identifier: Int) {
        view?.showDetails(withIdentifier: identifier)
    }
}
