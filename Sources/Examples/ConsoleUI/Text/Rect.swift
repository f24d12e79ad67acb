/// A rectangle of character cells, counted from the upper left corner of the window.
public struct Rect: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// How many columns it takes.
    public var width: Int
    /// How many rows it takes.
    public var height: Int

    /// No cells at all.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Makes a rectangle.
    ///
    /// - Parameters:
    ///   - x: The first column.
    ///   - y: The first row.
    ///   - width: How many columns it takes; nothing below zero.
    ///   - height: How many rows it takes; nothing below zero.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The columns that it takes.
    public var columns: Range<Int> { x..<x + width }
    /// The rows that it takes.
    public var rows: Range<Int> { y..<y + height }

    /// The rectangle without `dx` columns on either side, and without `dy` rows above and below.
    public func inset(dx: Int, dy: Int) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// What both rectangles take.
    public func intersection(_ other: Rect) -> Rect {
        let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
        return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// The smallest rectangle that takes both.
    public func union(_ other: Rect) -> Rect {
        let (x, y) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (
            max(columns.upperBound, other.columns.upperBound), max(rows.upperBound, other.rows.upperBound)
        )
        return Rect(x: x, y: y, width: right - x, height: bottom - y)
    }
}
