/// The position of an evaluation in the current group.
///
/// An evaluation skips most declarations, so it compares before it makes anything of them.
struct Cursor {
    /// The children of the group, as the listing read them.
    var siblings: [Tree.Node] = []
    /// How many children the evaluation has read.
    var step = 0
    /// The index of the child on the path; `nil` if the evaluation keeps all children.
    var target: Int?

    /// Skips the declaration if the listing has it here; returns whether it did.
    mutating func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        guard let target, step != target, step < siblings.count else { return false }
        let sibling = siblings[step]
        guard sibling.row == nil, sibling.declaration.isSame(kind, name, place) else { return false }
        step += 1
        return true
    }
}
