import ExampleKit

/// An observer that is notified of what users do on the first screen.
@MainActor public protocol FirstOutput: AnyObject {
    /// Called when the user has entered a nickname and wants to continue.
    func didProcess()
    /// Called when the user wants to register.
    func didAskToRegister()
}

/// The first screen, which asks for a nickname.
@MainActor public protocol FirstView: AnyObject {
    /// Shows why the user cannot continue; hides the message if the text is empty.
    func showProblem(_ text: String)
}

/// The presenter of the first screen, which decides where it leads.
@MainActor public final class FirstPresenter {
    /// The view of the screen. Weak, because the view retains the presenter.
    public weak var view: (any FirstView)?
    private weak var output: (any FirstOutput)?
    private var nickname = ""

    /// Creates a presenter.
    ///
    /// - Parameter output: The observer, which is not retained.
    public init(output: any FirstOutput) {
        self.output = output
    }

    /// Updates the nickname with the text of the field.
    public func textFieldValueChanged(value: String) {
        nickname = value
        view?.showProblem("")
    }

    /// Continues if there is a nickname; otherwise shows a message.
    public func didTap() {
        guard !nickname.allSatisfy(\.isWhitespace) else {
            view?.showProblem("Enter a nickname first.")
            return
        }
        output?.didProcess()
    }

    /// Goes to the registration.
    public func didTapRegister() {
        output?.didAskToRegister()
    }
}

/// The first screen, which asks for a nickname.
final class FirstScreen: Screen, FirstView {
    private let problem = Label(identifier: "loginProblem")

    init(presenter: FirstPresenter) {
        let field = TextField(identifier: "loginField", title: "Nickname")
        field.onChange = { presenter.textFieldValueChanged(value: $0) }
        let next = Button(identifier: "nextButton", "Next", letters: "n") { presenter.didTap() }
        let register = Button(identifier: "registerButton", "Register", letters: "r") { presenter.didTapRegister() }
        super.init(identifier: "loginScreen", title: "Log in", [field, problem, next, register])
    }

    func showProblem(_ text: String) { problem.text = text }
}

/// An assembly of the first screen.
@MainActor public protocol FirstAssembly {
    /// Creates the screen.
    ///
    /// - Parameter output: The observer, which is not retained.
    func assemble(output: any FirstOutput) -> Screen
}

/// The assembly of the real application.
public struct FirstAssemblyImpl: FirstAssembly {
    /// Creates the assembly.
    public init() {}

    /// Creates the screen with its presenter.
    public func assemble(output: any FirstOutput) -> Screen {
        let presenter = FirstPresenter(output: output)
        let screen = FirstScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
