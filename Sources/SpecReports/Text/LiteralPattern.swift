/// Regular expressions that match a literal text.
package enum LiteralPattern {
    /// The text with a backslash before each character that has a meaning in regular expressions, and in one line: a line
    /// break becomes `\s`.
    package static func escaped(_ text: String) -> String {
        String(
            text.flatMap { character -> [Character] in
                if character.isNewline { return ["\\", "s"] }
                return #"\^$.|?*+()[]{}/"#.contains(character) ? ["\\", character] : [character]
            }
        )
    }
}
