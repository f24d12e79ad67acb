import Spec

/// Declares an example that must pass for all values drawn from generators. By default, the example
/// runs for 100 cases. Each case has its own copies of all variables and runs all hooks.
///
/// ```swift
/// it("sorts", forAll: .array(of: .int)) { numbers in
///     expect(numbers.sorted().sorted()) == numbers.sorted()
/// }
/// ```
///
/// The first case is the simplest. The other cases are random and depend on the run's seed. A
/// failing case is shrunk for as long as it fails in the same place. The failure message names the
/// smallest failing case, the nearest passing case, and the seed. The smallest failing case is
/// saved in `.build/specs` and runs first the next time.
///
/// - Parameters:
///   - name: The example's name, which states what should be true for all values.
///   - traits: The example's traits, such as `.cases(1000)`.
///   - first: The generator for the first parameter of the body.
///   - others: The generators for the other parameters of the body.
///   - file: The file that contains the declaration. Use the default value.
///   - line: The line that contains the declaration. Use the default value.
///   - body: A closure that takes a case's values. It is called after the `beforeEach` hooks of all
///     enclosing groups.
@MainActor public func it<First, each Other>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll first: Generator<First>,
    _ others: repeat Generator<each Other>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (First, repeat each Other) throws -> Void
) {
    let body = Body.sync { try body(drawn(first), repeat drawn(each others)) }
    declareExample(name, traits: [.property] + traits, file: file, line: line, body)
}

/// Declares an async example that must pass for all values drawn from generators. For details, see
/// the synchronous function.
@MainActor public func it<First, each Other>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll first: Generator<First>,
    _ others: repeat Generator<each Other>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (First, repeat each Other) async throws -> Void
) {
    let body = Body.async { try await body(drawn(first), repeat drawn(each others)) }
    declareExample(name, traits: [.property] + traits, file: file, line: line, body)
}

extension SpecTrait {
    static var property: SpecTrait { .repeated(by: PropertyRepeater(repeats: true)) }
}

/// Draws a value for the running case. If no case is running, for example because Spec is listing
/// the examples, returns the simplest value.
@MainActor func drawn<Value>(_ generator: Generator<Value>) throws -> Value {
    if let misuse = generator.misuse { throw misuse }
    return try CurrentCase.value?.draw(generator) ?? Choices(repeating: []).draw(generator)
}

/// Declares a group whose examples must pass for all values drawn from generators. By default, each
/// example runs for 100 cases. Each case has its own copies of all variables and runs all hooks.
///
/// ```swift
/// context("with any list", forAll: .array(of: .int)) { numbers in
///     lazy var heap = Heap(numbers)
///     it("has its smallest first") { expect(heap.first) == numbers.min() }
///     it("counts") { expect(heap.count) == numbers.count }
/// }
/// ```
///
/// The examples' names must not depend on the values, because Spec uses the simplest values when it
/// lists the examples.
///
/// - Parameters:
///   - name: The group's name.
///   - traits: The group's traits, such as `.cases(1000)`.
///   - first: The generator for the first parameter of the body.
///   - others: The generators for the other parameters of the body.
///   - file: The file that contains the declaration. Use the default value.
///   - line: The line that contains the declaration. Use the default value.
///   - body: A closure that takes a case's values and declares hooks, groups, and examples.
@MainActor public func context<First, each Other>(
    _ name: String,
    _ traits: SpecTrait...,
    forAll first: Generator<First>,
    _ others: repeat Generator<each Other>,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (First, repeat each Other) throws -> Void
) {
    declareGroup(name, traits: [.property] + traits, file: file, line: line) {
        do { try body(drawn(first), repeat drawn(each others)) } catch let refusal as CaseDoesNotCount {
            CurrentCase.value?.isRefusedByGroup = true
            throw refusal
        }
    }
}
