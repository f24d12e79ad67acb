import Expect

/// The result of a matcher in Nimble's style: a status and a failure message.
public struct MatcherResult: Sendable {
    /// Whether the value matches, does not match, or fails both `to` and `notTo`.
    public var status: MatcherStatus
    /// The failure message.
    public var message: ExpectationMessage

    /// Creates a result from a status and a failure message.
    public init(status: MatcherStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    /// Creates a result from a Boolean value that tells whether the value matches.
    public init(bool: Bool, message: ExpectationMessage) {
        self.init(status: MatcherStatus(bool: bool), message: message)
    }

    /// Returns whether an expectation of the given style passes with this result.
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
    /// Nimble's name for ``fails``. Both `to` and `notTo` fail.
    public static var fail: MatchVerdict { .fails }

    /// Creates `matches` if the argument is `true`, otherwise `doesNotMatch`.
    public init(bool matches: Bool) {
        self.init(matches)
    }
}

/// Whether an expectation requires a match.
public enum ExpectationStyle: Sendable {
    /// `to` and similar methods.
    case toMatch
    /// `notTo` and similar methods.
    case toNotMatch
}
