import ScreenElements

/// A field for entering text: `Nickname: ana`.
public class TextField: View {
    /// The text before the field. A line of input that begins with it fills in the field.
    public let title: String
    /// The text. Setting it does not call ``onChange``.
    public var text = "" { didSet { setNeedsDisplay() } }
    /// Called when a user changes the text.
    public var onChange: @MainActor (String) -> Void = { _ in }
    /// Called when a user ends the text with the return key.
    public var onSubmit: @MainActor (String) -> Void = { _ in }
    private let hint: String

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - identifier: A name for specs.
    ///   - title: The text before the field; may be empty.
    ///   - placeholder: The placeholder, shown while the field is empty.
    public init(identifier: String = "", title: String = "", placeholder: String = "") {
        self.title = title
        hint = placeholder
        super.init(identifier: identifier)
    }

    /// The type of a text field.
    public override var elementType: ElementType { .textField }
    /// The title, or the placeholder if there is none.
    public override var label: String { title.isEmpty ? placeholder : title }
    /// The text as shown.
    public override var value: String? { visible(text) }
    /// The placeholder, shown while the field is empty.
    public override var placeholder: String { hint }
    /// Only the field itself can be found.
    public override var exposure: ElementExposure { .standsForChildren }

    /// Returns text as the field shows it: unchanged, unless overridden.
    func visible(_ text: String) -> String { text }

    /// The name with which a line of input begins to fill in the field.
    var name: String { label.isEmpty ? identifier : label }

    /// Checks that users can type into the field.
    public override func tap() throws { try checkReach() }

    /// Types text at the end of the field's text; a line break stands for the return key.
    public override func typeText(_ text: String) throws {
        try checkReach()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { onSubmit(self.text) }
            change(self.text + line)
        }
    }

    /// Empties the field, as a user would.
    public override func clearText() throws {
        try checkReach()
        change("")
    }

    /// Replaces the text with the text of a line of input, and submits it.
    func fill(_ newText: String) {
        change(newText)
        onSubmit(text)
    }

    private func change(_ newText: String) {
        guard newText != text else { return }
        text = newText
        onChange(text)
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        let empty = hint.isEmpty ? "___" : "(\(hint))"
        let shown = text.isEmpty ? empty : visible(text)
        return (title.isEmpty ? shown : "\(title): \(shown)").wrapped(to: width)
    }
}

/// A text field that shows a dot for each character.
public final class SecureTextField: TextField {
    /// The type of a secure text field.
    public override var elementType: ElementType { .secureTextField }

    override func visible(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
