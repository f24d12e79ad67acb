import ScreenElements

/// Says that something is under way: `⠋ Loading…`. Hidden while it is stopped.
public final class ActivityIndicator: View {
    /// What is under way.
    public let title: String
    /// Whether something is under way.
    public private(set) var isRunning = false { didSet { setNeedsDisplay() } }
    private let pictures: [String]
    private var index = 0
    private var wrapped = WrappedText()

    /// The pictures of an indicator that turns.
    public static let turning = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// Makes an indicator that is stopped.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - title: What is under way.
    ///   - pictures: What stands before the title, in turn; one is enough, or none.
    public init(identifier: String = "", _ title: String = "", pictures: [String] = ActivityIndicator.turning) {
        self.title = title
        self.pictures = pictures
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
    /// Nothing: what lies below can be tapped.
    public override var coversWhatIsBelow: Bool { false }
    /// Whether it is stopped, or was hidden in spite of running.
    public override var isHidden: Bool {
        get { !isRunning || super.isHidden }
        set { super.isHidden = newValue }
    }

    /// Shows the indicator.
    public func start() { isRunning = true }

    /// Hides the indicator.
    public func stop() {
        isRunning = false
        index = 0
    }

    /// Whether it looks different after each ``turn()``.
    var turns: Bool { pictures.count > 1 }

    /// Shows the next picture. The application calls it by its clock.
    public func turn() {
        guard isRunning, turns else { return }
        index = (index + 1) % pictures.count
        setNeedsDisplay()
    }

    public override func height(fitting width: Int) -> Int { wrapped.lines(of: text, width: width).count }

    public override func draw(on canvas: inout Canvas) {
        canvas.put(wrapped.lines(of: text, width: rect.width), in: rect, style: .faint, alignment: .center)
    }

    private var text: String { pictures.isEmpty ? title : "\(pictures[index]) \(title)" }
}
