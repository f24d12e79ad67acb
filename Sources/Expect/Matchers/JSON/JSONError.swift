/// The reason why a text is not JSON, and the position of the error.
struct JSONError: Error {
    let reason: String
    let line: Int
    let column: Int
}

extension JSONError: CustomStringConvertible {
    var description: String { "\(reason), at line \(line), column \(column)" }
}
