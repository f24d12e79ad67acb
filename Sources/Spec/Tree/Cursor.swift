/// The position of an evaluation in the current group. An evaluation skips most declarations by
/// comparing them with the listing, without allocations.
struct Cursor {
    /// The group's children, as listed when Spec first evaluated the class.
    var siblings: [Tree.Node] = []
    /// How many children the evaluation has read so far.
    var step = 0
    /// The index of the child on the path to the example; `nil` to keep all children.
    var target: Int?

    /// Skips the declaration if it is the next listed child and not on the path to the example.
    mutating func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        guard let target, step != target, step < siblings.count else { return false }
        let sibling = siblings[step]
        guard sibling.row == nil, sibling.declaration.isSame(kind, name, place) else { return false }
        step += 1
        return true
    }
}
