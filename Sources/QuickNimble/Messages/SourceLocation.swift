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
        self.file = "\(file)"
        self.line = line
    }

    /// Makes an unknown location.
    public init() {
        self.init(nil)
    }

    init(_ location: CodeLocation?) {
        file = location?.file ?? "Unknown File"
        line = UInt(clamping: location?.line ?? 0)
    }

    /// `file:line`.
    public var description: String { "\(file):\(line)" }
}
