import ScreenElements
import TerminalText

/// Calls a command: `[ Log in ]`.
public final class Button: View {
    /// What the button calls. Where it has a letter, the letter calls it, too.
    public let command: Command
    private var wrapped = WrappedText()

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - command: What the button calls. It is disabled while the command is not available.
    public init(identifier: String = "", command: Command) {
        self.command = command
        super.init(identifier: identifier)
    }

    /// Makes a button with a command of its own, which is called by the title where lines are typed.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - title: What the button is called.
    ///   - letters: The letters that press it; the first one is offered.
    ///   - action: What it does.
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

    public override var canBecomeFocused: Bool { true }

    /// Calls the command.
    public override func tap() throws {
        try checkReach()
        command.run()
    }

    public override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .character(" ") else { return false }
        command.run()
        return true
    }

    public override func width(fitting width: Int) -> Int { min(text.displayWidth, width) }

    public override func height(fitting width: Int) -> Int { wrapped.lines(of: text, width: width).count }

    public override func draw(on canvas: inout Canvas) {
        let style: TextStyle = hasFocus ? .selected : isEnabled ? .strong : .faint
        let lines = wrapped.lines(of: text, width: rect.width).map(\.breakable)
        canvas.put(lines, in: rect, style: style, alignment: .center)
    }

    /// The title in brackets, which stay with its first and last word. The button that the enter key presses is told apart
    /// without colour, too.
    private var text: String {
        hasFocus ? "[>\(command.title)<]" : "[\u{A0}\(command.title)\u{A0}]"
    }
}
