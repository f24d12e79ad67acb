import SpecEvents

/// The metadata of a running example.
public struct ExampleMetadata: Sendable {
    /// The names from the outermost group to the example.
    public var names: [String]
    /// The path of the file where the example is declared.
    public var file: String
    /// The line where it is declared, counted from 1.
    public var line: Int
    /// The tags of the example and of all enclosing groups, outermost first.
    public var tags: [String]
    /// The failure messages so far.
    public var failures: [String]

    /// The example's own name.
    public var name: String { names.last ?? "" }
    /// All names on one line, `outer › inner › example`.
    public var fullName: String { names.joined(separator: ExampleIdentity.separator) }
}

/// The running example; `nil` outside examples and their hooks.
///
/// ```swift
/// afterEach {
///     if currentExample?.failures.isEmpty == false { attach(server.log, named: "the server's log") }
/// }
/// ```
@MainActor public var currentExample: ExampleMetadata? { CurrentActivity.example?.metadata }
