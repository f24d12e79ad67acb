import SpecEvents

/// Evaluates a spec for one example, and calls only the closures on the path to that example. All
/// declarations must match the listing. In an ordered group, the path ends at the group.
@MainActor final class PathEvaluation: DeclarationVisitor {
    private let path: NodePath
    private let knownMisuses: [Misuse]
    var sharedExamples: [String: SharedExamples]
    let settings: Settings
    private var node: Tree.Node
    private var here: NodePath = []
    private var isInOrderedGroup = false
    private var hookCount = 0
    private var levels = [RunPath.Level()]
    private var runPaths: [NodePath: RunPath] = [:]
    private var problem: Misuse?

    private init(_ plan: ClassPlan, _ path: NodePath) {
        self.path = path
        settings = plan.settings
        sharedExamples = settings.sharedExamples
        knownMisuses = plan.misuses
        node = plan.tree.root
    }

    /// Returns the run paths, or throws the first ``Misuse``, such as a change to the declarations.
    static func runPaths(
        of plan: ClassPlan,
        along path: NodePath,
        evaluating spec: () -> Void
    ) throws -> [NodePath: RunPath] {
        let evaluation = PathEvaluation(plan, path)
        CurrentActivity.declare(to: evaluation, at: Cursor(siblings: plan.tree.root.children, target: path.first)) {
            spec()
            evaluation.endGroup()
        }
        if let problem = evaluation.problem { throw problem }
        return evaluation.runPaths
    }

    func group(_ declaration: Declaration, _ body: () throws -> Void) {
        if visit(declaration) { read(body) }
    }

    func example(_ declaration: Declaration, _ body: Body) {
        if visit(declaration) { keep(body) }
    }

    func table(_ table: Table) {
        guard let next, next.isRow(of: table), let count = next.row?.count else {
            if table.rows().contains(where: { (try? $0.get()) != nil }) { _ = visit(table.declaration) }
            return
        }
        let rows = step..<step + count
        // If there is a target, visit only that row, so that the time does not depend on the size
        // of the table.
        for row in target.map({ rows.clamped(to: $0..<$0 + 1) }) ?? rows {
            step = row
            let child = node.children[row]
            guard let arguments = child.row?.arguments, visit(child.declaration) else { continue }
            switch table.element(arguments) {
            case .example(let body): keep(body)
            case .group(let body): read(body)
            }
        }
        step = rows.upperBound
    }

    func hook(_ hook: Hook) {
        if hook.kind.scope == .suite { return }
        hookCount += 1
        if hook.kind.scope == .orderedGroup, !isInOrderedGroup { misuse(.outsideOrderedGroup(hook)) }
        levels[here.count].hooks.append(hook)
    }

    func misuse(_ misuse: Misuse) {
        if !knownMisuses.contains(misuse) { fail(misuse) }
    }

    private func fail(_ misuse: Misuse) {
        problem = problem ?? misuse
    }

    private var step: Int {
        get { CurrentActivity.cursor.step }
        set { CurrentActivity.cursor.step = newValue }
    }

    private var next: Tree.Node? { step < node.children.count ? node.children[step] : nil }

    private var target: Int? { CurrentActivity.cursor.target }

    /// Checks that the declaration matches the listing. Returns whether to use its body.
    private func visit(_ declaration: Declaration) -> Bool {
        defer { step += 1 }
        guard problem == nil else { return false }
        guard let next, next.declaration.isSame(as: declaration) else {
            fail(.treeChanged(in: node.declaration, step: step, listed: next?.declaration, met: declaration))
            return false
        }
        return target == nil || step == target
    }

    /// Stores an example's body with its levels, to which later declarations may still add hooks.
    private func keep(_ body: Body) {
        runPaths[here.child(step - 1)] = RunPath(levels: levels, body: body)
    }

    private func read(_ body: () throws -> Void) {
        let outer = (node, CurrentActivity.cursor, sharedExamples)
        let (outerPath, outerIsOrdered, outerHookCount) = (here, isInOrderedGroup, hookCount)
        hookCount = 0
        here = here.child(step - 1)
        node = node.children[step - 1]
        isInOrderedGroup = isInOrderedGroup || node.declaration.isOrdered
        CurrentActivity.cursor = Cursor(
            siblings: node.children,
            target: here.count < path.count ? path[here.count] : nil
        )
        levels.append(RunPath.Level(path: here))
        do {
            try body()
            endGroup()
        } catch {
            fail(.groupThrew(node.declaration, error))
        }
        levels.removeLast()
        (here, isInOrderedGroup, hookCount) = (outerPath, outerIsOrdered, outerHookCount)
        (node, CurrentActivity.cursor, sharedExamples) = outer
    }

    private func endGroup() {
        guard problem == nil else { return }
        if let next, !node.isEmpty {
            fail(.treeChanged(in: node.declaration, step: step, listed: next.declaration, met: nil))
        } else if hookCount != node.hookCount {
            fail(.hooksChanged(in: node.declaration, listed: node.hookCount, met: hookCount))
        }
    }
}
