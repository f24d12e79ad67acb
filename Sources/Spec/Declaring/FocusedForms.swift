// The short forms with `f`: they add the trait `.focused`.

/// Declares a focused group: `describe` with the trait `.focused`.
///
/// - Parameters:
///   - name: The subject of the group; a level in the documentation that a run prints.
///   - traits: Traits of all examples in it, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where the group is declared; leave it out.
///   - line: Where the group is declared; leave it out.
///   - body: Declares hooks, groups and examples. An error that it throws fails the spec class at this place.
@MainActor public func fdescribe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.describe, name, traits + [.focused], Place(file: file, line: line), body)
}

/// Declares a focused group: `context` with the trait `.focused`.
///
/// - Parameters:
///   - name: The subject of the group; a level in the documentation that a run prints.
///   - traits: Traits of all examples in it, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where the group is declared; leave it out.
///   - line: Where the group is declared; leave it out.
///   - body: Declares hooks, groups and examples. An error that it throws fails the spec class at this place.
@MainActor public func fcontext(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.context, name, traits + [.focused], Place(file: file, line: line), body)
}

/// Declares a focused example: `it` with the trait `.focused`.
///
/// - Parameters:
///   - name: What should be true; the last level in the documentation that a run prints.
///   - traits: Traits of the example, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where the example is declared; leave it out.
///   - line: Where the example is declared; leave it out.
///   - body: Runs after the hooks of all groups around it.
@MainActor public func fit(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits + [.focused], Place(file: file, line: line)) { .sync(body) }
}

/// Declares a focused example whose body awaits: `it` with the trait `.focused`.
///
/// - Parameters:
///   - name: What should be true; the last level in the documentation that a run prints.
///   - traits: Traits of the example, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where the example is declared; leave it out.
///   - line: Where the example is declared; leave it out.
///   - body: Runs on the main actor, after the hooks of all groups around it.
@MainActor public func fit(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareExample(name, traits + [.focused], Place(file: file, line: line)) { .async(body) }
}

/// Declares a focused group of the shared examples with that name: `itBehavesLike` with the trait `.focused`.
@MainActor public func fitBehavesLike(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    useShared(name, traits + [.focused], context: {}, Place(file: file, line: line))
}

/// Declares a focused group of the shared examples with that name: `itBehavesLike` with the trait `.focused`.
@MainActor public func fitBehavesLike<Context>(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useShared(name, traits + [.focused], context: context, Place(file: file, line: line))
}

/// Declares a focused group of the examples of a ``Behavior``: `itBehavesLike` with the trait `.focused`.
@MainActor public func fitBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useBehavior(behavior, traits + [.focused], context: context, Place(file: file, line: line))
}
