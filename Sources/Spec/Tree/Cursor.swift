/// An evaluation's position in the current group. By comparing declarations with the listing, an
/// evaluation can skip most of them without allocating memory.
struct Cursor {
    /// The group's children, as listed when Spec first evaluated the class.
    var siblings: [Tree.Node] = []
    /// The number of children that the evaluation has read so far.
    var step = 0
    /// The index of the child on the path to the example, or `nil` to keep all children.
    var target: Int?

    /// Skips the declaration and returns `true` if it is the next listed child and is not on the
    /// path to the example. Otherwise, returns `false`.
    mutating func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        guard let target, step != target, step < siblings.count else { return false }
        let sibling = siblings[step]
        guard sibling.row == nil, sibling.declaration.isSame(kind, name, place) else { return false }
        step += 1
        return true
    }
}
