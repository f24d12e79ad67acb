import SpecEvents

/// The phrase of a matcher that gives it only with its results: that of the last result, and the initial one before that or
/// if the matcher threw. Where such a matcher is part of another, as in `not`, that one shows the phrase on failure, after
/// the judgement.
final class LastPhrase: Sendable {
    private let initial: String
    private let value: Lock<String>

    init(_ initial: String) {
        self.initial = initial
        value = Lock(initial)
    }

    var text: String { value.withLock { $0 } }

    /// Notes a result; `nil` if the matcher threw.
    func note(_ result: MatcherResult?) {
        value.withLock { $0 = result?.message.expectedMessage ?? initial }
    }
}
