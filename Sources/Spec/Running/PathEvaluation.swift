/// The visitor of the evaluation of a spec for one example: enters the closures on the path to it and no others, and keeps
/// what they declare. Every declaration that it meets must be the one that the listing met at that step.
///
/// For an ordered group the path ends at the group, and the visitor keeps all examples in it.
@MainActor final class PathEvaluation: DeclarationVisitor {
    private let path: NodePath
    private let knownMisuses: [Misuse]
    var sharedExamples: SharedExamples
    let settings: Settings
    /// The group that is being read and the path to it.
    private var node: Tree.Node
    private var here = NodePath([])
    private var levels = [RunPath.Level(depth: 0)]
    private var runPaths: [NodePath: RunPath] = [:]
    private var problem: Misuse?

    private init(_ plan: ClassPlan, _ path: NodePath) {
        self.path = path
        settings = plan.target.settings
        sharedExamples = settings.sharedExamples
        knownMisuses = plan.misuses
        node = plan.tree.root
    }

    /// The run paths of the examples at the end of `path`, or below it, from a fresh evaluation of `spec`.
    ///
    /// - Throws: ``Misuse`` if `spec` does not declare what it declared when it was listed.
    static func runPaths(
        of plan: ClassPlan,
        along path: NodePath,
        evaluating spec: () -> Void
    ) throws -> [NodePath: RunPath] {
        let evaluation = PathEvaluation(plan, path)
        CurrentActivity.declare(to: evaluation, at: plan.tree.root.cursor(target: path.first)) {
            spec()
            evaluation.endGroup()
        }
        if let problem = evaluation.problem { throw problem }
        return evaluation.runPaths
    }

    func group(_ declaration: Declaration, _ body: () throws -> Void) {
        if meet(declaration) { read(body) }
    }

    func example(_ declaration: Declaration, _ body: Body) {
        if meet(declaration) { keep(body) }
    }

    func table(_ table: Table) {
        guard step < node.children.count, node.children[step].isRow(of: table),
            let count = node.children[step].row?.count
        else {
            if !table.rows().isEmpty { _ = meet(table.declaration) }
            return
        }
        let rows = step..<step + count
        // Rows that are not on the path are passed over without a look, so that a row costs the same in any table.
        for row in target.map({ rows.clamped(to: $0..<$0 + 1) }) ?? rows {
            step = row
            let child = node.children[row]
            guard let arguments = child.row?.arguments, meet(child.declaration) else { continue }
            switch table.element(arguments) {
            case .example(let body): keep(body)
            case .group(let body): read(body)
            }
        }
        step = rows.upperBound
    }

    func hook(_ hook: Hook) {
        if !hook.kind.isOfSuite { levels[here.count].add(hook) }
    }

    func around(_ around: AroundHook) {
        levels[here.count].add(around)
    }

    /// What was written wrong in the same way when the class was listed has been reported there.
    func misuse(_ misuse: Misuse) {
        if !knownMisuses.contains(misuse) { fail(misuse) }
    }

    private func fail(_ misuse: Misuse) {
        problem = problem ?? misuse
    }

    /// How many of the group's children have been met.
    private var step: Int {
        get { CurrentActivity.cursor.step }
        set { CurrentActivity.cursor.step = newValue }
    }

    /// Which of them lies on the path; `nil` below its end, where all are wanted.
    private var target: Int? { CurrentActivity.cursor.target }

    /// Whether the declaration is the next step on the path. One that differs from the listing's is a problem.
    private func meet(_ declaration: Declaration) -> Bool {
        defer { step += 1 }
        guard problem == nil else { return false }
        guard step < node.children.count, node.children[step].declaration.isSame(as: declaration) else {
            let listed = step < node.children.count ? node.children[step].declaration : nil
            fail(.treeChanged(in: node.declaration, step: step, listed: listed, met: declaration))
            return false
        }
        return target == nil || step == target
    }

    /// Keeps the example that was just met. Its levels may get more hooks before their groups end.
    private func keep(_ body: Body) {
        runPaths[here.child(step - 1)] = RunPath(levels: levels, body: body)
    }

    /// Reads the group that was just met.
    private func read(_ body: () throws -> Void) {
        let outer = (node, CurrentActivity.cursor, sharedExamples)
        let outerPath = here
        here = here.child(step - 1)
        node = node.children[step - 1]
        CurrentActivity.cursor = node.cursor(target: here.count < path.count ? path[here.count] : nil)
        levels.append(RunPath.Level(depth: here.count))
        do {
            try body()
            endGroup()
        } catch {
            fail(.groupThrew(node.declaration, error))
        }
        levels.removeLast()
        here = outerPath
        (node, CurrentActivity.cursor, sharedExamples) = outer
    }

    /// All that the listing met in this group must have come by now.
    private func endGroup() {
        guard problem == nil, step < node.children.count else { return }
        let missing = node.children[step].declaration
        fail(.treeChanged(in: node.declaration, step: step, listed: missing, met: nil))
    }
}
