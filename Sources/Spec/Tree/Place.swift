import SpecEvents

/// A place in the source, in the compiler's own constants. It is kept for every declaration, and becomes text only when
/// somebody reads it: then it is a `CodeLocation`.
struct Place: Equatable {
    var file: StaticString
    var line: UInt

    var location: CodeLocation { CodeLocation(file: file, line: line) }

    static func == (left: Place, right: Place) -> Bool {
        left.line == right.line
            && (left.file.utf8Start == right.file.utf8Start || "\(left.file)" == "\(right.file)")
    }
}
