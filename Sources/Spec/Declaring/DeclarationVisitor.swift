/// Who reads a spec's closures: the listing keeps the names, the evaluation for one example keeps the closures on the path
/// to that example, and a configuration keeps its hooks.
@MainActor protocol DeclarationVisitor: AnyObject {
    /// The shared examples that are known at this point: those of the group and of all groups around it.
    var sharedExamples: SharedExamples { get set }
    /// The settings of the test target whose declarations are read.
    var settings: Settings { get }

    /// A group is declared. The visitor decides whether it enters the closure.
    func group(_ declaration: Declaration, _ body: () throws -> Void)
    /// An example is declared in the group that is being read.
    func example(_ declaration: Declaration, _ body: Body)
    /// A table is declared: as many examples, or groups, as it has rows.
    func table(_ table: Table)
    /// A hook is declared in the group that is being read.
    func hook(_ hook: Hook)
    /// A hook around the examples of the group that is being read is declared.
    func around(_ around: AroundHook)
    /// Something is written wrong.
    func misuse(_ misuse: Misuse)
}
