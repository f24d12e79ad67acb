import ExampleKit

/// An observer of the user's decisions on the first screen.
@MainActor public protocol FirstOutput: AnyObject {
    /// Called when the user has entered a nickname and wants to continue.
    func didProcess()
    func didAskToRegister()
}

/// The interface that the presenter uses to update the first screen.
@MainActor public protocol FirstView: AnyObject {
    /// Shows why the user cannot continue, or hides the explanation if `text` is empty.
    func showProblem(_ text: String)
}

/// The presenter for the first screen, which validates the nickname.
@MainActor public final class FirstPresenter {
    /// The view. Weak, because the view retains the presenter.
    public weak var view: (any FirstView)?
    private weak var output: (any FirstOutput)?
    private var nickname = ""

    /// Creates a presenter that has no view yet. The presenter does not retain `output`.
    public init(output: any FirstOutput) {
        self.output = output
    }

    /// Stores the nickname that the user has entered, and hides any message.
    public func textFieldValueChanged(value: String) {
        nickname = value
        view?.showProblem("")
    }

    /// Continues if the user has entered a nickname; otherwise, shows a message.
    public func didTap() {
        guard !nickname.allSatisfy(\.isWhitespace) else {
            view?.showProblem("Enter a nickname first.")
            return
        }
        output?.didProcess()
    }

    /// Notifies the observer that the user wants to register.
    public func didTapRegister() {
        output?.didAskToRegister()
    }
}

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

/// An assembly that creates the first screen.
@MainActor public protocol FirstAssembly {
    /// Creates a screen that does not retain `output`.
    func assemble(output: any FirstOutput) -> Screen
}

/// The assembly that the actual application uses.
public struct FirstAssemblyImpl: FirstAssembly {
    /// Creates an assembly.
    public init() {}

    /// Creates the first screen and its presenter.
    public func assemble(output: any FirstOutput) -> Screen {
        let presenter = FirstPresenter(output: output)
        let screen = FirstScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
