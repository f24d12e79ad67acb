import ScreenElements

/// Shows a text, on as many lines as needed; an empty one takes none, and cannot be found.
public final class Label: View {
    /// The text.
    public var text: String { didSet { setNeedsDisplay() } }

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - text: The text.
    public init(identifier: String = "", _ text: String = "") {
        self.text = text
        super.init(identifier: identifier)
    }

    /// A text.
    public override var elementType: ElementType { .staticText }
    /// The text.
    public override var label: String { text }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        text.isEmpty ? [] : text.wrapped(to: width)
    }
}

/// Says that something is under way, such as `Loading…`. Hidden while it is stopped.
public final class ActivityIndicator: View {
    /// What is under way.
    public let title: String
    /// Whether something is under way.
    public private(set) var isRunning = false { didSet { setNeedsDisplay() } }

    /// Makes an indicator that is stopped.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - title: What is under way.
    public init(identifier: String = "", _ title: String) {
        self.title = title
        super.init(identifier: identifier)
    }

    /// An activity indicator.
    public override var elementType: ElementType { .activityIndicator }
    /// The title.
    public override var label: String { title }
    /// `1` while something is under way, as on Apple's platforms.
    public override var value: String? { isRunning ? "1" : "0" }
    /// The indicator only.
    public override var exposure: ElementExposure { .standsForChildren }
    /// Whether it is stopped, or explicitly hidden.
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
