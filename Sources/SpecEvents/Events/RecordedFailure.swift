/// One thing that went wrong, and where.
public struct RecordedFailure: Hashable, Sendable {
    /// What was expected and what came instead; may have several lines.
    public var message: String
    /// Where the expectation, or else the hook or example that threw, is written; `nil` if nobody knows.
    public var location: CodeLocation?

    /// Makes a failure from its message and place.
    public init(message: String, location: CodeLocation?) {
        self.message = message
        self.location = location
    }

    /// The place that the backtrace of a crashed process names; the result says what happened there.
    package static func crash(at location: CodeLocation) -> RecordedFailure {
        RecordedFailure(message: crashMessage, location: location)
    }

    /// Whether this tells the place of a crash and nothing else.
    package var isPlaceOfCrash: Bool { message == Self.crashMessage && location != nil }

    private static let crashMessage = "this is where it crashed"
}
