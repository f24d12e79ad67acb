import ScreenElements

/// A list that shows numbered cells one page at a time. Only the current page's cells are subviews.
///
/// To tap a cell on any page, users enter its number. To turn the page, they enter `+` or `-`.
///
/// ```
/// 1. Café Central
///    Coffee house, 20 m
/// 2. Globe Museum
///    Museum, 90 m
/// ```
public final class List: View {
    /// The total number of cells on all pages.
    public private(set) var count = 0
    private let pageSize: Int
    private let choosing: String
    private var makeCell: @MainActor (Int) -> Cell = { _ in Cell([]) }
    /// The index of the first cell on the current page.
    private var top = 0
    private lazy var next = Command("more", title: "Next page", letters: "+") { [weak self] in
        try? self?.scroll(.forward)
    }
    private lazy var previous = Command("less", title: "Previous page", letters: "-") { [weak self] in
        try? self?.scroll(.backward)
    }

    /// Creates an empty list.
    ///
    /// - Parameters:
    ///   - identifier: The name by which specs find the list.
    ///   - choosing: A phrase that tells users what entering a number does, such as `Open a venue`.
    ///   - pageSize: The maximum number of cells on a page.
    public init(identifier: String = "", choosing: String = "Choose", pageSize: Int = 10) {
        self.choosing = choosing
        self.pageSize = max(pageSize, 1)
        super.init(identifier: identifier)
    }

    /// Replaces the cells and shows the first page.
    ///
    /// - Parameters:
    ///   - count: The number of cells.
    ///   - makeCell: A closure that creates the cell at an index. It is called each time that cell
    ///     is shown.
    public func show(count: Int, makeCell: @escaping @MainActor (_ index: Int) -> Cell) {
        (self.count, self.makeCell) = (count, makeCell)
        showPage(from: 0)
    }

    /// Replaces the cells with the given ones and shows the first page.
    public func show(_ cells: [Cell]) { show(count: cells.count) { cells[$0] } }

    public override var elementType: ElementType { .table }

    /// Shows the next or the previous page, or throws an error if there is no such page.
    public override func scroll(_ direction: ScrollDirection) throws {
        let newTop = direction == .forward ? top + pageSize : top - pageSize
        guard (0..<count).contains(newTop) else { throw ElementError("there is no further page") }
        showPage(from: newTop)
    }

    private func showPage(from index: Int) {
        top = index
        subviews.forEach { $0.removeFromSuperview() }
        (top..<min(top + pageSize, count)).map(makeCell).forEach(addSubview)
        next.isAvailable = top + pageSize < count
        previous.isAvailable = top > 0
        setNeedsDisplay()
    }

    /// Taps a cell, turning to its page first if necessary. Returns whether the cell exists and was
    /// tapped.
    func tapCell(_ number: Int) -> Bool {
        let index = number - 1
        guard (0..<count).contains(index) else { return false }
        if !(top..<top + pageSize).contains(index) { showPage(from: index / pageSize * pageSize) }
        return (try? subviews[index - top].tap()) != nil
    }

    /// A hint such as `1–5 — Open a venue`, or `nil` if the list is empty.
    var hint: String? {
        count == 0 ? nil : (count == 1 ? "1" : "1–\(count)") + " — \(choosing)"
    }

    var pageCommands: [Command] { count > pageSize ? [next, previous] : [] }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        var lines: [String] = []
        for (index, cell) in zip(top..., subviews) {
            let mark = "\(index + 1). "
            let content = cell.layOut(x: x + mark.count, y: y + lines.count, width: width - mark.count)
            let indent = String(repeating: " ", count: mark.count)
            lines += zip(content.indices, content).map { ($0 == 0 ? mark : indent) + $1 }
        }
        if count > pageSize { lines.append("\(top + 1)–\(top + subviews.count) / \(count)") }
        return lines
    }
}

/// An item in a list. A cell contains views and can respond to taps.
public final class Cell: View {
    private let action: (@MainActor () -> Void)?

    /// Creates a cell that contains the given views.
    ///
    /// - Parameters:
    ///   - identifier: The name by which specs find the cell.
    ///   - content: The views in the cell, from top to bottom.
    ///   - action: The closure to run when a user taps the cell, or `nil` if it cannot be tapped.
    public init(identifier: String = "", _ content: [View], action: (@MainActor () -> Void)? = nil) {
        self.action = action
        super.init(identifier: identifier, subviews: content)
    }

    public override var elementType: ElementType { .cell }

    /// Runs the action. Throws an error if the cell has no action or if users cannot tap the cell.
    public override func tap() throws {
        guard let action else { return try super.tap() }
        try checkReach()
        action()
    }
}
