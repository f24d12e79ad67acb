import ScreenElements

/// The content of the window: a title, views one below the other, and the available commands.
///
/// ```
/// == Interesting facts ==
///
/// [ Load a useful fact ]
/// ```
open class Screen: View {
    /// The title of the screen.
    public var title: String { didSet { setNeedsDisplay() } }
    /// The commands in addition to those of the buttons, in the order in which they are shown. A
    /// command may also have a button; it can be run even while that is hidden.
    public var commands: [Command] { didSet { setNeedsDisplay() } }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs.
    ///   - title: The title of the screen.
    ///   - content: The views on it.
    ///   - commands: The commands in addition to those of the buttons.
    public init(identifier: String = "", title: String, _ content: [View], commands: [Command] = []) {
        (self.title, self.commands) = (title, commands)
        super.init(identifier: identifier, subviews: content)
    }

    /// The title.
    open override var label: String { title }

    /// Responds to a navigation stack that has shown the screen, because the screen was pushed or
    /// users came back to it. Does nothing by default.
    open func didAppear() {}

    /// The visible buttons.
    var buttons: [Button] { shown.compactMap { $0 as? Button } }

    /// All commands, including those of the buttons and lists.
    var allCommands: [Command] {
        let own = buttons.map(\.command) + shown.compactMap { $0 as? List }.flatMap(\.pageCommands)
        return own.filter { command in !commands.contains { $0 === command } } + commands
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        let head = "== \(title) ==".wrapped(to: width) + [""]
        return head + super.draw(x: x, y: y + head.count, width: width)
    }
}

/// A message that covers the screen. Any answer closes it and then runs the action of the answer.
///
/// ```swift
/// window.present(Alert(title: "Log out?", message: "Your draft is kept.", answers: [
///     Command("yes", title: "Log out", letters: "y") { session.end() },
///     Command("no", title: "Stay", letters: "n") {},
/// ]))
/// ```
public final class Alert: Screen {
    /// The closure that removes the alert from the screen.
    var onAnswer: @MainActor () -> Void = {}

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs. The message has the identifier `message`; each button has
    ///     the name of its answer.
    ///   - title: The title.
    ///   - message: The text.
    ///   - answers: The possible answers; each has a button.
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

    /// The type of an alert.
    public override var elementType: ElementType { .alert }
}

/// A stack of screens. Users see only the last one.
public final class NavigationStack: View {
    /// The screens, with the visible one last; empty until the first is pushed.
    public private(set) var screens: [Screen]
    /// The content of an empty stack.
    private let blank = Screen(title: "", [])

    /// Creates a stack with one screen, or an empty one, which shows a blank screen.
    public init(_ root: Screen? = nil) {
        screens = root.map { [$0] } ?? []
        super.init()
        addSubview(top)
        root?.didAppear()
    }

    /// The visible screen.
    public var top: Screen { screens.last ?? blank }

    /// Whether there is a screen to go back to.
    public var canPop: Bool { screens.count > 1 }

    /// Shows a screen on top of the others.
    public func push(_ screen: Screen) { show(screens.filter { $0 !== screen } + [screen]) }

    /// Goes back to the previous screen; does nothing on the first one.
    public func pop() { if canPop { show(screens.dropLast()) } }

    /// Replaces the screens of the stack and shows the last one; does nothing if there are none.
    public func show(_ screens: [Screen]) {
        guard let screen = screens.last else { return }
        let appears = screen !== top
        top.removeFromSuperview()
        self.screens = screens
        addSubview(screen)
        if appears { screen.didAppear() }
    }

    /// Only the screen can be found, not the stack.
    public override var exposure: ElementExposure { .childrenOnly }
}
