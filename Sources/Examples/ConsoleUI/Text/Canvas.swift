import TerminalText

/// Character cells that views draw themselves on.
///
/// Whatever is put here is harmless to the terminal: line breaks and control characters are put as spaces.
public struct Canvas {
    private struct Cell {
        /// The character, with marks that take no column of their own; empty in the right half of a wide character.
        var text: String
        var style: TextStyle
    }

    private var cells: [[Cell?]]
    private var clip: Rect

    /// Makes an empty canvas.
    ///
    /// - Parameters:
    ///   - width: The columns.
    ///   - height: The rows.
    public init(width: Int, height: Int) {
        clip = Rect(x: 0, y: 0, width: width, height: height)
        cells = Array(repeating: Array(repeating: nil, count: clip.width), count: clip.height)
    }

    /// Puts a text in a row. What lies outside of the canvas, or of the part that is drawn on now, is left out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - x: The column of its first character.
    ///   - y: The row.
    ///   - style: How it stands out.
    public mutating func put(_ text: String, x: Int, y: Int, style: TextStyle = .plain) {
        guard clip.rows.contains(y) else { return }
        var x = x
        for character in text.printable {
            let width = character.displayWidth
            if width == 0 {
                mark(character, x - 1, y)
            } else if clip.columns.contains(x), clip.columns.contains(x + width - 1) {
                set(character.isNewline ? " " : String(character), x, y, style)
                if width == 2 { set("", x + 1, y, style) }
            }
            x += width
        }
    }

    /// Makes the cells of a rectangle blank.
    public mutating func clear(_ rect: Rect) {
        let part = clip.intersection(rect)
        for y in part.rows {
            for x in part.columns { set(" ", x, y, .plain) }
        }
    }

    /// Draws a frame with a title along the inner edge of a rectangle: `┌─ Title ───┐`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - title: Stands in the upper line; cut if it is too long, left out if it is empty.
    public mutating func frame(_ rect: Rect, title: String) {
        let cut = Wrapping.cut(title.unbreakable.breakable, columns: rect.width - 6)
        let start = cut.isEmpty ? "┌─" : "┌─ \(cut) "
        put(start + line(rect.width - 1 - start.displayWidth) + "┐", x: rect.x, y: rect.y)
        for y in rect.rows.dropFirst().dropLast() {
            put("│", x: rect.x, y: y)
            put("│", x: rect.x + rect.width - 1, y: y)
        }
        put("└" + line(rect.width - 2) + "┘", x: rect.x, y: rect.y + rect.height - 1)
    }

    /// Draws on a part of the canvas: what lies outside of it stays as it is.
    public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
        let whole = clip
        clip = clip.intersection(rect)
        draw(&self)
        clip = whole
    }

    /// The rows as lines of text. Nothing follows the last cell that was drawn in a row.
    ///
    /// - Parameter isColoured: Whether styles are shown.
    public func lines(isColoured: Bool) -> [String] {
        cells.map { row in
            let end = row.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
            var line = ""
            var code: String?
            for cell in row[..<end] {
                let next = isColoured ? cell?.style.code : nil
                if next != code {
                    line += (code == nil ? "" : "\u{1B}[0m") + (next.map { "\u{1B}[\($0)m" } ?? "")
                    code = next
                }
                line += cell?.text ?? " "
            }
            return line + (code == nil ? "" : "\u{1B}[0m")
        }
    }

    private func line(_ width: Int) -> String { String(repeating: "─", count: max(width, 0)) }

    /// Sets a cell; what is left of a wide character of which one half is overwritten becomes blank.
    private mutating func set(_ text: String, _ x: Int, _ y: Int, _ style: TextStyle) {
        if !text.isEmpty, cells[y][x]?.text == "", x > 0 { cells[y][x - 1]?.text = " " }
        cells[y][x] = Cell(text: text, style: style)
        if x + 1 < cells[y].count, cells[y][x + 1]?.text == "" { cells[y][x + 1]?.text = " " }
    }

    /// Adds a mark that takes no column to the character before it.
    private mutating func mark(_ mark: Character, _ x: Int, _ y: Int) {
        guard cells[y].indices.contains(x) else { return }
        let lead = cells[y][x]?.text == "" && x > 0 ? x - 1 : x
        cells[y][lead] = Cell(
            text: (cells[y][lead]?.text ?? " ") + String(mark),
            style: cells[y][lead]?.style ?? .plain
        )
    }
}

extension Canvas {
    /// Puts lines below each other in a rectangle.
    ///
    /// - Parameters:
    ///   - lines: The lines; those that the rectangle has no row for are left out.
    ///   - rect: The rectangle.
    ///   - style: How they stand out.
    ///   - alignment: Where they stand in the rectangle.
    public mutating func put(
        _ lines: [String],
        in rect: Rect,
        style: TextStyle = .plain,
        alignment: TextAlignment = .leading
    ) {
        for (y, line) in zip(rect.rows, lines) {
            put(line, x: rect.x + alignment.indent(in: rect.width - line.displayWidth), y: y, style: style)
        }
    }
}
