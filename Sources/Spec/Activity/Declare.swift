import SpecEvents

/// A type that receives declarations, for example to list a class's examples.
@MainActor protocol DeclarationVisitor: AnyObject {
    /// Maps names to the shared examples that are available in the current group so far.
    var sharedExamples: [String: SharedExamples] { get set }
    var settings: Settings { get }

    /// Receives a group. The visitor decides whether to evaluate `body`.
    func group(_ declaration: Declaration, _ body: () throws -> Void)
    func example(_ declaration: Declaration, _ body: Body)
    func table(_ table: Table)
    func hook(_ hook: Hook)
    func misuse(_ misuse: Misuse)
}

// All declarations go through the functions below, which pass them to the current visitor.

@MainActor func declare(_ what: String, at place: Place, _ hand: (any DeclarationVisitor) -> Void) {
    switch CurrentActivity.value {
    case .declaring(let visitor): hand(visitor)
    case .running(let work) where work.runningExample != nil: Misuse.report(.declaredInsideExample(what, at: place))
    case .running, .idle: Misuse.report(.declaredOutsideSpec(what, at: place))
    }
}

@MainActor func declareGroup(
    _ kind: Declaration.Kind,
    _ name: String,
    _ traits: [SpecTrait],
    _ place: Place,
    isSharedUse: Bool = false,
    _ body: () throws -> Void
) {
    if CurrentActivity.cursor.passes(kind, name, place) { return }
    let declaration = Declaration(kind: kind, name: name, place: place, traits: traits, isSharedUse: isSharedUse)
    declare(kind.rawValue, at: place) { $0.group(declaration, body) }
}

@MainActor @inline(__always)
func declareExample(_ name: String, _ traits: [SpecTrait], _ place: Place, _ body: () -> Body) {
    if CurrentActivity.cursor.passes(.it, name, place) { return }
    let declaration = Declaration(kind: .it, name: name, place: place, traits: traits)
    let body = body()
    declare("it", at: place) { $0.example(declaration, body) }
}

@MainActor func declareHook(_ kind: HookKind, _ place: Place, _ body: Body) {
    declare(kind.rawValue, at: place) { $0.hook(Hook(kind: kind, place: place, body: body)) }
}
