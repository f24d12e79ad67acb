import ScreenElements

/// The content of a window, which consists of a title, views, and commands.
///
/// ```
/// == Interesting facts ==
///
/// [ Load a useful fact ]
/// ```
open class Screen: View {
    /// The screen's title, which is also its label.
    public var title: String { didSet { setNeedsDisplay() } }
    /// The commands that users can run even if no button for them is visible. The command bar shows
    /// the commands in this order.
    public var commands: [Command] { didSet { setNeedsDisplay() } }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - identifier: The name by which specs find the screen.
    ///   - title: The screen's title.
    ///   - content: The views on the screen, from top to bottom.
    ///   - commands: The commands that users can run even if no button for them is visible.
    public init(identifier: String = "", title: String, _ content: [View], commands: [Command] = []) {
        (self.title, self.commands) = (title, commands)
        super.init(identifier: identifier, subviews: content)
    }

    open override var label: String { title }

    /// Called when a navigation stack shows the screen, either for the first time or because the
    /// user has gone back to it. The default implementation does nothing.
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

/// A message that covers the screen. When the user chooses an answer, the alert closes, and then
/// the answer's action runs.
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
    ///   - identifier: The name by which specs find the alert. The message's identifier is
    ///     `message`, and each button's identifier is the name of its answer.
    ///   - title: The title of the alert.
    ///   - message: The text below the title.
    ///   - answers: The possible answers, each of which is shown as a button.
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

    public override var elementType: ElementType { .alert }
}

/// A stack of screens that shows only the top one.
public final class NavigationStack: View {
    /// The screens, from bottom to top.
    public private(set) var screens: [Screen]
    private let blank = Screen(title: "", [])

    /// Creates a stack that contains only `root`, or an empty stack if `root` is `nil`.
    public init(_ root: Screen? = nil) {
        screens = root.map { [$0] } ?? []
        super.init()
        addSubview(top)
        root?.didAppear()
    }

    /// The visible screen, or a blank screen if the stack is empty.
    public var top: Screen { screens.last ?? blank }

    /// Whether users can go back to a previous screen.
    public var canPop: Bool { screens.count > 1 }

    /// Pushes a screen onto the stack. If the screen is already on the stack, it moves to the top.
    public func push(_ screen: Screen) { show(screens.filter { $0 !== screen } + [screen]) }

    /// Goes back to the previous screen. Does nothing if there is no previous screen.
    public func pop() { if canPop { show(screens.dropLast()) } }

    /// Replaces all screens and shows the last new screen. Does nothing if `screens` is empty.
    public func show(_ screens: [Screen]) {
        guard let screen = screens.last else { return }
        let appears = screen !== top
        top.removeFromSuperview()
        self.screens = screens
        addSubview(screen)
        if appears { screen.didAppear() }
    }

    public override var exposure: ElementExposure { .childrenOnly }
}
