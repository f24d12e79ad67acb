/// Declares a group whose examples do not run yet. Equivalent to `describe` with `.pending`.
@MainActor public func xdescribe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.describe, name, traits + [.pending], Place(file: file, line: line), body)
}

/// Declares a group whose examples do not run yet. Equivalent to `context` with `.pending`.
@MainActor public func xcontext(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.context, name, traits + [.pending], Place(file: file, line: line), body)
}

/// Declares an example that does not run yet. Equivalent to `it` with the trait `.pending`.
@MainActor public func xit(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits + [.pending], Place(file: file, line: line)) { .sync(body) }
}

/// Declares an example that does not run yet. Equivalent to `it` with the trait `.pending`.
@MainActor public func xit(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareExample(name, traits + [.pending], Place(file: file, line: line)) { .async(body) }
}

/// Declares an example that does not run yet. Equivalent to `it` with the trait `.pending`.
@MainActor public func pending(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits + [.pending], Place(file: file, line: line)) { .sync(body) }
}

/// Declares an example that does not run yet. Equivalent to `it` with the trait `.pending`.
@MainActor public func pending(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareExample(name, traits + [.pending], Place(file: file, line: line)) { .async(body) }
}

/// Declares a pending group of shared examples. Equivalent to `itBehavesLike` with `.pending`.
@MainActor public func xitBehavesLike<Context>(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context = {}
) {
    useShared(name, traits + [.pending], context: context, Place(file: file, line: line))
}

/// Declares a pending group for a ``Behavior``. Equivalent to `itBehavesLike` with `.pending`.
@MainActor public func xitBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useBehavior(behavior, traits + [.pending], context: context, Place(file: file, line: line))
}
