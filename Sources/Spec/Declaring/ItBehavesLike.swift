/// Declares a group that contains the shared examples with the given name.
///
/// ```swift
/// describe("a new stack") {
///     itBehavesLike("an empty list")
///     itBehavesLike("a list") { [1, 2, 3] }
/// }
/// ```
///
/// - Parameters:
///   - name: A name passed to `sharedExamples` in this or an outer group, or in a configuration.
///   - traits: Traits for all examples in the group, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: The file that contains the call; use the default value.
///   - line: The line of the call; use the default value.
///   - context: A closure that returns the context whenever the examples request it. Omit this
///     argument if the examples take no context.
@MainActor public func itBehavesLike<Context>(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context = {}
) {
    useShared(name, traits, context: context, Place(file: file, line: line))
}

/// Declares a group that contains the examples of a ``Behavior`` and passes a context to them.
///
/// ```swift
/// itBehavesLike(EmptyList.self) { Stack<Int>() }
/// ```
@MainActor public func itBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useBehavior(behavior, traits, context: context, Place(file: file, line: line))
}

@MainActor func useShared<Context>(
    _ name: String,
    _ traits: [SpecTrait],
    context: @escaping () -> Context,
    _ place: Place
) {
    declare("itBehavesLike", at: place) { visitor in
        guard let shared = visitor.sharedExamples[name] else {
            return visitor.misuse(.unknownSharedExamples(name, known: visitor.sharedExamples.keys.sorted(), at: place))
        }
        let group = "behaves like \(name)"
        let declaration = Declaration(kind: .context, name: group, place: place, traits: traits, isSharedUse: true)
        visitor.group(declaration) {
            if !shared.declare(context), NamedValues(context).map(shared.declare) != true {
                visitor.misuse(.wrongContext(name, wants: shared.contextType, given: Context.self, at: place))
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
