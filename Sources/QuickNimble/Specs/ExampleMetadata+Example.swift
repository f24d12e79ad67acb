import Spec
import SpecEvents

extension ExampleMetadata {
    /// The example, as Quick's metadata provides it.
    public var example: Example { Example(name: names.joined(separator: ", "), callsite: Callsite(file, line)) }

    /// The running example, with Quick's names for its properties.
    public struct Example: Sendable {
        /// All names, from the outermost group to the example, separated by commas.
        public let name: String
        /// Where the example is declared.
        public let callsite: Callsite

        /// The same as ``name``.
        public var description: String { name }
    }
}

/// Quick's name for a source location.
public struct Callsite: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let file: String
    /// The line, counted from 1.
    public let line: UInt

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = UInt(clamping: line)
    }

    /// `file:line`.
    public var description: String { "\(file):\(line)" }
}

// Features of Quick that Spec provides in other ways. At each use, the compiler names the
// alternative.

extension SpecConfiguration.Settings {
    /// Makes the compiler report a filter of examples.
    @available(*, unavailable, message: "select examples where you run them: swift run specs --filter NAME, --tag TAG")
    public func include(_ filter: @escaping (ExampleMetadata.Example) -> Bool) {
        fatalError("not for use")
    }

    /// Makes the compiler report a filter of examples.
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
    /// The number of the example, which Spec does not provide.
    @available(*, unavailable, message: "examples have no number, because several processes may run them; use fullName")
    public var exampleIndex: Int { fatalError("not for use") }
}

/// Makes the compiler report a list of classes in `main.swift` or `LinuxMain.swift`.
@available(*, unavailable, message: "Spec finds the classes; delete this file")
public func QCKMain(
    _ specs: [SpecCase.Type],
    configurations: [SpecConfiguration.Type] = [],
    testCases: [Any] = []
) -> Never {
    fatalError("not for use")
}

// Quick's hooks that receive the example's metadata. Spec's own hooks use `currentExample`.

/// Runs a closure before every example of its group, and passes it the example's metadata.
@preconcurrency @MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    Spec.beforeEach(file: file, line: line) { if let example = currentExample { try body(example) } }
}

/// Runs an async closure before every example of its group, and passes it the example's metadata.
@preconcurrency @MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    Spec.beforeEach(file: file, line: line) { if let example = currentExample { try await body(example) } }
}

/// Runs a closure after every example of its group, and passes it the example's metadata.
@preconcurrency @MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    Spec.afterEach(file: file, line: line) { if let example = currentExample { try body(example) } }
}

/// Runs an async closure after every example of its group, and passes it the example's metadata.
@preconcurrency @MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    Spec.afterEach(file: file, line: line) { if let example = currentExample { try await body(example) } }
}

/// Runs a closure around every example of its group, and passes it the example's metadata. The
/// closure must call its second argument exactly once.
@preconcurrency @MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
) {
    Spec.aroundEach(file: file, line: line) { run in if let example = currentExample { try body(example, run) } }
}

/// Runs an async closure around every example of its group, and passes it the example's metadata.
/// The closure must await its second argument exactly once.
@preconcurrency @MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
) {
    Spec.aroundEach(file: file, line: line) { run in if let example = currentExample { try await body(example, run) } }
}
