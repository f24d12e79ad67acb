/// Declares a focused group. Equivalent to `describe` with the trait `.focused`.
@MainActor public func fdescribe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.describe, name, traits + [.focused], Place(file: file, line: line), body)
}

/// Declares a focused group. Equivalent to `context` with the trait `.focused`.
@MainActor public func fcontext(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.context, name, traits + [.focused], Place(file: file, line: line), body)
}

/// Declares a focused example. Equivalent to `it` with the trait `.focused`.
@MainActor public func fit(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits + [.focused], Place(file: file, line: line)) { .sync(body) }
}

/// Declares a focused async example. Equivalent to `it` with the trait `.focused`.
@MainActor public func fit(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareExample(name, traits + [.focused], Place(file: file, line: line)) { .async(body) }
}

/// Declares a focused group of shared examples. Equivalent to `itBehavesLike` with `.focused`.
@MainActor public func fitBehavesLike<Context>(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context = {}
) {
    useShared(name, traits + [.focused], context: context, Place(file: file, line: line))
}

/// Declares a focused group for a ``Behavior``. Equivalent to `itBehavesLike` with `.focused`.
@MainActor public func fitBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useBehavior(behavior, traits + [.focused], context: context, Place(file: file, line: line))
}
