/// Where a line of text stands in the room that it has.
public enum TextAlignment: Sendable {
    /// At the left.
    case leading
    /// In the middle; one column to the left of it if the room is odd.
    case center
    /// At the right.
    case trailing

    /// How many columns are free before a text that leaves `space` columns free.
    func indent(in space: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(space, 0) / 2
        case .trailing: max(space, 0)
        }
    }
}
