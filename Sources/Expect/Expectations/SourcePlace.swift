/// Where an expectation is written, in the compiler's own constants; turned into text on failure only.
@frozen public struct SourcePlace: Sendable {
    @usableFromInline var fileID: StaticString
    @usableFromInline var filePath: StaticString
    @usableFromInline var line: UInt
    @usableFromInline var column: UInt

    @inlinable init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}
