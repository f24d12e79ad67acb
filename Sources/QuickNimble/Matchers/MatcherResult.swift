import Expect

/// The result of a matcher in Nimble's style: a status, and the message for a failure.
public struct MatcherResult: Sendable {
    /// Whether the value matches.
    public var status: MatcherStatus
    /// The message for a failure.
    public var message: ExpectationMessage

    /// Makes a result from a status.
    public init(status: MatcherStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    /// Makes a result from a condition.
    public init(bool: Bool, message: ExpectationMessage) {
        self.init(status: MatcherStatus(bool: bool), message: message)
    }

    /// Whether an expectation of a style passes.
    public func toBoolean(expectation style: ExpectationStyle) -> Bool {
        switch style {
        case .toMatch: status == .matches
        case .toNotMatch: status == .doesNotMatch
        }
    }
}

/// Nimble's name for a verdict.
public typealias MatcherStatus = MatchVerdict

extension MatchVerdict {
    /// Nimble's name for ``fails``: `to` and `notTo` fail.
    public static var fail: MatchVerdict { .fails }

    /// Makes `matches` or `doesNotMatch`.
    public init(bool matches: Bool) {
        self.init(matches)
    }
}

/// Whether an expectation wants a match.
public enum ExpectationStyle: Sendable {
    /// `to` and similar forms.
    case toMatch
    /// `notTo` and similar forms.
    case toNotMatch
}
