import ScreenElements

/// Screens of which one leads to the next, and back. Only the last one can be seen.
public final class NavigationStack: View {
    /// The screens, the one that can be seen last; empty until the first one is pushed.
    public private(set) var screens: [Screen]

    /// What an empty stack shows.
    private let blank = Screen(title: "", [])

    /// Makes a stack of one screen, or an empty one, which shows a blank screen.
    public init(_ root: Screen? = nil) {
        screens = root.map { [$0] } ?? []
        super.init()
        addSubview(top)
        root?.didAppear()
    }

    /// The screen that can be seen.
    public var top: Screen { screens.last ?? blank }

    /// Whether there is a screen to go back to.
    public var canPop: Bool { screens.count > 1 }

    /// Shows a screen over those that are there.
    public func push(_ screen: Screen) { show(screens.filter { $0 !== screen } + [screen]) }

    /// Goes back to the screen before; stays where it is on the first one.
    public func pop() { if canPop { show(screens.dropLast()) } }

    /// Goes back to the first screen.
    public func popToRoot() { show(Array(screens.prefix(1))) }

    /// Shows the last of some screens, with the others to go back to; does nothing if there are none.
    public func show(_ screens: [Screen]) {
        guard let screen = screens.last else { return }
        let appears = screen !== top
        top.removeFromSuperview()
        self.screens = screens
        addSubview(screen)
        if appears { screen.didAppear() }
    }

    /// A command that goes back: for the ``Screen/commands`` of the screens that are pushed.
    ///
    /// - Parameters:
    ///   - title: What people read.
    ///   - letters: The letters that call it; the first one is offered.
    public func backCommand(title: String, letters: String) -> Command {
        Command("back", title: title, letters: letters, isCancel: true) { [weak self] in self?.pop() }
    }

    /// The screen can be found; the stack only keeps it.
    public override var exposure: ElementExposure { .childrenOnly }

    public override func height(fitting width: Int) -> Int { top.height(fitting: width) }
}
