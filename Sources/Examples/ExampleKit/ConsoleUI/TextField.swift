import ScreenElements

/// A field for entering text: `Nickname: ana`.
public class TextField: View {
    /// The text before the field, such as `Nickname`. Users enter `Nickname: ana` to fill it in.
    public let title: String
    /// The text that has been entered. Setting it does not call ``onChange``.
    public var text = "" { didSet { setNeedsDisplay() } }
    /// A closure that is called when a user changes the text.
    public var onChange: @MainActor (String) -> Void = { _ in }
    /// A closure that is called when a user submits the text.
    public var onSubmit: @MainActor (String) -> Void = { _ in }
    private let hint: String

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - identifier: A name by which specs find the field.
    ///   - title: The text before the field.
    ///   - placeholder: The text that is shown while the field is empty.
    public init(identifier: String = "", title: String = "", placeholder: String = "") {
        self.title = title
        hint = placeholder
        super.init(identifier: identifier)
    }

    /// The element type, which is `.textField`.
    public override var elementType: ElementType { .textField }
    /// The title, or the placeholder if the title is empty.
    public override var label: String { title.isEmpty ? placeholder : title }
    /// The text as shown to users.
    public override var value: String? { visible(text) }
    /// The text that is shown while the field is empty.
    public override var placeholder: String { hint }
    /// The exposure, which lets specs find the field but nothing inside it.
    public override var exposure: ElementExposure { .standsForChildren }

    func visible(_ text: String) -> String { text }

    /// Users type this name before a colon to fill in the field.
    var name: String { label.isEmpty ? identifier : label }

    /// Has no effect, but throws an error if users cannot type into the field.
    public override func tap() throws { try checkReach() }

    /// Appends text to the field's text. Each line break submits the text entered so far.
    public override func typeText(_ text: String) throws {
        try checkReach()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { onSubmit(self.text) }
            change(self.text + line)
        }
    }

    /// Removes the text, as a user would. Calls ``onChange`` if the field was not empty.
    public override func clearText() throws {
        try checkReach()
        change("")
    }

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

/// A text field that shows a dot instead of each character.
public final class SecureTextField: TextField {
    /// The element type, which is `.secureTextField`.
    public override var elementType: ElementType { .secureTextField }

    override func visible(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
