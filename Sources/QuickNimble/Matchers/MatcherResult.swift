import Expect

/// The result of a Nimble-style matcher: a status and a failure message.
public struct MatcherResult: Sendable {
    /// Whether the value matches, does not match, or makes both `to` and `notTo` fail.
    public var status: MatcherStatus
    /// The failure message.
    public var message: ExpectationMessage

    /// Creates a result from a status and a failure message.
    public init(status: MatcherStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    /// Creates a result from a Boolean that indicates whether the value matches.
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

/// Nimble's name for a matcher's verdict.
public typealias MatcherStatus = MatchVerdict

extension MatchVerdict {
    /// Nimble's name for ``fails``, the verdict that makes both `to` and `notTo` fail.
    public static var fail: MatchVerdict { .fails }

    /// Creates the verdict `matches` if the argument is `true`, or `doesNotMatch` if it is `false`.
    public init(bool matches: Bool) {
        self.init(matches)
    }
}

/// Whether an expectation requires a value to match or not to match.
public enum ExpectationStyle: Sendable {
    /// The value must match, as with `to`.
    case toMatch
    /// The value must not match, as with `notTo`.
    case toNotMatch
}
