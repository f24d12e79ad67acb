/// The first evaluation of a spec: keeps names, places and order, and drops the closures.
@MainActor final class TreeListing: DeclarationReader {
    private(set) var tree: Tree
    private var group: Tree.Node

    private init(_ root: Declaration) {
        group = Tree.Node(root)
        tree = Tree(root: group)
    }

    /// The tree that `body` declares.
    static func tree(under root: Declaration, of body: () -> Void) -> Tree {
        let listing = TreeListing(root)
        CurrentReader.read(with: listing, body)
        return listing.tree
    }

    func group(_ declaration: Declaration, _ body: () throws -> Void) {
        let outer = group
        group = Tree.Node(declaration)
        outer.append(group)
        defer { group = outer }
        do {
            try body()
        } catch {
            misuse(.groupThrew(declaration, error))
        }
    }

    func example(_ declaration: Declaration, _ body: Body) {
        group.append(Tree.Node(declaration))
    }

    func hook(_ hook: Hook) {}

    func misuse(_ misuse: Misuse) {
        tree.misuses.append(misuse)
    }
}
