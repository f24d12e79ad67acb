import Spec

/// Declares a group for all values of a generator: each of its examples runs for a hundred cases, each with all hooks and new
/// variables.
///
/// ```swift
/// context("with any list", forAll: .array(of: .int)) { numbers in
///     lazy var heap = Heap(numbers)
///     it("has its smallest first") { expect(heap.first) == numbers.min() }
///     it("counts") { expect(heap.count) == numbers.count }
/// }
/// ```
///
/// The names of what it declares must not depend on the values: Spec lists them once, with the simplest values.
///
/// - Parameters:
///   - name: The name of the group.
///   - traits: Traits of the group, such as `.cases(1000)`.
///   - generator: Makes the values.
///   - file: Where the group is declared; leave it out.
///   - line: Where the group is declared; leave it out.
///   - body: Gets the values of a case, and declares hooks, groups and examples.
@MainActor public func context<A>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll generator: Generator<A>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (A) throws -> Void
) {
    declareContext(name, traits: [.property] + traits, file: file, line: line) { try body(drawn(generator)) }
}

/// Declares a group for all values of two generators; otherwise the same as the form for one.
@MainActor public func context<A, B>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll first: Generator<A>,
    _ second: Generator<B>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (A, B) throws -> Void
) {
    declareContext(name, traits: [.property] + traits, file: file, line: line) { try body(drawn(first), drawn(second)) }
}

/// Declares a group for all values of three generators; otherwise the same as the form for one.
@MainActor public func context<A, B, C>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll first: Generator<A>,
    _ second: Generator<B>,
    _ third: Generator<C>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (A, B, C) throws -> Void
) {
    declareContext(name, traits: [.property] + traits, file: file, line: line) {
        try body(drawn(first), drawn(second), drawn(third))
    }
}
