/// Hears of what people do on the first screen.
@MainActor public protocol FirstOutput: AnyObject {
    /// The nickname is there, and people want to go on.
    func didProcess()
    /// People who are not known yet want to register.
    func didAskToRegister()
}

/// Decides where the first screen leads.
@MainActor public final class FirstPresenter {
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
    }

    /// Goes on, if there is a nickname.
    public func didTap() {
        guard !nickname.allSatisfy(\.isWhitespace) else { return }
        output?.didProcess()
    }

    /// Goes to the registration.
    public func didTapRegister() {
        output?.didAskToRegister()
    }
}
