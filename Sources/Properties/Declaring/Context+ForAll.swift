import Spec

/// Declares a group for all values of generators: each of its examples runs for a hundred cases, each with all hooks and new
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
///   - first: Makes the values.
///   - others: Make more of them, one for each parameter of the body.
///   - file: Where the group is declared; leave it out.
///   - line: Where the group is declared; leave it out.
///   - body: Gets the values of a case, and declares hooks, groups and examples.
@MainActor public func context<First, each Other>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll first: Generator<First>,
    _ others: repeat Generator<each Other>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (First, repeat each Other) throws -> Void
) {
    declareContext(name, traits: [.property] + traits, file: file, line: line) {
        do { try body(drawn(first), repeat drawn(each others)) } catch let refusal as CaseDoesNotCount {
            CurrentCase.value?.isRefusedByGroup = true
            throw refusal
        }
    }
}
