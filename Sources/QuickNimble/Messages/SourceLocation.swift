import Expect
import SpecEvents

/// Nimble's type for file paths.
public typealias FileString = StaticString

/// The source location of an expectation, with Nimble's names for its properties.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The file ID, as in `#fileID`, or an empty string if it is unknown.
    public let fileID: String
    /// The file's path, or “Unknown File” if the path is not a static string, as in locations
    /// passed to an ``AssertionHandler``. The path is then available only in ``description``.
    public let filePath: FileString
    /// The line number, counted from 1, or 0 if it is unknown.
    public let line: UInt
    /// The column, counted from 1, or 0 if it is unknown.
    public let column: UInt
    /// The file's path, even if it is not a static string.
    let path: String

    /// The same as ``filePath``.
    public var file: FileString { filePath }

    /// Creates a location from the values of `#fileID`, `#filePath`, `#line`, and `#column`.
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

    /// The location in the form `file:line`.
    public var description: String { "\(path):\(line)" }

    /// Returns whether two locations have the same path, line, and column.
    public static func == (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) == (right.path, right.line, right.column)
    }

    /// Hashes the path and the line.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
