import Expect
import protocol Testing.CustomTestStringConvertible

/// The failure message of a Nimble-style matcher: a sentence with optional text around it.
///
/// ```swift
/// ExpectationMessage.expectedActualValueTo("be even").appended(details: "3 / 2 leaves 1")
/// ```
///
/// For the value 3, this message reads “expected to be even, got <3>”, followed by the details.
public indirect enum ExpectationMessage: Sendable {
    /// The sentence “expected to MESSAGE, got VALUE”.
    case expectedActualValueTo(String)
    /// The sentence “expected to MESSAGE, got ACTUAL”, where ACTUAL replaces the value.
    case expectedCustomValueTo(String, actual: String)
    /// A message of the form “expected to MESSAGE”.
    case expectedTo(String)
    /// A sentence that consists of the message alone.
    case fail(String)
    /// A message with text before the sentence.
    case prepends(String, ExpectationMessage)
    /// A message with text after the sentence.
    case appends(ExpectationMessage, String)
    /// A message with text below the sentence.
    case details(ExpectationMessage, String)

    /// The expectation's text, such as “be even”, including any text appended to the sentence.
    public var expectedMessage: String {
        switch self {
        case .expectedActualValueTo(let text), .expectedCustomValueTo(let text, _), .expectedTo(let text),
            .fail(let text):
            text
        case .prepends(_, let inner), .details(let inner, _): inner.expectedMessage
        case .appends(let inner, let text): inner.expectedMessage + text
        }
    }

    /// Returns the whole message. An empty line precedes each detail.
    ///
    /// - Parameters:
    ///   - actual: A description of the value.
    ///   - expected: The first word of the sentence.
    ///   - to: The second word of the sentence.
    public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
        ([sentence("\(expected) \(to)", clause: ", got \(actual)")] + allDetails).joined(separator: "\n\n")
    }
}

extension ExpectationMessage {
    /// Returns the message with text added after the sentence and before any details.
    public func appended(message: String) -> ExpectationMessage {
        guard case .details(let inner, let details) = self else { return .appends(self, message) }
        return .details(inner.appended(message: message), details)
    }

    /// Returns the message with text added below the sentence.
    public func appended(details: String) -> ExpectationMessage { .details(self, details) }

    /// Returns the message with a hint about `beNil` added after the sentence.
    public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

    /// Returns the message with text added before the expectation. For example, “be even” becomes
    /// “eventually be even”.
    public func prepended(expectation text: String) -> ExpectationMessage {
        replacedExpectation { expectation in
            switch expectation {
            case .expectedActualValueTo(let message): .expectedActualValueTo(text + message)
            case .expectedCustomValueTo(let message, let actual): .expectedCustomValueTo(text + message, actual: actual)
            case .expectedTo(let message): .expectedTo(text + message)
            default: expectation
            }
        }
    }

    /// Returns the message with text added before and after the expectation.
    public func wrappedExpectation(before: String, after: String) -> ExpectationMessage {
        prepended(expectation: before).appended(message: after)
    }

    /// Returns the message with its sentence replaced. The text around the sentence is kept.
    public func replacedExpectation(
        _ replace: (ExpectationMessage) -> ExpectationMessage
    ) -> ExpectationMessage {
        switch self {
        case .prepends(let text, let inner): .prepends(text, inner.replacedExpectation(replace))
        case .appends(let inner, let text): .appends(inner.replacedExpectation(replace), text)
        case .details(let inner, let text): .details(inner.replacedExpectation(replace), text)
        case .expectedActualValueTo, .expectedCustomValueTo, .expectedTo, .fail: replace(self)
        }
    }
}

/// A failure message in Nimble's format, which test suites rely on. It shows the value as `<…>`.
struct ValuedMessage: FailureWording {
    let message: ExpectationMessage
    /// Returns a description of the value. If the expression threw an error, returns `nil`, because
    /// Expect describes the error. Called only on failure.
    private let actual: @Sendable () -> String?

    init<Value>(_ message: ExpectationMessage, of outcome: Outcome<Value>) {
        self.message = message
        nonisolated(unsafe) let outcome = outcome
        actual = {
            guard case .value(let value) = outcome else { return nil }
            return "<\(stringify(value))>"
        }
    }

    func sentence(_ style: String, _ clause: String) -> String {
        message.sentence("expected \(style)", clause: actual().map { ", got \($0)" } ?? clause)
    }

    var lines: [String] {
        message.allDetails.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
}

extension ExpectationMessage {
    fileprivate func sentence(_ beginning: String, clause: String) -> String {
        switch self {
        case .expectedActualValueTo(let text): "\(beginning) \(text)\(clause)"
        case .expectedCustomValueTo(let text, let actual): "\(beginning) \(text), got \(actual)"
        case .expectedTo(let text): "\(beginning) \(text)"
        case .fail(let text): text
        case .prepends(let text, let inner): text + inner.sentence(beginning, clause: clause)
        case .appends(let inner, let text): inner.sentence(beginning, clause: clause) + text
        case .details(let inner, _): inner.sentence(beginning, clause: clause)
        }
    }

    fileprivate var allDetails: [String] {
        switch self {
        case .expectedActualValueTo, .expectedCustomValueTo, .expectedTo, .fail: []
        case .prepends(_, let inner), .appends(let inner, _): inner.allDetails
        case .details(let inner, let text): inner.allDetails + [text]
        }
    }
}

/// Returns a description of a value in Nimble's format. Strings are not quoted.
public func stringify<Value>(_ value: Value) -> String {
    switch value as Any? {
    case nil: "nil"
    case let text as String: text
    case let value as any CustomTestStringConvertible: value.testDescription
    case let list as [Any]: "[\(list.map { stringify($0) }.joined(separator: ", "))]"
    case is any Error: describe(value)
    case let value as any CustomDebugStringConvertible: value.debugDescription
    case let value?: String(describing: value)
    }
}
