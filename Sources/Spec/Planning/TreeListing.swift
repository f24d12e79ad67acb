import SpecEvents

struct Listing {
    var tree: Tree
    var misuses: [Misuse] = []
    var suiteHooks: [Hook] = []
}

/// A visitor for the first evaluation of a spec. It keeps the declarations, but not their closures.
@MainActor final class TreeListing: DeclarationVisitor {
    private var listing: Listing
    var sharedExamples: [String: SharedExamples]
    let settings: Settings
    private var group: Tree.Node
    private var isInOrderedGroup = false
    private var depth = 0
    /// Whether groups are nested too deeply. If so, no further groups are read, because their
    /// number could double with each level.
    private var isTooDeep = false
    private static let maxDepth = 50

    private init(_ root: Declaration, _ settings: Settings) {
        group = Tree.Node(root)
        listing = Listing(tree: Tree(root: group))
        self.settings = settings
        sharedExamples = settings.sharedExamples
    }

    static func listing(under root: Declaration, in settings: Settings, of spec: () -> Void) -> Listing {
        let visitor = TreeListing(root, settings)
        CurrentActivity.declare(to: visitor, spec)
        // A mistake may be the reason why a group is empty.
        if visitor.listing.misuses.isEmpty { visitor.listing.tree.fillEmptyGroups() }
        return visitor.listing
    }

    func group(_ declaration: Declaration, _ body: () throws -> Void) {
        read(Tree.Node(declaration), body)
    }

    func example(_ declaration: Declaration, _ body: Body) {
        append(Tree.Node(declaration))
    }

    func table(_ table: Table) {
        let all = table.rows()
        if all.isEmpty { misuse(.emptyTable(table.declaration)) }
        let rows = all.compactMap { row in
            switch row {
            case .success(let row): return row
            // This cast cannot fail. Only a `TableRow` creates failures, and each is a `Misuse`.
            case .failure(let problem): misuse(problem as! Misuse)
            }
            return nil
        }
        for row in rows {
            let node = Tree.Node(table.declaration(of: row), row: (row.arguments, rows.count))
            switch table.element(row.arguments) {
            case .example: append(node)
            case .group(let body): read(node, body)
            }
        }
    }

    func hook(_ hook: Hook) {
        if hook.kind.scope == .suite { listing.suiteHooks.append(hook) } else { group.hookCount += 1 }
        if hook.kind.scope == .orderedGroup, !isInOrderedGroup { misuse(.outsideOrderedGroup(hook)) }
    }

    func misuse(_ misuse: Misuse) {
        listing.misuses.append(misuse)
    }

    private func append(_ node: Tree.Node) {
        if node.declaration.kind.isExample, node.declaration.isOrdered { misuse(.orderedExample(node.declaration)) }
        group.children.append(node)
    }

    private func read(_ node: Tree.Node, _ body: () throws -> Void) {
        append(node)
        guard !isTooDeep else { return }
        isTooDeep = depth >= Self.maxDepth
        guard !isTooDeep else { return misuse(.endlessGroups(node.declaration, depth: depth)) }
        depth += 1
        defer { depth -= 1 }
        let outer = (group, isInOrderedGroup, sharedExamples)
        (group, isInOrderedGroup) = (node, isInOrderedGroup || node.declaration.isOrdered)
        defer { (group, isInOrderedGroup, sharedExamples) = outer }
        do {
            try body()
        } catch {
            misuse(.groupThrew(node.declaration, error))
        }
    }
}
