import TerminalText

/// What the window shows at a time: a frame with a title, views in it one below the other, and what people can do.
///
/// ```
/// ┌─ Interesting facts ────────┐
/// │                            │
/// │   [ Load a useful fact ]   │
/// │                            │
/// └────────────────────────────┘
/// ```
open class Screen: View {
    /// What the screen is called.
    public var title: String { didSet { setNeedsDisplay() } }
    /// What people can do here apart from what the buttons on the screen do, in the order in which it is offered. A command
    /// may have a button, too; one that is offered here keeps its place and can be called where its button is hidden.
    public var commands: [Command] { didSet { setNeedsDisplay() } }
    /// The keys go to this view.
    var focus = Focus.automatic { didSet { viewport.followsFocus = true } }
    /// The rows in view, as they were when the screen was drawn last.
    var viewport = Viewport()
    private let content: Stack

    /// Where the keys go.
    enum Focus {
        /// To the first view that takes them.
        case automatic
        case view(WeakView)
        case nothing
    }

    /// A view that may have gone.
    struct WeakView {
        weak var view: View?
    }

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - title: What the screen is called.
    ///   - content: The views on it, one below the other, with a blank row between them.
    ///   - commands: What people can do here apart from what the buttons do.
    public init(identifier: String = "", title: String, _ content: [View], commands: [Command] = []) {
        self.title = title
        self.commands = commands
        self.content = Stack(.vertical, spacing: 1, content)
        super.init(identifier: identifier, subviews: [self.content])
    }

    /// The title.
    open override var label: String { title }

    /// Called when a navigation stack has shown the screen: when it is pushed, and when people come back to it. Does nothing,
    /// unless overridden.
    open func didAppear() {}

    /// All that people can do here: what the buttons on the screen call, and the commands.
    var allCommands: [Command] {
        buttons.map(\.command).filter { command in !commands.contains { $0 === command } } + commands
    }

    /// The buttons that can be seen.
    var buttons: [Button] { shown.compactMap { $0 as? Button } }

    /// The part of the screen in which the frame is drawn; all of it, unless overridden.
    var box: Rect { rect }

    open override func width(fitting width: Int) -> Int {
        min(max(content.width(fitting: width - 4), title.displayWidth + 2) + 4, width)
    }

    open override func height(fitting width: Int) -> Int { content.height(fitting: width - 4) + 4 }

    open override func layoutSubviews() { content.place(in: box.inset(dx: 2, dy: 2)) }

    open override func draw(on canvas: inout Canvas) {
        canvas.clear(box)
        canvas.frame(box, title: title)
    }
}
