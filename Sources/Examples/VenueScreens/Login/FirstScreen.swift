import ExampleKit

/// Hears what users do on the first screen.
@MainActor public protocol FirstOutput: AnyObject {
    /// The user has given a nickname and wants to go on.
    func didProcess()
    /// The user wants to register.
    func didAskToRegister()
}

/// The first screen: asks for a nickname.
@MainActor public protocol FirstView: AnyObject {
    /// Shows why the user cannot go on; hides it if it is empty.
    func showProblem(_ text: String)
}

/// Decides where the first screen leads.
@MainActor public final class FirstPresenter {
    /// The view of the screen. Weak, because the view retains the presenter.
    public weak var view: (any FirstView)?
    private weak var output: (any FirstOutput)?
    private var nickname = ""

    /// Makes a presenter.
    ///
    /// - Parameter output: Hears where the user wants to go. Not retained.
    public init(output: any FirstOutput) {
        self.output = output
    }

    /// Takes the text of the field.
    public func textFieldValueChanged(value: String) {
        nickname = value
        view?.showProblem("")
    }

    /// Goes on if there is a nickname; otherwise says that there is none.
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

/// The first screen: asks for a nickname.
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

/// Assembles the first screen.
@MainActor public protocol FirstAssembly {
    /// Makes the screen.
    ///
    /// - Parameter output: Hears where the user wants to go. Not retained.
    func assemble(output: any FirstOutput) -> Screen
}

/// The assembly of the real application.
public struct FirstAssemblyImpl: FirstAssembly {
    /// Makes the assembly.
    public init() {}

    /// Makes the screen with its presenter.
    public func assemble(output: any FirstOutput) -> Screen {
        let presenter = FirstPresenter(output: output)
        let screen = FirstScreen(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
