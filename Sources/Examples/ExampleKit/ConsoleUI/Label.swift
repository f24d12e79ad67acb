import ScreenElements

/// A view that shows text, wrapped to the window's width. Specs cannot find an empty label.
public final class Label: View {
    /// The text to show. An empty label takes up no lines.
    public var text: String { didSet { setNeedsDisplay() } }

    /// Creates a label. Specs can find the label by its identifier or by its text.
    public init(identifier: String = "", _ text: String = "") {
        self.text = text
        super.init(identifier: identifier)
    }

    public override var elementType: ElementType { .staticText }
    public override var label: String { text }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        text.isEmpty ? [] : text.wrapped(to: width)
    }
}

/// A line of text, such as `Loading…`, that is visible only while an activity is in progress.
public final class ActivityIndicator: View {
    /// The text that describes the activity.
    public let title: String
    /// Whether the activity is in progress.
    public private(set) var isRunning = false { didSet { setNeedsDisplay() } }

    /// Creates an indicator for an activity that has not started yet.
    public init(identifier: String = "", _ title: String) {
        self.title = title
        super.init(identifier: identifier)
    }

    public override var elementType: ElementType { .activityIndicator }
    public override var label: String { title }
    /// `1` while the activity is in progress and `0` otherwise, as on Apple's platforms.
    public override var value: String? { isRunning ? "1" : "0" }
    public override var exposure: ElementExposure { .standsForChildren }
    /// Whether the indicator is hidden, either because it is stopped or because it was hidden
    /// explicitly.
    public override var isHidden: Bool {
        get { !isRunning || super.isHidden }
        set { super.isHidden = newValue }
    }

    /// Shows the indicator.
    public func start() { isRunning = true }

    /// Hides the indicator.
    public func stop() { isRunning = false }

    override func draw(x: Int, y: Int, width: Int) -> [String] { title.wrapped(to: width) }
}
