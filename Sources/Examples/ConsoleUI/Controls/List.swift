import ScreenElements
import TerminalText

/// Cells below each other, one of them selected. With more cells than rows it scrolls so that the selected one is in view.
///
/// The arrows move the selection and the return key taps the selected cell. Where lines are typed, the cells are numbered, and
/// a number taps its cell.
///
/// ```
/// ▸ Café Central            ↑
///   Open until ten
///   The Blue Door           ↓
/// ```
public final class List: View {
    /// The cells.
    public private(set) var cells: [Cell] = []
    /// The index of the selected cell; `nil` if there are no cells.
    public private(set) var selectedIndex: Int?
    private let rows: Int
    /// How many rows lie above the first row in view.
    private var offset = 0

    /// Makes an empty list.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - rows: How many rows of a terminal the list takes at most.
    public init(identifier: String = "", rows: Int = 10) {
        self.rows = max(rows, 1)
        super.init(identifier: identifier)
    }

    /// Shows other cells, and selects the first of them.
    public func show(_ cells: [Cell]) {
        self.cells.forEach { $0.removeFromSuperview() }
        cells.forEach(addSubview)
        self.cells = cells
        offset = 0
        selectedIndex = cells.isEmpty ? nil : 0
    }

    /// Selects a cell, and scrolls until it is in view.
    public func select(_ index: Int) {
        guard cells.indices.contains(index) else { return }
        selectedIndex = index
        setNeedsDisplay()
    }

    /// A table.
    public override var elementType: ElementType { .table }

    public override var canBecomeFocused: Bool { !cells.isEmpty }
    override var clipsSubviews: Bool { true }

    override func scroll(toShow subview: View) {
        cells.firstIndex { $0 === subview }.map(select)
    }

    /// Selects the cell that is a page further.
    public override func scroll(_ direction: ScrollDirection) throws {
        guard let selected = selectedIndex else { throw ElementError("there is no further page") }
        let index = selected + (direction == .forward ? rows : -rows)
        let end = min(max(index, 0), cells.count - 1)
        guard end != selected else { throw ElementError("there is no further page") }
        select(end)
    }

    // MARK: Keys

    public override func handle(_ key: Key) -> Bool {
        guard let selected = selectedIndex else { return false }
        switch key {
        case .up: return move(to: selected - 1)
        case .down: return move(to: selected + 1)
        case .pageUp: return move(to: max(selected - rows, 0))
        case .pageDown: return move(to: min(selected + rows, cells.count - 1))
        case .home: return move(to: 0)
        case .end: return move(to: cells.count - 1)
        case .enter, .character(" "):
            // A cell that is not for tapping does nothing, like a key that stands for nothing.
            try? cells[selected].tap()
            return true
        default: return false
        }
    }

    /// Selects a cell; `false` if there is none, so that the key moves the focus out of the list.
    private func move(to index: Int) -> Bool {
        select(index)
        return cells.indices.contains(index)
    }

    // MARK: Layout and drawing

    public override func height(fitting width: Int) -> Int { min(heights(fitting: width).reduce(0, +), rows) }

    public override func layoutSubviews() {
        let heights = heights(fitting: rect.width)
        let tops = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        if let selectedIndex { scroll(toShow: tops[selectedIndex]..<tops[selectedIndex + 1], of: tops[cells.count]) }
        for (index, cell) in cells.enumerated() where !cell.isHidden {
            let y = rect.y + tops[index] - offset
            cell.place(in: Rect(x: rect.x + margin, y: y, width: cellWidth(in: rect.width), height: heights[index]))
        }
    }

    public override func draw(on canvas: inout Canvas) {
        for (index, cell) in cells.enumerated() where !cell.isHidden && rect.rows.contains(cell.rect.y) {
            canvas.put(mark(index), x: rect.x, y: cell.rect.y, style: hasFocus ? .strong : .plain)
        }
        let bottom = cells.map(\.rect.rows.upperBound).max() ?? 0
        let right = rect.columns.upperBound - 1
        if offset > 0 { canvas.put("↑", x: right, y: rect.y, style: .faint) }
        if bottom > rect.rows.upperBound { canvas.put("↓", x: right, y: rect.rows.upperBound - 1, style: .faint) }
    }

    private func heights(fitting width: Int) -> [Int] {
        cells.map { $0.isHidden ? 0 : $0.height(fitting: cellWidth(in: width)) }
    }

    /// The cells have a column less at the right, for the arrows.
    private func cellWidth(in width: Int) -> Int { max(width - margin - 2, 2) }

    private func scroll(toShow rows: Range<Int>, of total: Int) {
        offset = max(offset, rows.upperBound - rect.height)
        offset = min(offset, rows.lowerBound)
        offset = max(min(offset, total - rect.height), 0)
    }

    // MARK: What stands before a cell

    private var takesKeys: Bool { host?.takesKeys ?? false }
    private var margin: Int { takesKeys ? 2 : "\(cells.count). ".count }

    private func mark(_ index: Int) -> String {
        if takesKeys { return index == selectedIndex ? "▸ " : "" }
        let number = "\(index + 1). "
        return String(repeating: " ", count: margin - number.count) + number
    }
}
