/// The position of an evaluation in the current group.
///
/// An evaluation skips most declarations, comparing each with the listing before creating anything.
struct Cursor {
    /// The children of the group in the listing.
    var siblings: [Tree.Node] = []
    /// How many children the evaluation has read so far.
    var step = 0
    /// The index of the child on the path; `nil` if the evaluation keeps all children.
    var target: Int?

    /// Skips the declaration if it is listed here but not on the path. Returns whether it did.
    mutating func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        guard let target, step != target, step < siblings.count else { return false }
        let sibling = siblings[step]
        guard sibling.row == nil, sibling.declaration.isSame(kind, name, place) else { return false }
        step += 1
        return true
    }
}
