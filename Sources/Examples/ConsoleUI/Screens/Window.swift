import ScreenElements

/// The root of the views: shows the last screen of its navigation, alerts over it, and below it what people can do.
///
/// What it shows is a function of the views and of the size: ``lines(width:height:isColoured:)``.
public final class Window: View, ViewHost {
    /// The screens.
    public let navigation: NavigationStack
    /// The alerts that cover the screen, the one that has to be answered first last.
    public private(set) var alerts: [Alert] = []
    /// Whether single keys come in, and not lines.
    public var takesKeys = false { didSet { setNeedsDisplay() } }
    /// Called when something changed, so that the window has to be drawn anew; once for many changes, mostly.
    public var onNeedsDisplay: @MainActor () -> Void = {}

    let wording: WindowWording
    private let noticeLabel = Label(identifier: "notice", style: .error)
    private let bar = CommandBar(identifier: "commands")
    private var width = 80
    private var needsLayout = true
    private var isLayingOut = false
    private weak var focused: View?
    private lazy var nextControl = Command("nextControl", title: wording.nextControl) { [weak self] in
        self?.moveFocus(by: 1)
    }

    /// Makes a window.
    ///
    /// - Parameters:
    ///   - navigation: The screens.
    ///   - wording: What the window says.
    public init(_ navigation: NavigationStack, wording: WindowWording = .english) {
        self.navigation = navigation
        self.wording = wording
        super.init(subviews: [navigation, noticeLabel, bar])
        noticeLabel.isHidden = true
    }

    /// Makes a window that shows one screen.
    public convenience init(_ screen: Screen, wording: WindowWording = .english) {
        self.init(NavigationStack(screen), wording: wording)
    }

    /// A window.
    public override var elementType: ElementType { .window }
    /// The title of the first screen.
    public override var label: String { (navigation.screens.first ?? navigation.top).title }

    /// What stands below the frame until the next key or line: why the last one did nothing. `nil` if there is nothing to say.
    public var notice: String? {
        get { noticeLabel.isHidden ? nil : noticeLabel.text }
        set {
            noticeLabel.text = newValue ?? ""
            noticeLabel.isHidden = newValue == nil
        }
    }

    /// Whether something is under way that is shown.
    public var isBusy: Bool { !indicators.isEmpty }

    /// The indicators of what is under way.
    var indicators: [ActivityIndicator] { navigation.shown.compactMap { $0 as? ActivityIndicator } }

    // MARK: Alerts

    /// Shows an alert until it is answered.
    public func present(_ alert: Alert) {
        guard !alerts.contains(where: { $0 === alert }) else { return }
        alerts.append(alert)
        alert.onAnswer = { [weak self, weak alert] in
            guard let self, let alert else { return }
            alerts.removeAll { $0 === alert }
            alert.removeFromSuperview()
        }
        addSubview(alert)
    }

    /// What is in front, and what keys and lines are for.
    var scope: Screen { alerts.last ?? navigation.top }

    func obstacle(to view: View) -> String? {
        guard let alert = alerts.last, !view.ancestors.contains(where: { $0 === alert }) else { return nil }
        return "the alert “\(alert.title)”"
    }

    /// The commands of all screens, the one in front first: those that may be available another time, too.
    var knownCommands: [Command] { ([scope] + navigation.screens.reversed()).flatMap(\.allCommands) }

    // MARK: Layout and drawing

    override var host: (any ViewHost)? { self }

    public override func setNeedsDisplay() {
        guard !needsLayout else { return }
        needsLayout = true
        onNeedsDisplay()
    }

    /// The window as text, as wide as it was drawn last.
    public var text: String { lines(width: width, isColoured: false).joined(separator: "\n") }

    /// The window as it is drawn without colour.
    public var picture: ScreenPicture? { ScreenPicture(text) }

    /// Draws the window.
    ///
    /// - Parameters:
    ///   - width: The columns of the terminal. The frame is never wider than 80, for lines longer than that read badly, and
    ///     never narrower than 24.
    ///   - height: The rows of the terminal; `nil` if there may be any number. With fewer than the window takes, the screen
    ///     scrolls, and what people can do stays in view.
    ///   - isColoured: Whether styles are shown.
    /// - Returns: The rows, without line breaks.
    public func lines(width: Int, height: Int? = nil, isColoured: Bool) -> [String] {
        if self.width != frameWidth(width) { needsLayout = true }
        self.width = frameWidth(width)
        layoutIfNeeded()
        var canvas = Canvas(width: rect.width, height: rect.height)
        render(on: &canvas)
        guard let height, height > 0 else { return canvas.lines(isColoured: isColoured) }
        return visibleLines(of: &canvas, height: height, isColoured: isColoured)
    }

