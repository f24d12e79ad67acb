/// Receives the declarations of a spec: the listing keeps the names, the evaluation for one example keeps the closures
/// on the path to that example, and a configuration keeps its hooks.
@MainActor protocol DeclarationVisitor: AnyObject {
    /// The shared examples known at this point: those of the group and of all groups around it.
    var sharedExamples: [String: SharedExamples] { get set }
    /// The settings of the test target that the declarations belong to.
    var settings: Settings { get }

    /// Receives a group. The visitor decides whether it calls the closure.
    func group(_ declaration: Declaration, _ body: () throws -> Void)
    func example(_ declaration: Declaration, _ body: Body)
    /// Receives a table: one example, or one group, per row.
    func table(_ table: Table)
    func hook(_ hook: Hook)
    func misuse(_ misuse: Misuse)
}
