extension JSONReader {
    /// The error for bytes that are not the value asked for.
    package struct Malformed: Error {
        package enum Problem: Equatable {
            /// Something else stands where this should.
            case expected(String)
            /// A control character stands in a string.
            case unescaped
            /// The value is nested deeper than so many levels.
            case tooDeep(Int)
            case other(String)
        }

        package let problem: Problem
        /// The index of the byte; `nil` for JSON that says what it must not.
        package let position: Int?

        /// Makes the error for JSON that says what it must not.
        init(_ reason: String) {
            self.init(.other(reason), at: nil)
        }

        init(_ problem: Problem, at position: Int?) {
            (self.problem, self.position) = (problem, position)
        }
    }
}
