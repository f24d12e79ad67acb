import SpecEvents

/// A place in the source, as constants from the compiler. Every declaration keeps one, so it becomes text, a
/// `CodeLocation`, only on demand.
struct Place: Equatable {
    var file: StaticString
    var line: UInt

    var location: CodeLocation { CodeLocation(file: file, line: line) }

    static func == (left: Place, right: Place) -> Bool {
        left.line == right.line
            && (left.file.utf8Start == right.file.utf8Start || "\(left.file)" == "\(right.file)")
    }
}
