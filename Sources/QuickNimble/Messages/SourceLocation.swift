import SpecEvents

/// The type of Nimble's file names.
public typealias FileString = StaticString

/// Nimble's name for the place of an expectation.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let file: String
    /// The line, counted from 1; 0 if it is unknown.
    public let line: UInt

    /// Makes a location from what `#filePath` and `#line` give.
    public init(file: FileString, line: UInt) {
        self.init("\(file)", line)
    }

    /// Makes an unknown location.
    public init() {
        self.init("Unknown File", 0)
    }

    init(_ location: CodeLocation?) {
        self = location.map { SourceLocation($0.file, UInt(clamping: $0.line)) } ?? SourceLocation()
    }

    private init(_ file: String, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// `file:line`.
    public var description: String { "\(file):\(line)" }
}
