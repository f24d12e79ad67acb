import Spec
import SpecEvents

extension ExampleMetadata {
    /// The example, as Quick's metadata provides it.
    public var example: Example { Example(name: names.joined(separator: ", "), callsite: Callsite(file, line)) }

    /// An example, with Quick's names for its properties.
    public struct Example: Sendable {
        /// The names of the groups, outermost first, and of the example, separated by commas.
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

// Features of Quick that Spec provides in a different form. Using one causes a compiler error that
// names the alternative.

extension SpecConfiguration.Settings {
    /// Unavailable. To run only some examples, select them when you start the tests.
    @available(*, unavailable, message: "select examples where you run them: swift run specs --filter NAME, --tag TAG")
    public func include(_ filter: @escaping (ExampleMetadata.Example) -> Bool) {
        fatalError("not for use")
    }

    /// Unavailable. To skip some examples, exclude them when you start the tests.
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
    /// Unavailable. Examples have no number in Spec.
    @available(*, unavailable, message: "examples have no number, because several processes may run them; use fullName")
    public var exampleIndex: Int { fatalError("not for use") }
}

/// Unavailable. Spec finds the classes itself, so `main.swift` or `LinuxMain.swift` can be deleted.
@available(*, unavailable, message: "Spec finds the classes; delete this file")
public func QCKMain(
    _ specs: [SpecCase.Type],
    configurations: [SpecConfiguration.Type] = [],
    testCases: [Any] = []
) -> Never {
    fatalError("not for use")
}

// Quick's hooks that receive the metadata of the example. Spec's own hooks use `currentExample`.

/// Runs a closure, with the example's metadata, before every example of the enclosing group.
@preconcurrency @MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    Spec.beforeEach(file: file, line: line) { if let example = currentExample { try body(example) } }
}

/// Runs an async closure, with the example's metadata, before every example of the enclosing group.
@preconcurrency @MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    Spec.beforeEach(file: file, line: line) { if let example = currentExample { try await body(example) } }
}

/// Runs a closure, with the example's metadata, after every example of the enclosing group.
@preconcurrency @MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    Spec.afterEach(file: file, line: line) { if let example = currentExample { try body(example) } }
}

/// Runs an async closure, with the example's metadata, after every example of the enclosing group.
@preconcurrency @MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    Spec.afterEach(file: file, line: line) { if let example = currentExample { try await body(example) } }
}

/// Runs a closure around every example of the enclosing group. The first argument is the metadata
/// of the example. The closure must call the second argument exactly once.
@preconcurrency @MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
) {
    Spec.aroundEach(file: file, line: line) { run in if let example = currentExample { try body(example, run) } }
}

/// Runs an async closure around every example of the enclosing group. The first argument is the
/// metadata of the example. The closure must await the second argument exactly once.
@preconcurrency @MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
) {
    Spec.aroundEach(file: file, line: line) { run in if let example = currentExample { try await body(example, run) } }
}
