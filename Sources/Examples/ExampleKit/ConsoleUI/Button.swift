import ScreenElements

/// An action for users, started by a letter, by its title, by a button, or by all of these.
///
/// ```swift
/// let load = Command("load", title: "Load a useful fact", letters: "lд") { presenter.didTapLoadInfoButton() }
/// ```
@MainActor public final class Command {
    /// A word that calls the command; specs use it to find its hint.
    public let name: String
    /// The title that users see; it calls the command, too.
    public let title: String
    /// The letters that call the command: the first is offered, others serve other keyboards.
    public let letters: String
    /// Whether it can be called now.
    public var isAvailable = true { didSet { window?.setNeedsDisplay() } }
    /// The window that offers the command.
    weak var window: Window?
    private let action: @MainActor () -> Void

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - name: A word that calls the command.
    ///   - title: The title that users see.
    ///   - letters: The letters that call it; the first one is offered.
    ///   - action: The action.
    public init(_ name: String, title: String, letters: String = "", action: @escaping @MainActor () -> Void) {
        (self.name, self.title, self.letters, self.action) = (name, title, letters, action)
    }

    /// Runs the action if it is available.
    public func run() {
        if isAvailable { action() }
    }

    /// Whether a line calls the command, in upper or lower case.
    func isCalled(by line: String) -> Bool {
        line.count == 1 && letters.lowercased().contains(line.lowercased())
            || !line.key.isEmpty && [name.key, title.key].contains(line.key)
    }
}

extension String {
    /// The same for two names that are written alike: `email` and `E-mail`.
    var key: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}

/// Calls a command: `[ Log in ]`, or `( Log in )` while it is disabled.
public final class Button: View {
    /// The command that the button calls.
    public let command: Command

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - command: The command that the button calls, and whose availability it shows.
    public init(identifier: String = "", command: Command) {
        self.command = command
        super.init(identifier: identifier)
    }

    /// Makes a button with a command of its own.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - title: The title of the button.
    ///   - letters: The letters that press it; the first one is offered.
    ///   - action: The action.
    public convenience init(
        identifier: String = "",
        _ title: String,
        letters: String = "",
        action: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, command: Command(title, title: title, letters: letters, action: action))
    }

    /// A button.
    public override var elementType: ElementType { .button }
    /// The title.
    public override var label: String { command.title }
    /// The button only.
    public override var exposure: ElementExposure { .standsForChildren }
    /// Whether the command is available.
    public override var isEnabled: Bool {
        get { command.isAvailable }
        set { command.isAvailable = newValue }
    }

    /// Calls the command.
    public override func tap() throws {
        try checkReach()
        command.run()
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        (isEnabled ? "[ \(command.title) ]" : "( \(command.title) )").wrapped(to: width)
    }
}
