import SpecEvents

/// A compact source location, usually built from compile-time constants. Every declaration stores a
/// place, and converts it to a `CodeLocation` only on demand.
package struct Place: Equatable, Sendable {
    /// The UTF-8 bytes of the file path. They are never moved or freed.
    nonisolated(unsafe) let path: UnsafePointer<UInt8>
    private let pathLength: UInt32
    private let lineNumber: UInt32

    package init(file: StaticString, line: UInt) {
        path = file.utf8Start
        pathLength = UInt32(clamping: file.utf8CodeUnitCount)
        lineNumber = UInt32(clamping: line)
    }

    /// Creates a place in a file without Swift code, such as a Markdown file. The path is copied
    /// and never freed. This costs little memory, because a process reads each table only once.
    package init(path: String, line: Int) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.utf8.count)
        _ = bytes.initialize(from: path.utf8)
        self.path = UnsafePointer(bytes.baseAddress!)
        (pathLength, lineNumber) = (UInt32(clamping: bytes.count), UInt32(clamping: line))
    }

    var line: UInt { UInt(lineNumber) }

    package var location: CodeLocation { CodeLocation(file: file, line: Int(lineNumber)) }

    private var file: String {
        String(decoding: UnsafeBufferPointer(start: path, count: Int(pathLength)), as: UTF8.self)
    }

    package static func == (left: Place, right: Place) -> Bool {
        left.lineNumber == right.lineNumber && (left.path == right.path || left.file == right.file)
    }
}
