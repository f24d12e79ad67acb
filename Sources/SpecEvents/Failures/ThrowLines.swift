/// The lines in which errors were thrown. `Spec` knows them, and `Expect` asks for those of an error that fails an expectation.
package enum ThrowLines {
    /// Gives the lines that led to an error, from the inside out; none if they are not known.
    package static let source = Lock<(@Sendable (any Error) -> [CodeLocation])?>(nil)

    /// The line that a failure names for an error.
    ///
    /// - Parameter location: The place of the failure.
    /// - Returns: `nil` if the line is not known, or is that place.
    package static func note(of error: any Error, besides location: CodeLocation?) -> String? {
        guard let line = source.withLock(\.self)?(error).first, line != location else { return nil }
        return "thrown at \(line)"
    }
}
