extension Window {
    /// Draws the part of the window that a terminal has room for: what people can do stays in view, and of the screen above it
    /// as many rows as are left, with arrows in the frame where there is more.
    func visibleLines(of canvas: inout Canvas, height: Int, isColoured: Bool) -> [String] {
        let screenHeight = navigation.rect.height
        // Of two rows one is for the screen. Where there is no room for all commands, the last ones, which lead back and out,
        // stay in view.
        let room = max(height - (rect.height - screenHeight), min(height - 1, 1))
        scope.viewport.fit(total: screenHeight, height: room, focusedRow: focusedRow)
        let viewport = scope.viewport
        markRest(of: viewport, on: &canvas)
        let lines = canvas.lines(isColoured: isColoured)
        return lines[viewport.rows] + lines[screenHeight...].suffix(height - viewport.rows.count)
    }

    /// Says in the frame that there is more above or below.
    private func markRest(of viewport: Viewport, on canvas: inout Canvas) {
        guard let first = viewport.rows.first, let last = viewport.rows.last else { return }
        let right = rect.width - 1
        if viewport.hasRowsAbove { canvas.put("↑", x: right, y: first, style: .strong) }
        if viewport.hasRowsBelow {
            let isOneRow = first == last && viewport.hasRowsAbove
            canvas.put(isOneRow ? "↕" : "↓", x: right, y: last, style: .strong)
        }
    }

    /// Scrolls the screen as a key says, if it is one for that and the terminal does not show the whole screen.
    func scroll(_ key: Key) -> Bool {
        guard scope.viewport.scroll(key) else { return false }
        setNeedsDisplay()
        return true
    }
}
