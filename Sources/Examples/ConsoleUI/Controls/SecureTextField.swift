import ScreenElements

/// A field that shows a dot for each character.
public final class SecureTextField: TextField {
    /// A secure text field.
    public override var elementType: ElementType { .secureTextField }

    override func visible(_ character: Character) -> String { "•" }

    override var visibleText: String { String(repeating: "•", count: text.count) }
}
