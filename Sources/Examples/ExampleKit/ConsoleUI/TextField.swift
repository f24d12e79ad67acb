import ScreenElements

/// A field in which users enter text. It looks like `Nickname: ana`.
public class TextField: View {
    /// The text in front of the field, such as `Nickname`. To fill in the field, users type
    /// `Nickname: ana`.
    public let title: String
    /// The text that has been entered. Setting this property does not call ``onChange``.
    public var text = "" { didSet { setNeedsDisplay() } }
    /// A closure that is called when a user changes the text.
    public var onChange: @MainActor (String) -> Void = { _ in }
    /// A closure that is called when a user submits the text.
    public var onSubmit: @MainActor (String) -> Void = { _ in }
    private let hint: String

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - identifier: The name by which specs find the field.
    ///   - title: The text in front of the field.
    ///   - placeholder: The text that is shown while the field is empty.
    public init(identifier: String = "", title: String = "", placeholder: String = "") {
        self.title = title
        hint = placeholder
        super.init(identifier: identifier)
    }

    public override var elementType: ElementType { .textField }
    public override var label: String { title.isEmpty ? placeholder : title }
    public override var value: String? { visible(text) }
    public override var placeholder: String { hint }
    public override var exposure: ElementExposure { .standsForChildren }

    func visible(_ text: String) -> String { text }

    /// The name that users type, followed by a colon, to fill in the field.
    var name: String { label.isEmpty ? identifier : label }

    /// Throws an error if users cannot type into the field. Otherwise, does nothing.
    public override func tap() throws { try checkReach() }

    /// Appends the given text to the field's text. Each line break submits the text entered so far.
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

/// A text field that shows a dot in place of each character.
public final class SecureTextField: TextField {
    public override var elementType: ElementType { .secureTextField }

    override func visible(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
