/// Says whether an outcome is as it should be, and what that would have been.
///
/// Values of this type come from functions like ``equal(_:)``; see there for a matcher of your own.
public struct Matcher<Value> {
    /// What a matcher finds.
    public enum Verdict {
        /// The outcome is as the matcher describes: `to` passes, `notTo` fails.
        case matches
        /// The outcome is otherwise: `to` fails, `notTo` passes.
        case doesNotMatch
        /// The matcher cannot be asked about this outcome, as with a `nil` or an unexpected error: both forms fail.
        case fails
    }

    /// What is expected, to be read after «expected to»; called on failure only.
    let phrase: () -> String
    let judge: (Outcome<Value>) -> Verdict

    /// Makes a matcher that judges outcomes, errors included.
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to»; evaluated on failure only.
    ///   - judge: Judges one outcome.
    init(_ phrase: @autoclosure @escaping () -> String, outcome judge: @escaping (Outcome<Value>) -> Verdict) {
        self.phrase = phrase
        self.judge = judge
    }

    /// Makes a matcher that judges values; an expression that throws fails it.
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to»; evaluated on failure only.
    ///   - judge: Judges a value, or the `nil` that came instead of one.
    init(_ phrase: @autoclosure @escaping () -> String, value judge: @escaping (Value?) -> Verdict) {
        self.init(phrase()) { outcome in
            guard case .value(let value) = outcome else { return .fails }
            return judge(value)
        }
    }
}

extension Matcher.Verdict {
    init(_ matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }
}
