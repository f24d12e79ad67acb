import ScreenElements

/// Text on as many lines as needed. An empty label takes no line and cannot be found.
public final class Label: View {
    /// The text.
    public var text: String { didSet { setNeedsDisplay() } }

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs.
    ///   - text: The text.
    public init(identifier: String = "", _ text: String = "") {
        self.text = text
        super.init(identifier: identifier)
    }

    /// The type of static text.
    public override var elementType: ElementType { .staticText }
    /// The text.
    public override var label: String { text }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        text.isEmpty ? [] : text.wrapped(to: width)
    }
}

/// An indicator that something is in progress, such as `Loading…`; hidden while it is stopped.
public final class ActivityIndicator: View {
    /// The activity in progress.
    public let title: String
    /// Whether something is in progress.
    public private(set) var isRunning = false { didSet { setNeedsDisplay() } }

    /// Creates an indicator that is stopped.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs.
    ///   - title: The activity in progress.
    public init(identifier: String = "", _ title: String) {
        self.title = title
        super.init(identifier: identifier)
    }

    /// The type of an activity indicator.
    public override var elementType: ElementType { .activityIndicator }
    /// The title.
    public override var label: String { title }
    /// `1` while something is in progress, as on Apple's platforms.
    public override var value: String? { isRunning ? "1" : "0" }
    /// Only the indicator itself can be found.
    public override var exposure: ElementExposure { .standsForChildren }
    /// Whether the indicator is stopped or explicitly hidden.
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
