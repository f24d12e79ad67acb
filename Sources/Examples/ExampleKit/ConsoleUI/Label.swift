import ScreenElements

/// A view that shows text, wrapped to the width of the window. Specs cannot find an empty label.
public final class Label: View {
    /// The text to show. An empty label takes up no lines.
    public var text: String { didSet { setNeedsDisplay() } }

    /// Creates a label that shows the given text.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the label.
    ///   - text: The text to show.
    public init(identifier: String = "", _ text: String = "") {
        self.text = text
        super.init(identifier: identifier)
    }

    /// The element type, which is `.staticText`.
    public override var elementType: ElementType { .staticText }
    /// The text of the label. Specs can also find the label by this text.
    public override var label: String { text }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        text.isEmpty ? [] : text.wrapped(to: width)
    }
}

/// A line of text such as `Loading…`, shown only while an activity is in progress.
public final class ActivityIndicator: View {
    /// The text that describes the activity.
    public let title: String
    /// Whether the activity is in progress.
    public private(set) var isRunning = false { didSet { setNeedsDisplay() } }

    /// Creates a stopped indicator.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the indicator.
    ///   - title: The text that describes the activity.
    public init(identifier: String = "", _ title: String) {
        self.title = title
        super.init(identifier: identifier)
    }

    /// The element type, which is `.activityIndicator`.
    public override var elementType: ElementType { .activityIndicator }
    /// The text that describes the activity.
    public override var label: String { title }
    /// `1` while the activity is in progress, otherwise `0`, as on Apple's platforms.
    public override var value: String? { isRunning ? "1" : "0" }
    /// The exposure, which lets specs find the indicator but nothing inside it.
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
