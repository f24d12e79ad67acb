// All declarations come through these functions. Each passes one to the visitor that reads the spec.

/// Passes a declaration to the visitor. Without a visitor the declaration is in the wrong place, and this reports a
/// mistake.
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
    if CurrentActivity.passes(kind, name, place) { return }
    let declaration = Declaration(kind: kind, name: name, place: place, traits: traits, isSharedUse: isSharedUse)
    declare(kind.description, at: place) { $0.group(declaration, body) }
}

@MainActor @inline(__always)
func declareExample(_ name: String, _ traits: [SpecTrait], _ place: Place, _ body: () -> Body) {
    if CurrentActivity.passes(.it, name, place) { return }
    let declaration = Declaration(kind: .it, name: name, place: place, traits: traits)
    let body = body()
    declare("it", at: place) { $0.example(declaration, body) }
}

@MainActor func declareTable<Values>(
    _ kind: Declaration.Kind,
    _ name: String,
    _ traits: [SpecTrait],
    _ place: Place,
    _ rows: @escaping () -> [TableRow<Values>],
    _ rowName: ((Values) -> String)?,
    _ element: @escaping (Values) -> Table.Element
) {
    let table = Table(
        declaration: Declaration(kind: kind, name: name, place: place, traits: traits),
        rows: {
            rows().map { row in
                let name = row.name ?? rowName?(row.values) ?? Table.name(of: row.values)
                return Table.Row(name: name, arguments: row.values, traits: row.traits, place: row.place)
            }
        },
        // The cast cannot fail: only `rows` above makes the arguments of a row.
        element: { element($0 as! Values) }
    )
    declare(kind.description, at: place) { $0.table(table) }
}

@MainActor func declareHook(_ kind: Hook.Kind, _ place: Place, _ body: Body) {
    declare(kind.rawValue, at: place) { $0.hook(Hook(kind: kind, place: place, body: body)) }
}

@MainActor func declareAround(_ place: Place, _ body: AroundHook.Body) {
    declare("aroundEach", at: place) { $0.around(AroundHook(place: place, body: body)) }
}

@MainActor func useShared<Context>(
    _ name: String,
    _ traits: [SpecTrait],
    context: @escaping () -> Context,
    _ place: Place
) {
    declare("itBehavesLike", at: place) { visitor in
        guard let entry = visitor.sharedExamples[name] else {
            return visitor.misuse(.unknownSharedExamples(name, known: visitor.sharedExamples.names, at: place))
        }
        let group = "behaves like \(name)"
        let declaration = Declaration(kind: .context, name: group, place: place, traits: traits, isSharedUse: true)
        visitor.group(declaration) {
            if !entry.declare(context), NamedValues(context).map(entry.declare) != true {
                visitor.misuse(.wrongContext(name, wants: entry.contextType, given: Context.self, at: place))
            }
        }
    }
}

@MainActor func useBehavior<Context>(
    _ behavior: Behavior<Context>.Type,
    _ traits: [SpecTrait],
    context: @escaping () -> Context,
    _ place: Place
) {
    declareGroup(.context, "behaves like \(behavior.name)", traits, place, isSharedUse: true) {
        behavior.spec(context)
    }
}
