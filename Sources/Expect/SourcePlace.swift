/// Where an expectation is written, in the compiler's own constants; turned into text on failure only.
struct SourcePlace {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
}
