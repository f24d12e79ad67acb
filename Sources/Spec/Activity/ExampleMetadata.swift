import SpecEvents

/// Information about the running example, for use in hooks and helper functions.
public struct ExampleMetadata: Sendable {
    /// The names of the enclosing groups and of the example, outermost first.
    public var names: [String]
    /// The path of the file that declares the example.
    public var file: String
    /// The line where the example is declared, counted from 1.
    public var line: Int
    /// The tags of the example and of all enclosing groups, outermost first.
    public var tags: [String]
    /// The messages of the failures recorded so far.
    public var failures: [String]

    /// The example's own name.
    public var name: String { names.last ?? "" }
    /// The names joined into one line, as in `outer › inner › example`.
    public var fullName: String { names.joined(separator: ExampleIdentity.separator) }
}

/// Information about the running example, or `nil` outside of examples and their hooks.
///
/// ```swift
/// afterEach {
///     if currentExample?.failures.isEmpty == false { attach(server.log, named: "the server's log") }
/// }
/// ```
@MainActor public var currentExample: ExampleMetadata? { CurrentActivity.example?.metadata }
