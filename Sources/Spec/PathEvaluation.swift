/// The evaluation of a spec for one example: enters the closures on the way to it and no others, and keeps what they
/// declare. Every declaration that it meets must be the one that the listing met at that step.
@MainActor final class PathEvaluation: DeclarationReader {
    private let way: [Int]
    /// The group that is being read, how deep it lies, and how many of its children have been met.
    private var node: Tree.Node
    private var depth = 0
    private var step = 0
    private var levels = [RunPath.Level()]
    private var body: Body?
    private var problem: Misuse?

    private init(_ tree: Tree, way: [Int]) {
        self.way = way
        node = tree.root
    }

    /// The run path of the example at the end of `way`, from a fresh evaluation of `spec`.
    ///
    /// - Throws: ``Misuse`` if `spec` does not declare what it declared when it was listed.
    static func runPath(in tree: Tree, along way: [Int], evaluating spec: () -> Void) throws -> RunPath {
        let evaluation = PathEvaluation(tree, way: way)
        CurrentReader.read(with: evaluation, spec)
        evaluation.endGroup()
        if let problem = evaluation.problem { throw problem }
        guard let body = evaluation.body else { preconditionFailure("a way through the tree ends at an example") }
        return RunPath(levels: evaluation.levels, body: body)
    }

    func group(_ declaration: Declaration, _ body: () throws -> Void) {
        guard meet(declaration) else { return }
        let outer = (node, step)
        enter(node.children[step - 1])
        do {
            try body()
            endGroup()
        } catch {
            misuse(.groupThrew(declaration, error))
        }
        (node, step) = outer
        depth -= 1
    }

    func example(_ declaration: Declaration, _ body: Body) {
        guard meet(declaration) else { return }
        self.body = body
    }

    func hook(_ hook: Hook) {
        levels[depth].add(hook)
    }

    func misuse(_ misuse: Misuse) {
        problem = problem ?? misuse
    }

    /// Whether the declaration is the next step on the way. One that differs from the listing's is a problem.
    private func meet(_ declaration: Declaration) -> Bool {
        defer { step += 1 }
        guard problem == nil else { return false }
        guard step < node.children.count, node.children[step].declaration == declaration else {
            let listed = step < node.children.count ? node.children[step].declaration : nil
            misuse(.treeChanged(in: node.declaration, step: step, listed: listed, met: declaration))
            return false
        }
        return step == way[depth]
    }

    private func enter(_ group: Tree.Node) {
        (node, step) = (group, 0)
        depth += 1
        levels.append(RunPath.Level())
    }

    /// All that the listing met in this group must have come by now.
    private func endGroup() {
        guard problem == nil, step < node.children.count else { return }
        let missing = node.children[step].declaration
        misuse(.treeChanged(in: node.declaration, step: step, listed: missing, met: nil))
    }
}
