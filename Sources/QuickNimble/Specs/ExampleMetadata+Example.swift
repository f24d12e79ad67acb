import SpecEvents

extension ExampleMetadata {
    /// The example, in the form in which Quick's metadata has it.
    public var example: Example { Example(name: names.joined(separator: ", "), callsite: Callsite(file, line)) }

    /// The running example by Quick's names.
    public struct Example: Sendable {
        /// All names, from the outermost group to the example, with commas.
        public let name: String
        /// Where the example is declared.
        public let callsite: Callsite

        /// The same as ``name``.
        public var description: String { name }
    }
}

/// Quick's name for a place in the source.
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
