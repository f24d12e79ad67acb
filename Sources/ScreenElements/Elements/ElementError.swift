/// The reason for which an element did not do what it was told.
public struct ElementError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, as the end of a sentence: «it is not a text field».
    public let reason: String

    /// Makes an error.
    ///
    /// - Parameter reason: What is wrong, as the end of a sentence: «it is not a text field».
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The reason.
    public var description: String { reason }
}
