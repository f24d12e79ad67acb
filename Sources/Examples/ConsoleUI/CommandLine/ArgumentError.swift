/// A command line that cannot be carried out.
public struct ArgumentError: Error, Equatable, Sendable {
    /// What is wrong, in one line.
    public let message: String

    /// Makes an error.
    ///
    /// - Parameter message: What is wrong, in one line.
    public init(_ message: String) {
        self.message = message
    }

    static func missingValue(of option: String) -> ArgumentError {
        ArgumentError("\(option) needs a value")
    }

    static func unexpectedValue(of option: String) -> ArgumentError {
        ArgumentError("\(option) takes no value")
    }
}
