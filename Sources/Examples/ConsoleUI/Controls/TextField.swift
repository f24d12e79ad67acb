import ScreenElements
import TerminalText

/// Takes a text: `Nickname: ana______`.
public class TextField: View {
    /// What stands before the field; specs find it by that as its label.
    public let title: String
    private let hint: String
    /// The text. Setting it does not call ``onChange``.
    public var text = "" { didSet { setNeedsDisplay() } }
    /// Called when a person changed the text.
    public var onChange: @MainActor (String) -> Void = { _ in }
    /// Called when a person ended the text with the return key.
    public var onSubmit: @MainActor (String) -> Void = { _ in }

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
    /// What people see of the text.
    public override var value: String? { visibleText }
    /// What an empty field shows instead of a text.
    public override var placeholder: String { hint }
    /// The field only.
    public override var exposure: ElementExposure { .standsForChildren }

    public override var canBecomeFocused: Bool { true }
    override var takesText: Bool { true }

    /// What specs are told of the text: all of it.
    var visibleText: String { text }

    /// Has the keys go to the field.
    public override func tap() throws { try becomeFocused() }

    /// Types a text at the end of what stands in the field, as if by keys; a line break is the return key.
    public override func typeText(_ text: String) throws {
        try becomeFocused()
        for character in text { _ = handle(character.isNewline ? .enter : .character(character)) }
    }

    /// Makes the field empty, as a person would.
    public override func clearText() throws {
        try becomeFocused()
        change("")
    }

    public override func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .backspace: change(String(text.dropLast()))
        case .enter: submit()
        default: return false
        }
        return true
    }

    /// Adds characters behind the text.
    func insert(_ characters: String) { change(text + characters) }

    /// Takes a line for the whole text, and ends it.
    func fill(_ line: String) {
        change(line)
        submit()
    }

    private func change(_ newText: String) {
        guard newText != text else { return }
        text = newText
        onChange(text)
    }

    private func submit() {
        // The action may send the keys elsewhere, which is to last.
        host?.leave(self)
        onSubmit(text)
    }

    public override func height(fitting width: Int) -> Int { 1 }

    public override func draw(on canvas: inout Canvas) {
        let prefix = title.isEmpty ? "" : Wrapping.cut(title.printable, columns: rect.width / 2) + ": "
        canvas.put(prefix, x: rect.x, y: rect.y)
        let x = rect.x + prefix.displayWidth
        let room = max(rect.columns.upperBound - x, 0)
        let isEmpty = text.isEmpty && !hasFocus
        let shown = isEmpty ? Wrapping.cut(placeholder, columns: room) : tail(room)
        let style: TextStyle = isEmpty || !isEnabled ? .faint : .plain
        canvas.put(shown, x: x, y: rect.y, style: style)
        let blank = String(repeating: "_", count: max(room - shown.displayWidth, 0))
        canvas.put(blank, x: x + shown.displayWidth, y: rect.y, style: .faint)
    }

    /// The end of the text that fits, and behind it the caret if the keys go to the field.
    private func tail(_ room: Int) -> String {
        let caret = hasFocus ? "▏" : ""
        let room = room - caret.displayWidth
        var pieces: [(text: String, width: Int)] = []
        var width = 0
        // From the end, and not further than what fits: people may paste a whole book.
        for character in text.reversed() {
            let piece = visible(character)
            pieces.append((piece, piece.displayWidth))
            width += piece.displayWidth
            if width > room { break }
        }
        let isCut = width > room
        while isCut, width + 1 > room, let first = pieces.popLast() { width -= first.width }
        return (isCut ? "…" : "") + pieces.reversed().map(\.text).joined() + caret
    }

    /// How a character is shown: so that a terminal does nothing but that, and in one line.
    func visible(_ character: Character) -> String {
        String(character).printable.replacing("\n", with: " ")
    }
}
