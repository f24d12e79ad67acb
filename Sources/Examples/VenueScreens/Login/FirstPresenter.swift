/// Hears of what people do on the first screen.
@MainActor public protocol FirstOutput: AnyObject {
    /// The nickname is there, and people want to go on.
    func didProcess()
    /// People want to register.
    func didAskToRegister()
}

/// The first screen: asks for a nickname.
@MainActor public protocol FirstView: AnyObject {
    /// Shows why people cannot go on; hides it if it is empty.
    func showProblem(_ text: String)
}

/// Decides where the first screen leads.
@MainActor public final class FirstPresenter {
    /// Where the screen is shown. Weak, because the view keeps the presenter.
    public weak var view: (any FirstView)?
    private weak var output: (any FirstOutput)?
    private var nickname = ""

    /// Makes a presenter.
    ///
    /// - Parameter output: Is told where people want to go. Not kept.
    public init(output: any FirstOutput) {
        self.output = output
    }

    /// Takes what stands in the field.
    public func textFieldValueChanged(value: String) {
        nickname = value
        view?.showProblem("")
    }

    /// Goes on, if there is a nickname; otherwise says that there is none.
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
