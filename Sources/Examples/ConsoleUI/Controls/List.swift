import ScreenElements
import TerminalText

/// Cells below each other, one of them selected. With more cells than rows it scrolls so that the selected one is in view. Only
/// the cells in view are made.
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
    /// How many cells the list has.
    public private(set) var count = 0
    /// The index of the selected cell; `nil` if there are no cells.
    public private(set) var selectedIndex: Int?
    private let rows: Int
    private var makeCell: @MainActor (Int) -> Cell = { _ in Cell([]) }
    /// The cells that were made and are still in view, by index.
    private var cells: [Int: Cell] = [:]
    /// The first cell in view, and how many of its rows are scrolled out of view.
    private var top = (index: 0, hiddenRows: 0)

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
    ///
    /// - Parameters:
    ///   - count: How many cells there are.
    ///   - makeCell: Makes the cell with an index, each time that it comes into view.
    public func show(count: Int, makeCell: @escaping @MainActor (_ index: Int) -> Cell) {
        self.count = count
        self.makeCell = makeCell
        subviews.forEach { $0.removeFromSuperview() }
        cells = [:]
        top = (0, 0)
        selectedIndex = count > 0 ? 0 : nil
        setNeedsDisplay()
    }

    /// Shows other cells that have been made, and selects the first of them.
    public func show(_ cells: [Cell]) { show(count: cells.count) { cells[$0] } }

    /// Selects a cell, and scrolls until it is in view.
    public func select(_ index: Int) {
        guard (0..<count).contains(index) else { return }
        selectedIndex = index
        setNeedsDisplay()
    }

    /// The cell with an index; `nil` if it is not in view.
    public func cell(_ index: Int) -> Cell? {
        host?.layoutIfNeeded()
        return cells[index]
    }

    /// A table.
    public override var elementType: ElementType { .table }

    public override var canBecomeFocused: Bool { count > 0 }
    override var clipsSubviews: Bool { true }

    override func scroll(toShow subview: View) {
        cells.first { $0.value === subview }.map { select($0.key) }
    }

    /// Scrolls to the next cells, and selects the first of them; backward, the last of them.
    public override func scroll(_ direction: ScrollDirection) throws {
        host?.layoutIfNeeded()
        let next = direction == .forward ? lastWholeIndex + 1 : top.hiddenRows > 0 ? top.index : top.index - 1
        let index = min(max(next, 0), count - 1)
        guard let selectedIndex, index != selectedIndex else { throw ElementError("there is no further page") }
        top = direction == .forward ? (index, 0) : topForEnd(of: index)
        select(index)
    }

    // MARK: Keys

    public override func handle(_ key: Key) -> Bool {
        guard let selected = selectedIndex else { return false }
        switch key {
        case .up: return move(to: selected - 1)
        case .down: return move(to: selected + 1)
        case .pageUp: try? scroll(.backward)
        case .pageDown: try? scroll(.forward)
        case .home: select(0)
        case .end: select(count - 1)
        case .enter, .character(" "):
            // A cell that is not for tapping does nothing, like a key that stands for nothing.
            try? cell(selected)?.tap()
        default: return false
        }
        return true
    }

    /// Selects a cell; `false` if there is none, so that the key moves the focus out of the list.
    private func move(to index: Int) -> Bool {
        select(index)
        return (0..<count).contains(index)
    }

    // MARK: Layout and drawing

    public override func height(fitting width: Int) -> Int {
        // Measures the cells around those in view, and no more than are needed.
        var height = 0
        var (next, previous) = (top.index, top.index - 1)
        while height < rows, next < count {
            height += self.height(of: next, fitting: width)
            next += 1
        }
        while height < rows, previous >= 0 {
            height += self.height(of: previous, fitting: width)
            previous -= 1
        }
        return min(height, rows)
    }

    public override func layoutSubviews() {
        guard rect.height > 0 else { return }
        scrollToSelection()
        var visible: [(index: Int, cell: Cell)] = []
        var y = rect.y - top.hiddenRows
        for index in top.index..<count where y < rect.rows.upperBound {
            let height = height(of: index, fitting: rect.width)
            let cell = madeCell(index)
            cell.place(in: Rect(x: rect.x + margin, y: y, width: cellWidth(in: rect.width), height: height))
            visible.append((index, cell))
            y += height
        }
        cells = Dictionary(uniqueKeysWithValues: visible)
        guard !subviews.elementsEqual(visible, by: { $0 === $1.cell }) else { return }
        subviews.forEach { $0.removeFromSuperview() }
        visible.forEach { addSubview($0.cell) }
    }

    public override func draw(on canvas: inout Canvas) {
        for (index, cell) in cells where !cell.isHidden && rect.rows.contains(cell.rect.y) {
            canvas.put(mark(index), x: rect.x, y: cell.rect.y, style: hasFocus ? .strong : .plain)
        }
        let right = rect.columns.upperBound - 1
        if top != (0, 0) { canvas.put("↑", x: right, y: rect.y, style: .faint) }
        if !fits(through: count - 1) { canvas.put("↓", x: right, y: rect.rows.upperBound - 1, style: .faint) }
    }

    private func madeCell(_ index: Int) -> Cell {
        let cell = cells[index] ?? makeCell(index)
        cells[index] = cell
        return cell
    }

    private func height(of index: Int, fitting width: Int) -> Int {
        let cell = madeCell(index)
        return cell.isHidden ? 0 : cell.height(fitting: cellWidth(in: width))
    }

    /// The cells have a column less at the right, for the arrows.
    private func cellWidth(in width: Int) -> Int { max(width - margin - 2, 2) }

    // MARK: Scrolling

    /// The last cell that is in view with all its rows, or the first in view.
    private var lastWholeIndex: Int {
        let whole = cells.filter { $0.value.rect.rows.upperBound <= rect.rows.upperBound }
        return max(whole.keys.max() ?? 0, top.index)
    }

    /// Scrolls so that the selected cell is in view, or its beginning, and that no row below the last cell is.
    private func scrollToSelection() {
        guard let selectedIndex else { return }
        if selectedIndex < top.index { top = (selectedIndex, 0) }
        if !fits(through: selectedIndex) { top = topForEnd(of: selectedIndex) }
        if selectedIndex == top.index { top.hiddenRows = 0 }
        if fits(through: count - 1) { top = topForEnd(of: count - 1) }
    }

    /// Whether all cells from the first in view to another are in view.
    private func fits(through last: Int) -> Bool {
        var rows = rect.height + top.hiddenRows
        for index in stride(from: top.index, through: last, by: 1) {
            guard rows > 0 else { return false }
            rows -= height(of: index, fitting: rect.width)
        }
        return rows >= 0
    }

    /// The first cell in view if the last row in view is that of a cell.
    private func topForEnd(of last: Int) -> (index: Int, hiddenRows: Int) {
        var rows = rect.height
        for index in stride(from: last, through: 0, by: -1) {
            rows -= height(of: index, fitting: rect.width)
            if rows <= 0 { return (index, -rows) }
        }
        return (0, 0)
    }

    // MARK: What stands before a cell

    private var takesKeys: Bool { host?.takesKeys ?? false }
    private var margin: Int { takesKeys ? 2 : "\(count). ".count }

    private func mark(_ index: Int) -> String {
        if takesKeys { return index == selectedIndex ? "▸ " : "" }
        let number = "\(index + 1). "
        return String(repeating: " ", count: margin - number.count) + number
    }
}
