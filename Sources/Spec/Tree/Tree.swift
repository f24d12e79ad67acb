/// The declarations of a spec class: names, source locations and traits, without the closures.
struct Tree {
    final class Node {
        let declaration: Declaration
        var children: [Node] = []
        /// The number of hooks in the group, not counting suite hooks.
        var hookCount = 0
        /// Whether the group is empty except for a placeholder example.
        fileprivate(set) var isEmpty = false
        /// The row's arguments and the number of rows in its table; `nil` if this node is not a
        /// table row.
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

    /// The node of the class. Its children are the groups and examples that `spec()` declares.
    let root: Node

    /// The source location of the first group, example or table; `nil` if there is none.
    var firstPlace: Place? { root.children.first?.declaration.closurePlace }

    /// If the tree has examples, adds a skipped example to each empty group, so that reports show
    /// the group.
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

    /// Returns the nodes on the path to an example, from the outermost group to the example.
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

/// The path from the root of a tree to a node: the index of the child at each level. The
/// lexicographic order of paths is the order of declaration.
typealias NodePath = [Int]

extension NodePath {
    func child(_ index: Int) -> NodePath { self + [index] }
}