    /// Offers what a key or a line calls: no letter that would be typed into a field.
    private func offerCommands() {
        let commands = scope.allCommands.filter(\.isAvailable)
        if takesKeys, focused?.takesText == true {
            bar.offerWhileTyping(commands, next: focusableViews.count > 1 ? nextControl : nil)
        } else {
            bar.offer(commands, besides: scope.buttons)
        }
    }

    private func frameWidth(_ width: Int) -> Int { min(max(width, 24), 80) }

    func layoutIfNeeded() {
        // Views ask for the focus while they are placed.
        guard needsLayout, !isLayingOut else { return }
        isLayingOut = true
        focused = findFocus()
        offerCommands()
        let width = width
        place(in: Rect(x: 0, y: 0, width: width, height: height(fitting: width)))
        for command in knownCommands { command.host = self }
        needsLayout = false
        isLayingOut = false
    }

    public override func height(fitting width: Int) -> Int {
        screenHeight(fitting: width) + below.map { $0.height(fitting: width - 4) }.reduce(0, +)
    }

    public override func layoutSubviews() {
        var y = screenHeight(fitting: width)
        navigation.place(in: Rect(x: 0, y: 0, width: width, height: y))
        for view in [noticeLabel, bar] { view.place(in: .zero) }
        for view in below {
            view.place(in: Rect(x: 2, y: y, width: width - 4, height: view.height(fitting: width - 4)))
            y += view.rect.height
        }
        for alert in alerts {
            alert.area = navigation.rect
            alert.place(in: rect)
        }
    }

    /// The margin of what stands below the frame.
    public override func draw(on canvas: inout Canvas) {
        for view in below { canvas.clear(Rect(x: 0, y: view.rect.y, width: 2, height: view.rect.height)) }
    }

    private var below: [View] { [noticeLabel, bar].filter { !$0.isHidden } }

    /// The screen is high enough for what covers it.
    private func screenHeight(fitting width: Int) -> Int {
        let alertHeights = alerts.map { $0.height(fitting: $0.width(fitting: width - 4)) + 2 }
        return max(navigation.height(fitting: width), alertHeights.max() ?? 0)
    }

    // MARK: Focus

    var focusedView: View? {
        layoutIfNeeded()
        return focused
    }

    /// The row that has to be seen: that of the selected cell, or of what else the keys go to.
    var focusedRow: Int? {
        guard let list = focusedView as? List, let index = list.selectedIndex else { return focusedView?.rect.y }
        return list.cell(index)?.rect.y
    }

    func focus(_ view: View) {
        scope.focus = .view(.init(view: view))
        setNeedsDisplay()
    }

    func leave(_ view: View) {
        guard focusedView === view else { return }
        moveFocus(by: 1)
    }

    /// Sends the keys to the view that is so many further than the one they go to now. Where lines are typed, nothing follows
    /// the last field, so that the next line is a command.
    func moveFocus(by distance: Int) {
        let views = focusableViews
        guard !views.isEmpty else { return }
        let index = views.firstIndex { $0 === focusedView }
        let next = index.map { $0 + distance } ?? (distance > 0 ? 0 : -1)
        scope.focus =
            !takesKeys && next == views.count
            ? .nothing : .view(.init(view: views[(next + views.count) % views.count]))
        setNeedsDisplay()
    }

    /// The views that keys can go to, or lines.
    var focusableViews: [View] {
        scope.shown.filter { $0.canBecomeFocused && $0.isEnabled && (takesKeys || $0.takesText) }
    }

    private func findFocus() -> View? {
        let views = focusableViews
        switch scope.focus {
        case .nothing where !takesKeys: return nil
        case .view(let reference):
            if let view = views.first(where: { $0 === reference.view }) { return view }
            return takesKeys ? views.first : nil
        default: return views.first
        }
    }
}
