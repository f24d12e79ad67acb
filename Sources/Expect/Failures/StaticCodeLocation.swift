import SpecEvents
import Testing

/// The place of a call in the source, in the constants of the compiler. Only a failure makes strings of them.
package struct StaticCodeLocation: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

extension CodeLocation {
    package init(_ location: StaticCodeLocation) {
        self.init(file: location.filePath, line: location.line)
    }
}

extension SourceLocation {
    package init(_ location: StaticCodeLocation) {
        self.init(
            fileID: "\(location.fileID)",
            filePath: "\(location.filePath)",
            line: Int(location.line),
            column: Int(location.column)
        )
    }
}
