import ScreenElements

/// Takes a text: `Nickname: ana`.
public class TextField: View {
    /// What stands before the field. A line that begins with it fills the field in.
    public let title: String
    /// The text. Setting it does not call ``onChange``.
    public var text = "" { didSet { setNeedsDisplay() } }
    /// Called when a user changed the text.
    public var onChange: @MainActor (String) -> Void = { _ in }
    /// Called when a user ended the text with the return key.
    public var onSubmit: @MainActor (String) -> Void = { _ in }
    private let hint: String

    /// Makes an empty field.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - title: What stands before the field; may be empty.
    ///   - placeholder: What an empty field shows instead of a text.
    public init(identifier: String = "", title: String = "", placeholder: String = "") {
        self.title = title
        hint = placeholder
        super.init(identifier: identifier)
    }

    /// A text field.
    public override var elementType: ElementType { .textField }
    /// The title, or the placeholder if there is none.
    public override var label: String { title.isEmpty ? placeholder : title }
    /// What users see of the text.
    public override var value: String? { visible(text) }
    /// What an empty field shows instead of a text.
    public override var placeholder: String { hint }
    /// The field only.
    public override var exposure: ElementExposure { .standsForChildren }

    /// What users see of a text: all of it.
    func visible(_ text: String) -> String { text }

    /// The name by which a line fills the field in.
    var name: String { label.isEmpty ? identifier : label }

    /// Checks that users could type into the field.
    public override func tap() throws { try checkReach() }

    /// Types a text at the end of the field's own; a line break is the return key.
    public override func typeText(_ text: String) throws {
        try checkReach()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { onSubmit(self.text) }
            change(self.text + line)
        }
    }

    /// Makes the field empty, as a user would.
    public override func clearText() throws {
        try checkReach()
        change("")
    }

    /// Makes a text that was typed as a line the whole text, and ends it.
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

/// A field that shows a dot for each character.
public final class SecureTextField: TextField {
    /// A secure text field.
    public override var elementType: ElementType { .secureTextField }

    override func visible(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
