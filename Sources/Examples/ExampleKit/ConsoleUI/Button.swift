import ScreenElements

/// An action that users run by typing its letter, name, or title, or by pressing its button.
///
/// ```swift
/// let load = Command("load", title: "Load a useful fact", letters: "lд") { presenter.didTapLoadInfoButton() }
/// ```
@MainActor public final class Command {
    /// A word that users can type to run the command. Specs find the command's hint by this name.
    public let name: String
    /// The title that users see. Typing the title also runs the command.
    public let title: String
    /// The letters that run the command, such as those on one key in several keyboard layouts.
    /// Only the first one is shown.
    public let letters: String
    /// Whether the command can be run now.
    public var isAvailable = true { didSet { window?.setNeedsDisplay() } }
    weak var window: Window?
    private let action: @MainActor () -> Void

    /// Creates an available command.
    ///
    /// - Parameters:
    ///   - name: A word that users can type. Specs find the command's hint by this name.
    ///   - title: The title that users see and can type.
    ///   - letters: The letters that run the command. Only the first one is shown.
    ///   - action: The closure that the command runs.
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
    /// `email` and `E-mail` have the same key.
    var key: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}

/// A button that runs a command: `[ Log in ]`, or `( Log in )` while it is disabled.
public final class Button: View {
    /// The command that the button runs.
    public let command: Command

    /// Creates a button that runs an existing command.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the button.
    ///   - command: The command to run. The button is disabled while the command is unavailable.
    public init(identifier: String = "", command: Command) {
        self.command = command
        super.init(identifier: identifier)
    }

    /// Creates a button that runs a closure.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the button.
    ///   - title: The title of the button.
    ///   - letters: The letters that run the action. Only the first one is shown.
    ///   - action: The closure to run when the button is pressed.
    public convenience init(
        identifier: String = "",
        _ title: String,
        letters: String = "",
        action: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, command: Command(title, title: title, letters: letters, action: action))
    }

    /// The element type, which is `.button`.
    public override var elementType: ElementType { .button }
    /// The title of the button's command.
    public override var label: String { command.title }
    /// The exposure, which lets specs find the button but nothing inside it.
    public override var exposure: ElementExposure { .standsForChildren }
    /// Whether the command is available. Setting this property changes the command's availability.
    public override var isEnabled: Bool {
        get { command.isAvailable }
        set { command.isAvailable = newValue }
    }

    /// Runs the command. Throws an error if users cannot press the button.
    public override func tap() throws {
        try checkReach()
        command.run()
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        (isEnabled ? "[ \(command.title) ]" : "( \(command.title) )").wrapped(to: width)
    }
}
