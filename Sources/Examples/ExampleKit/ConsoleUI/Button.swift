import ScreenElements

/// An action that users perform by pressing a button or by typing a letter, a name, or a title.
///
/// ```swift
/// let load = Command("load", title: "Load a useful fact", letters: "lд") { presenter.didTapLoadInfoButton() }
/// ```
@MainActor public final class Command {
    /// A word that users can type to run the command. Specs can find the command in the command bar
    /// by this name.
    public let name: String
    /// The title that users see. Typing the title also runs the command.
    public let title: String
    /// The letters that run the command, such as those on the same key in different keyboard
    /// layouts. Only the first letter is shown to users.
    public let letters: String
    /// Whether the command can currently be run.
    public var isAvailable = true { didSet { window?.setNeedsDisplay() } }
    weak var window: Window?
    private let action: @MainActor () -> Void

    /// Creates a command that is enabled.
    ///
    /// - Parameters:
    ///   - name: A word that users can type to run the command.
    ///   - title: The title that users see and can type.
    ///   - letters: The letters that run the command. Only the first letter is shown to users.
    ///   - action: The closure to run.
    public init(_ name: String, title: String, letters: String = "", action: @escaping @MainActor () -> Void) {
        (self.name, self.title, self.letters, self.action) = (name, title, letters, action)
    }

    /// Runs the action if the command is available.
    public func run() {
        if isAvailable { action() }
    }

    func isCalled(by line: String) -> Bool {
        line.count == 1 && letters.lowercased().contains(line.lowercased())
            || !line.key.isEmpty && [name.key, title.key].contains(line.key)
    }
}

extension String {
    /// The string's letters and digits in lowercase. For example, `E-mail` has the key `email`.
    var key: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}

/// A button that runs a command. It looks like `[ Log in ]`, or like `( Log in )` while disabled.
public final class Button: View {
    /// The command that the button runs.
    public let command: Command

    /// Creates a button that runs an existing command.
    ///
    /// - Parameters:
    ///   - identifier: The name by which specs find the button.
    ///   - command: The command to run. The button is disabled while the command is unavailable.
    public init(identifier: String = "", command: Command) {
        self.command = command
        super.init(identifier: identifier)
    }

    /// Creates a button that runs a closure. Only the first of `letters` is shown to users.
    public convenience init(
        identifier: String = "",
        _ title: String,
        letters: String = "",
        action: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, command: Command(title, title: title, letters: letters, action: action))
    }

    public override var elementType: ElementType { .button }
    public override var label: String { command.title }
    public override var exposure: ElementExposure { .standsForChildren }
    public override var isEnabled: Bool {
        get { command.isAvailable }
        set { command.isAvailable = newValue }
    }

    public override func tap() throws {
        try checkReach()
        command.run()
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        (isEnabled ? "[ \(command.title) ]" : "( \(command.title) )").wrapped(to: width)
    }
}
