import ScreenElements

/// An action that users start with a letter, the title, a button, or any of these.
///
/// ```swift
/// let load = Command("load", title: "Load a useful fact", letters: "lд") { presenter.didTapLoadInfoButton() }
/// ```
@MainActor public final class Command {
    /// A word that runs the command; specs find the hint of the command by it.
    public let name: String
    /// The title that users see; typing it runs the command, too.
    public let title: String
    /// The letters that run the command: the first is shown; others are for other keyboards.
    public let letters: String
    /// Whether the command can be run now.
    public var isAvailable = true { didSet { window?.setNeedsDisplay() } }
    /// The window that offers the command.
    weak var window: Window?
    private let action: @MainActor () -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - name: A word that runs the command.
    ///   - title: The title that users see.
    ///   - letters: The letters that run it; the first one is shown.
    ///   - action: The action.
    public init(_ name: String, title: String, letters: String = "", action: @escaping @MainActor () -> Void) {
        (self.name, self.title, self.letters, self.action) = (name, title, letters, action)
    }

    /// Runs the action if it is available.
    public func run() {
        if isAvailable { action() }
    }

    /// Returns whether a line runs the command, ignoring case.
    func isCalled(by line: String) -> Bool {
        line.count == 1 && letters.lowercased().contains(line.lowercased())
            || !line.key.isEmpty && [name.key, title.key].contains(line.key)
    }
}

extension String {
    /// A key that ignores case and punctuation: the same for `email` and `E-mail`.
    var key: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}

/// A button that runs a command: `[ Log in ]`, or `( Log in )` while it is disabled.
public final class Button: View {
    /// The command that the button runs.
    public let command: Command

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs.
    ///   - command: The command that the button runs, and whose availability it shows.
    public init(identifier: String = "", command: Command) {
        self.command = command
        super.init(identifier: identifier)
    }

    /// Creates a button with a command of its own.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs.
    ///   - title: The title of the button.
    ///   - letters: The letters that press the button; the first one is shown.
    ///   - action: The action.
    public convenience init(
        identifier: String = "",
        _ title: String,
        letters: String = "",
        action: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, command: Command(title, title: title, letters: letters, action: action))
    }

    /// The type of a button.
    public override var elementType: ElementType { .button }
    /// The title.
    public override var label: String { command.title }
    /// Only the button itself can be found.
    public override var exposure: ElementExposure { .standsForChildren }
    /// Whether the command is available.
    public override var isEnabled: Bool {
        get { command.isAvailable }
        set { command.isAvailable = newValue }
    }

    /// Runs the command.
    public override func tap() throws {
        try checkReach()
        command.run()
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        (isEnabled ? "[ \(command.title) ]" : "( \(command.title) )").wrapped(to: width)
    }
}
