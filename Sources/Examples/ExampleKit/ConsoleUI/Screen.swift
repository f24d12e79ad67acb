import ScreenElements

/// The content of a window: a title, views from top to bottom, and the available commands.
///
/// ```
/// == Interesting facts ==
///
/// [ Load a useful fact ]
/// ```
open class Screen: View {
    /// The title of the screen.
    public var title: String { didSet { setNeedsDisplay() } }
    /// The commands in addition to those of the buttons, in the order in which they are shown. If a
    /// command has a button too, users can run it even while the button is hidden.
    public var commands: [Command] { didSet { setNeedsDisplay() } }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the screen.
    ///   - title: The title of the screen.
    ///   - content: The views on the screen, from top to bottom.
    ///   - commands: The commands in addition to those of the buttons.
    public init(identifier: String = "", title: String, _ content: [View], commands: [Command] = []) {
        (self.title, self.commands) = (title, commands)
        super.init(identifier: identifier, subviews: content)
    }

    /// The title of the screen.
    open override var label: String { title }

    /// Called when a navigation stack shows the screen, either for the first time or because users
    /// have come back to it. Does nothing by default.
    open func didAppear() {}

    /// The visible buttons.
    var buttons: [Button] { shown.compactMap { $0 as? Button } }

    /// All commands, including those of the visible buttons and lists.
    var allCommands: [Command] {
        let own = buttons.map(\.command) + shown.compactMap { $0 as? List }.flatMap(\.pageCommands)
        return own.filter { command in !commands.contains { $0 === command } } + commands
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        let head = "== \(title) ==".wrapped(to: width) + [""]
        return head + super.draw(x: x, y: y + head.count, width: width)
    }
}

/// A message that covers the screen. An answer closes the message and then runs its action.
///
/// ```swift
/// window.present(Alert(title: "Log out?", message: "Your draft is kept.", answers: [
///     Command("yes", title: "Log out", letters: "y") { session.end() },
///     Command("no", title: "Stay", letters: "n") {},
/// ]))
/// ```
public final class Alert: Screen {
    /// A closure that removes the alert from its window.
    var onAnswer: @MainActor () -> Void = {}

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the alert. The identifier of the message is
    ///     `message`, and that of each button is the name of its answer.
    ///   - title: The title of the alert.
    ///   - message: The text of the message.
    ///   - answers: The possible answers. Each is shown as a button.
    public init(identifier: String = "", title: String, message: String, answers: [Command]) {
        super.init(identifier: identifier, title: title, [Label(identifier: "message", message)])
        for answer in answers {
            let command = Command(answer.name, title: answer.title, letters: answer.letters) { [weak self] in
                self?.onAnswer()
                answer.run()
            }
            addSubview(Button(identifier: answer.name, command: command))
        }
    }

    /// The element type, which is `.alert`.
    public override var elementType: ElementType { .alert }
}

/// A stack of screens of which only the last one is visible.
public final class NavigationStack: View {
    /// The screens in the order in which they were pushed. The last one is visible.
    public private(set) var screens: [Screen]
    /// The screen that an empty stack shows.
    private let blank = Screen(title: "", [])

    /// Creates a stack with one screen. Without a screen, the stack is empty and looks blank.
    public init(_ root: Screen? = nil) {
        screens = root.map { [$0] } ?? []
        super.init()
        addSubview(top)
        root?.didAppear()
    }

    /// The visible screen, which is blank if the stack is empty.
    public var top: Screen { screens.last ?? blank }

    /// Whether users can go back to a previous screen.
    public var canPop: Bool { screens.count > 1 }

    /// Pushes a screen. If the stack contains the screen already, it moves to the top.
    public func push(_ screen: Screen) { show(screens.filter { $0 !== screen } + [screen]) }

    /// Goes back to the previous screen. Does nothing if there is none.
    public func pop() { if canPop { show(screens.dropLast()) } }

    /// Replaces the screens and shows the last one. Does nothing if `screens` is empty.
    public func show(_ screens: [Screen]) {
        guard let screen = screens.last else { return }
        let appears = screen !== top
        top.removeFromSuperview()
        self.screens = screens
        addSubview(screen)
        if appears { screen.didAppear() }
    }

    /// The exposure, which makes only the visible screen findable by specs, not the stack.
    public override var exposure: ElementExposure { .childrenOnly }
}
