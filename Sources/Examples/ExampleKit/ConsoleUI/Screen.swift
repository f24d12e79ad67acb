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
    /// The commands that users can run even without a visible button, in the order in which the
    /// command bar shows them.
    public var commands: [Command] { didSet { setNeedsDisplay() } }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the screen.
    ///   - title: The title of the screen.
    ///   - content: The views on the screen, from top to bottom.
    ///   - commands: The commands that users can run even without a visible button.
    public init(identifier: String = "", title: String, _ content: [View], commands: [Command] = []) {
        (self.title, self.commands) = (title, commands)
        super.init(identifier: identifier, subviews: content)
    }

    /// The title of the screen.
    open override var label: String { title }

    /// Called when a navigation stack shows the screen, whether for the first time or because users
    /// have come back to the screen. Does nothing by default.
    open func didAppear() {}

    var buttons: [Button] { shown.compactMap { $0 as? Button } }

    var allCommands: [Command] {
        let own = buttons.map(\.command) + shown.compactMap { $0 as? List }.flatMap(\.pageCommands)
        return own.filter { command in !commands.contains { $0 === command } } + commands
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        let head = "== \(title) ==".wrapped(to: width) + [""]
        return head + super.draw(x: x, y: y + head.count, width: width)
    }
}

/// A message that covers the screen. Answering closes the alert and then runs the answer's action.
///
/// ```swift
/// window.present(Alert(title: "Log out?", message: "Your draft is kept.", answers: [
///     Command("yes", title: "Log out", letters: "y") { session.end() },
///     Command("no", title: "Stay", letters: "n") {},
/// ]))
/// ```
public final class Alert: Screen {
    /// Removes the alert from its window.
    var onAnswer: @MainActor () -> Void = {}

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the alert. The identifier of the message is
    ///     `message`. The identifier of each button is the name of the answer.
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

/// A stack of screens. Only the top screen is visible.
public final class NavigationStack: View {
    /// The screens, from bottom to top. Only the last one is visible.
    public private(set) var screens: [Screen]
    private let blank = Screen(title: "", [])

    /// Creates a stack that contains only `root`. If `root` is `nil`, the stack is empty.
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

    /// Pushes a screen. A screen that is already on the stack moves to the top.
    public func push(_ screen: Screen) { show(screens.filter { $0 !== screen } + [screen]) }

    /// Goes back to the previous screen. Does nothing if there is no previous screen.
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

    /// The exposure, which lets specs find the visible screen but not the stack.
    public override var exposure: ElementExposure { .childrenOnly }
}
