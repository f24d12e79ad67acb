import ConsoleUI
import FactsScreen

/// The view of the facts screen in a terminal.
///
/// ```
/// ┌─ Interesting facts ────────┐
/// │                            │
/// │   [ Load a useful fact ]   │
/// │                            │
/// └────────────────────────────┘
///   l — Load a useful fact   q — Quit
/// ```
///
/// Letters are those of a Russian keyboard, too: a reader who forgot to switch means the key.
@MainActor final class FactsView: InfoViewInput {
    /// Is told what the reader does.
    var presenter: InfoPresenter?
    /// Called when the reader quits.
    var onQuit: @MainActor () -> Void = {}

    private(set) lazy var window = Window(
        Screen(
            identifier: "factsScreen",
            title: wording.title,
            [errorMessage, factText, timeAgo, loader, loadButton, detailsButton],
            commands: [details, load, back, quit]
        ),
        wording: WindowWording(unknownCommand: wording.unknownCommand, notNow: wording.notNow)
    )

    private let wording: Wording
    private var viewState = InfoViewState.initial
    private var showsError = false

    private let factText = Label(identifier: "factText")
    private let timeAgo = Label(identifier: "timeAgo", style: .faint)
    private lazy var errorMessage = Label(identifier: "errorMessage", wording.error, style: .error)
    private lazy var loader = ActivityIndicator(identifier: "loader", wording.loading, pictures: [])
    private lazy var loadButton = Button(identifier: "loadButton", command: load)
    private lazy var detailsButton = Button(identifier: "detailsButton", command: details)

    private lazy var load = Command("load", title: wording.loadButton, letters: "lд") { [weak self] in
        self?.presenter?.didTapLoadInfoButton()
    }
    private lazy var details = Command("details", title: wording.detailsButton, letters: "dв") { [weak self] in
        self?.presenter?.didTapShowDetailsButton()
    }
    private lazy var back = Command("back", title: wording.backButton, letters: "bи", isCancel: true) { [weak self] in
        self?.goBack()
    }
    private lazy var quit = Command("quit", title: wording.quitButton, letters: "qй") { [weak self] in
        self?.onQuit()
    }

    init(wording: Wording) {
        self.wording = wording
        show()
    }

    func update(withViewState viewState: InfoViewState) {
        self.viewState = viewState
        if viewState != .initial { showsError = false }
        show()
    }

    func showError() {
        showsError = true
        show()
    }

    /// Opens details over the screen.
    func showDetails(withIdentifier identifier: Int) {
        let text = Label(identifier: "details", wording.details(identifier))
        let screen = Screen(identifier: "detailsScreen", title: wording.title, [text], commands: [back, quit])
        window.navigation.show([window.navigation.screens[0], screen])
    }

    /// Takes away what lies on top: the details, the error, and at last the fact or the load.
    private func goBack() {
        if window.navigation.canPop {
            window.navigation.pop()
        } else if showsError {
            showsError = false
            show()
        } else {
            presenter?.start()
        }
    }

    /// Shows what belongs to the state. The message about an error lies over the state, and so it hides what the state shows.
    private func show() {
        let isInitial = viewState == .initial && !showsError
        let isLoading = viewState == .loading && !showsError
        var fact: (text: String, timeAgo: String)?
        if case .info(let infoText, let timeAgoText) = viewState, !showsError { fact = (infoText, timeAgoText) }

        errorMessage.isHidden = !showsError
        factText.text = fact?.text ?? ""
        timeAgo.text = fact?.timeAgo ?? ""
        for view in [factText, timeAgo, detailsButton] { view.isHidden = fact == nil }
        isLoading ? loader.start() : loader.stop()
        loadButton.isHidden = fact != nil || isLoading

        load.isAvailable = !isLoading
        details.isAvailable = fact != nil
        back.isAvailable = !isInitial
    }
}
