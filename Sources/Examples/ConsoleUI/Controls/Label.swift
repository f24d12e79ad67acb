import ScreenElements
import TerminalText

/// Shows a text, in as many lines as it takes.
public final class Label: View {
    /// The text.
    public var text: String { didSet { setNeedsDisplay() } }
    /// How the text stands out.
    public var style: TextStyle { didSet { setNeedsDisplay() } }
    private let alignment: TextAlignment
    private var wrapped = WrappedText()

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - text: The text.
    ///   - style: How the text stands out.
    ///   - alignment: Where its lines stand.
    public init(
        identifier: String = "",
        _ text: String = "",
        style: TextStyle = .plain,
        alignment: TextAlignment = .leading
    ) {
        self.text = text
        self.style = style
        self.alignment = alignment
        super.init(identifier: identifier)
    }

    /// A text.
    public override var elementType: ElementType { .staticText }
    /// The text.
    public override var label: String { text }

    public override func width(fitting width: Int) -> Int {
        wrapped.lines(of: text, width: width).map(\.displayWidth).max() ?? 0
    }

    public override func height(fitting width: Int) -> Int { wrapped.lines(of: text, width: width).count }

    public override func draw(on canvas: inout Canvas) {
        canvas.put(wrapped.lines(of: text, width: rect.width), in: rect, style: style, alignment: alignment)
    }
}
