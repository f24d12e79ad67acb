import Expect
import SpecEvents

/// Nimble's type for file names.
public typealias FileString = StaticString

/// Nimble's name for the source location of an expectation.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The value of `#fileID`; empty if it is unknown.
    public let fileID: String
    /// The path of the file; «Unknown File» in the locations that an ``AssertionHandler`` receives,
    /// whose ``description`` has the path.
    public let filePath: FileString
    /// The line, counted from 1; 0 if it is unknown.
    public let line: UInt
    /// The column, counted from 1; 0 if it is unknown.
    public let column: UInt
    /// The path of the file as a string.
    let path: String

    /// The same as ``filePath``.
    public var file: FileString { filePath }

    /// Creates a location from the values of `#fileID`, `#filePath`, `#line` and `#column`.
    public init(fileID: String = "", filePath: FileString, line: UInt, column: UInt = 0) {
        (self.fileID, self.filePath, self.line, self.column, path) = (fileID, filePath, line, column, "\(filePath)")
    }

    /// Creates a location from the values of `#filePath` and `#line`.
    public init(file: FileString, line: UInt) { self.init(filePath: file, line: line) }

    /// Creates an unknown location.
    public init() { self.init(nil) }

    init(_ location: CodeLocation?) {
        (fileID, filePath, column) = ("", "Unknown File", 0)
        line = UInt(clamping: location?.line ?? 0)
        path = location?.file ?? "Unknown File"
    }

    init(_ location: StaticCodeLocation) {
        self.init(
            fileID: "\(location.fileID)",
            filePath: location.filePath,
            line: location.line,
            column: location.column
        )
    }

    /// `file:line`.
    public var description: String { "\(path):\(line)" }

    /// Whether both locations are the same.
    public static func == (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) == (right.path, right.line, right.column)
    }

    /// Hashes the location.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
