import Expect
import SpecEvents

/// The type of Nimble's file names.
public typealias FileString = StaticString

/// Nimble's name for the place of an expectation.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The value of `#fileID`; empty if it is unknown.
    public let fileID: String
    /// The path of the file; «Unknown File» for an ``AssertionHandler``: see ``description``.
    public let filePath: FileString
    /// The line, counted from 1; 0 if it is unknown.
    public let line: UInt
    /// The column, counted from 1; 0 if it is unknown.
    public let column: UInt
    /// The path of the file as text.
    let path: String

    /// The same as ``filePath``.
    public var file: FileString { filePath }

    /// Makes a location from the values of `#fileID`, `#filePath`, `#line` and `#column`.
    public init(fileID: String = "", filePath: FileString, line: UInt, column: UInt = 0) {
        (self.fileID, self.filePath, self.line, self.column, path) = (fileID, filePath, line, column, "\(filePath)")
    }

    /// Makes a location from the values of `#filePath` and `#line`.
    public init(file: FileString, line: UInt) { self.init(filePath: file, line: line) }

    /// Makes an unknown location.
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

    /// Whether both are the same place.
    public static func == (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) == (right.path, right.line, right.column)
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
