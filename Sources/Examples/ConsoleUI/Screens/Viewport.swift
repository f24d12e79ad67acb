/// The rows of a screen that are in view where the terminal has fewer than the screen.
struct Viewport {
    /// The first row in view.
    private(set) var offset = 0
    /// Whether the row that the keys go to is to be in view; not any more once people have scrolled.
    var followsFocus = true
    private var height = 0
    private var total = 0

    /// The rows in view.
    var rows: Range<Int> { offset..<min(offset + height, total) }
    /// Whether there is more above.
    var hasRowsAbove: Bool { offset > 0 }
    /// Whether there is more below.
    var hasRowsBelow: Bool { rows.upperBound < total }

    /// Fits the rows in view to a screen.
    ///
    /// - Parameters:
    ///   - total: The rows of the screen.
    ///   - height: The rows that there is room for.
    ///   - focusedRow: The row that the keys go to.
    mutating func fit(total: Int, height: Int, focusedRow: Int?) {
        (self.total, self.height) = (total, min(height, total))
        if followsFocus, let focusedRow { offset = focusedRow - height / 2 }
        move(to: offset)
    }

    /// Scrolls as a key says.
    ///
    /// - Returns: Whether it is a key for that, and not all rows are in view anyway.
    mutating func scroll(_ key: Key) -> Bool {
        guard height < total else { return false }
        // A row of the last page stays in view, so that people see where they are.
        let page = max(height - 1, 1)
        switch key {
        case .up: move(to: offset - 1)
        case .down: move(to: offset + 1)
        case .pageUp: move(to: offset - page)
        case .pageDown: move(to: offset + page)
        case .home: move(to: 0)
        case .end: move(to: total)
        default: return false
        }
        followsFocus = false
        return true
    }

    private mutating func move(to row: Int) { offset = max(min(row, total - height), 0) }
}
