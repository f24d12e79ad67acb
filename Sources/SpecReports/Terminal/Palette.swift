/// Colours for a terminal, or none.
package struct Palette: Sendable {
    private let isColoured: Bool

    /// Without colours.
    package static let plain = Palette(isColoured: false)
    /// With the escape sequences that every terminal knows.
    package static let coloured = Palette(isColoured: true)

    func green(_ text: String) -> String { paint(text, 32) }
    package func red(_ text: String) -> String { paint(text, 31) }
    package func yellow(_ text: String) -> String { paint(text, 33) }
    package func dim(_ text: String) -> String { paint(text, 2) }
    func bold(_ text: String) -> String { paint(text, 1) }

    /// Text in reverse video, inside of a colour.
    func reversed(_ text: String) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[7m\(text)\u{1B}[27m" : text
    }

    private func paint(_ text: String, _ code: Int) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
