/// A key that was pressed.
public enum Key: Hashable, Sendable {
    /// A character, the space included.
    case character(Character)
    case enter, tab, backTab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown, delete

    /// The character; `nil` for another key.
    var character: Character? {
        if case .character(let character) = self { character } else { nil }
    }
}
