/// What a spec class declares, as plain data: names and places, no closures.
struct Tree {
    /// A group or an example.
    final class Node {
        let declaration: Declaration
        fileprivate(set) var children: [Node] = []

        init(_ declaration: Declaration) {
            self.declaration = declaration
        }

        func append(_ child: Node) {
            children.append(child)
        }
    }

    /// The class itself: the groups and examples that `spec()` declares are its children.
    let root: Node
    /// What is written wrong, in the order in which it was met.
    var misuses: [Misuse] = []

    /// The way from the root to each example, as child indices, in the order of declaration.
    var paths: [[Int]] {
        var paths: [[Int]] = []
        func visit(_ node: Node, _ path: [Int]) {
            if node.declaration.kind.isExample { paths.append(path) }
            for (index, child) in node.children.enumerated() { visit(child, path + [index]) }
        }
        visit(root, [])
        return paths
    }

    /// The declarations on the way to an example, outermost first, the example itself last.
    func declarations(along path: [Int]) -> [Declaration] {
        var node = root
        return path.map { index in
            node = node.children[index]
            return node.declaration
        }
    }
}
