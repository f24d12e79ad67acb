/// What a spec class declares, as plain data: names and places, and no closures but those of the suite's hooks.
struct Tree {
    /// A group or an example.
    final class Node {
        let declaration: Declaration
        private(set) var children: [Node] = []
        /// If this is a row of a table: its arguments, and how many rows there are.
        let row: (arguments: Any, count: Int)?
        private var signatures: UnsafeMutableBufferPointer<Cursor.Signature>?

        init(_ declaration: Declaration, row: (arguments: Any, count: Int)? = nil) {
            self.declaration = declaration
            self.row = row
        }

        /// A cursor at the first child; kept at hand from the first time on, when the group has all its children.
        func cursor(target: Int?) -> Cursor {
            let signatures = signatures ?? makeSignatures()
            return Cursor(siblings: UnsafePointer(signatures.baseAddress), count: signatures.count, target: target)
        }

        private func makeSignatures() -> UnsafeMutableBufferPointer<Cursor.Signature> {
            let made = UnsafeMutableBufferPointer<Cursor.Signature>.allocate(capacity: children.count)
            for (index, child) in children.enumerated() {
                let declaration = child.declaration
                made.initializeElement(
                    at: index,
                    to: Cursor.Signature(declaration.kind, declaration.name, declaration.place, isRow: child.row != nil)
                )
            }
            signatures = made
            return made
        }

        deinit {
            signatures?.deallocate()
        }

        /// Whether the listing met the table here.
        func isRow(of table: Table) -> Bool {
            row != nil && declaration.kind == table.declaration.kind && declaration.place == table.declaration.place
                && declaration.name.hasPrefix(table.declaration.name)
        }

        func append(_ child: Node) {
            children.append(child)
        }
    }

    /// The class itself: the groups and examples that `spec()` declares are its children.
    let root: Node
    /// What is written wrong, in the order in which it was met.
    var misuses: [Misuse] = []
    var suiteHooks: [Hook] = []

    /// The way from the root to each example, as child indices, in the order of declaration.
    var ways: [[Int]] {
        var ways: [[Int]] = []
        func visit(_ node: Node, _ way: [Int]) {
            if node.declaration.kind.isExample { ways.append(way) }
            for (index, child) in node.children.enumerated() { visit(child, way + [index]) }
        }
        visit(root, [])
        return ways
    }

    /// The declarations on the way to an example, outermost first, the example itself last.
    func declarations(along way: [Int]) -> [Declaration] {
        var node = root
        return way.map { index in
            node = node.children[index]
            return node.declaration
        }
    }
}
