import Spec
import SpecEvents

extension ExampleMetadata {
    /// The example, in the form that Quick uses in its metadata.
    public var example: Example { Example(name: names.joined(separator: ", "), callsite: Callsite(file, line)) }

    /// An example whose properties have Quick's names.
    public struct Example: Sendable {
        /// The names of the groups and of the example, outermost first, separated by commas.
        public let name: String
        /// The source location of the example.
        public let callsite: Callsite

        /// The same as ``name``.
        public var description: String { name }
    }
}

/// Quick's name for a source location.
public struct Callsite: Hashable, Sendable, CustomStringConvertible {
    /// The path of the source file.
    public let file: String
    /// The line number, counted from 1.
    public let line: UInt

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = UInt(clamping: line)
    }

    /// The location in the form `file:line`.
    public var description: String { "\(file):\(line)" }
}

// Quick features that Spec provides in a different form. Using one of them causes a compiler error
// that names the alternative.

extension SpecConfiguration.Settings {
    /// Unavailable. To run only some examples, select them when you run the tests.
    @available(*, unavailable, message: "select examples where you run them: swift run specs --filter NAME, --tag TAG")
    public func include(_ filter: @escaping (ExampleMetadata.Example) -> Bool) {
        fatalError("not for use")
    }

    /// Unavailable. To skip some examples, exclude them when you run the tests.
    @available(
        *,
        unavailable,
        message: "select examples where you run them: swift run specs --skip-tag TAG, or .pending"
    )
    public func exclude(_ filter: @escaping (ExampleMetadata.Example) -> Bool) {
        fatalError("not for use")
    }
}

extension ExampleMetadata {
    /// Unavailable. Spec does not number examples.
    @available(*, unavailable, message: "examples have no number, because several processes may run them; use fullName")
    public var exampleIndex: Int { fatalError("not for use") }
}

/// Unavailable. Spec finds spec classes by itself, so you can delete the file that calls this.
@available(*, unavailable, message: "Spec finds the classes; delete this file")
public func QCKMain(
    _ specs: [SpecCase.Type],
    configurations: [SpecConfiguration.Type] = [],
    testCases: [Any] = []
) -> Never {
    fatalError("not for use")
}

// Quick's hooks that receive the example's metadata. In Spec's own hooks, use `currentExample`.

/// Calls a closure with the example's metadata before every example in the enclosing group.
@preconcurrency @MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    Spec.beforeEach(file: file, line: line) { if let example = currentExample { try body(example) } }
}

/// Calls an async closure with the example's metadata before every example in the enclosing group.
@preconcurrency @MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    Spec.beforeEach(file: file, line: line) { if let example = currentExample { try await body(example) } }
}

/// Calls a closure with the example's metadata after every example in the enclosing group.
@preconcurrency @MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    Spec.afterEach(file: file, line: line) { if let example = currentExample { try body(example) } }
}

/// Calls an async closure with the example's metadata after every example in the enclosing group.
@preconcurrency @MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    Spec.afterEach(file: file, line: line) { if let example = currentExample { try await body(example) } }
}

/// Runs a closure around every example in the enclosing group. The closure takes the example's
/// metadata and a function that runs the example, and must call that function exactly once.
@preconcurrency @MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
) {
    Spec.aroundEach(file: file, line: line) { run in if let example = currentExample { try body(example, run) } }
}

/// Runs an async closure around every example in the enclosing group. The closure takes the
/// metadata and a function that runs the example, and must await that function exactly once.
@preconcurrency @MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
) {
    Spec.aroundEach(file: file, line: line) { run in if let example = currentExample { try await body(example, run) } }
}
