/// The names, source locations and traits of a spec class's declarations, without their closures.
struct Tree {
    final class Node {
        let declaration: Declaration
        var children: [Node] = []
        /// The number of hooks in the group, not counting suite hooks.
        var hookCount = 0
        /// Whether the group is empty except for a placeholder example.
        fileprivate(set) var isEmpty = false
        /// For a table row, its arguments and the number of rows in the table; otherwise, `nil`.
        let row: (arguments: Any, count: Int)?

        init(_ declaration: Declaration, row: (arguments: Any, count: Int)? = nil) {
            self.declaration = declaration
            self.row = row
        }

        func isRow(of table: Table) -> Bool {
            row != nil && declaration.kind == table.declaration.kind
                && declaration.closurePlace == table.declaration.place
                && declaration.name.hasPrefix(table.declaration.name.prefix { $0 != "{" })
        }
    }

    let root: Node

    var firstPlace: Place? { root.children.first?.declaration.closurePlace }

    /// Adds a skipped example to each empty group, so that reports show the group.
    func fillEmptyGroups() {
        guard !isEmpty else { return }
        func visit(_ node: Node) {
            node.children.forEach(visit)
            guard node.children.isEmpty, !node.declaration.kind.isExample else { return }
            let place = node.declaration.place
            node.isEmpty = true
            node.children = [Node(Declaration(kind: .it, name: "has no examples", place: place, traits: [.emptyGroup]))]
        }
        visit(root)
    }

    var isEmpty: Bool {
        func hasExample(_ node: Node) -> Bool {
            node.declaration.kind.isExample || node.children.contains(where: hasExample)
        }
        return !hasExample(root)
    }

    func nodes(along path: NodePath) -> [Node] {
        var nodes: [Node] = []
        for index in path { nodes.append((nodes.last ?? root).children[index]) }
        return nodes
    }

    var focusedDeclarations: [Declaration] {
        var focused: [Declaration] = []
        func visit(_ node: Node) {
            if node.declaration.isFocused { focused.append(node.declaration) }
            node.children.forEach(visit)
        }
        visit(root)
        return focused
    }
}

/// The path to a node: the child's index at each level. Lexicographic order is declaration order.
typealias NodePath = [Int]

extension NodePath {
    func child(_ index: Int) -> NodePath { self + [index] }
}
