import Expect

/// The result of a matcher in Nimble's style: a status, and the failure message.
public struct MatcherResult: Sendable {
    /// Whether the value matches.
    public var status: MatcherStatus
    /// The failure message.
    public var message: ExpectationMessage

    /// Creates a result from a status.
    public init(status: MatcherStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    /// Creates a result from a condition.
    public init(bool: Bool, message: ExpectationMessage) {
        self.init(status: MatcherStatus(bool: bool), message: message)
    }

    /// Returns whether an expectation of the given style passes.
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

    /// Creates the verdict `matches` or `doesNotMatch`.
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
