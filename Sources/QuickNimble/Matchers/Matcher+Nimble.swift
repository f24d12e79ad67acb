import Expect
import Foundation
import SpecEvents

// Matchers in Nimble's style, whose closures judge an expression and provide the failure message.

extension Matcher {
    /// Creates a matcher that judges an expression and provides its own message.
    ///
    /// ```swift
    /// Matcher { expression in
    ///     let value = try expression.evaluate()
    ///     return MatcherResult(bool: value == 3, message: .expectedActualValueTo("be three"))
    /// }
    /// ```
    ///
    /// - Parameter matcher: A closure that judges the expression. If it throws, both `to` and
    ///   `notTo` fail.
    public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) {
        self.init(saying: "match", matcher)
    }

    /// Creates a matcher that provides its own message. Both `to` and `notTo` fail for `nil`.
    public static func define(matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher {
        Matcher(matcher).requireNonNil
    }

    /// Creates a matcher that passes a message to its closure. Both `to` and `notTo`
    /// fail for `nil`.
    public static func define(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        defineNilable(message, matcher: matcher).requireNonNil(saying: message)
    }

    /// Creates a matcher that passes a message to its closure and also judges `nil`.
    public static func defineNilable(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        Matcher(saying: message) { try matcher($0, .expectedActualValueTo(message)) }
    }

    /// Creates a matcher with a fixed message. Both `to` and `notTo` fail for `nil`.
    public static func simple(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>) throws -> MatcherStatus
    ) -> Matcher {
        simpleNilable(message, matcher: matcher).requireNonNil(saying: message)
    }

    /// Creates a matcher that has a fixed message and also judges `nil`.
    public static func simpleNilable(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>) throws -> MatcherStatus
    ) -> Matcher {
        defineNilable(message) { MatcherResult(status: try matcher($0), message: $1) }
    }

    /// The same matcher, but both `to` and `notTo` fail for `nil`.
    public var requireNonNil: Matcher { requireNonNil(saying: phrase()) }

    private func requireNonNil(saying message: String) -> Matcher {
        Matcher(saying: message) { expression in
            let result = try satisfies(expression)
            guard try expression.evaluate() == nil else { return result }
            return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
        }
    }

    /// Judges an expression. Call this in a matcher that combines other matchers.
    ///
    /// - Throws: The error thrown by the expression, unless the matcher judges errors.
    public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult {
        let (outcome, result) = ask(expression.evaluate)
        if case .error(let error) = outcome, result.verdict == .fails, result.wording == nil { throw error }
        let sentence = ExpectationMessage.expectedActualValueTo(phrase())
        let plain = result.detailLines.reduce(sentence) { $0.appended(details: $1) }
        return MatcherResult(status: result.verdict, message: (result.wording as? ValuedMessage)?.message ?? plain)
    }
}

extension Matcher {
    /// Creates a matcher from a closure in Nimble's style.
    ///
    /// - Parameter phrase: The phrase to use if the closure throws or has not been called yet.
    init(saying phrase: String, _ matcher: @escaping (Expression<Value>) throws -> MatcherResult) {
        let last = LastPhrase(phrase)
        self.init(asking: last.text) { expression in
            withoutActuallyEscaping(expression) { expression in
                let source = Source(expression)
                defer { source.expression = nil }
                let asked = Expression(expression: source.evaluate, location: SourceLocation())
                let answer = Result { try matcher(asked) }
                let outcome = source.last ?? asked.outcome
                return (outcome, MatchResult(of: outcome, notedBy: last, answer))
            }
        }
    }

    /// An expression that cannot be evaluated after the matcher is done. Keeps the last outcome.
    private final class Source {
        var expression: (() throws -> Value?)?
        private(set) var last: Outcome<Value>?

        init(_ expression: @escaping () throws -> Value?) { self.expression = expression }

        func evaluate() throws -> Value? {
            if let expression { do { last = .value(try expression()) } catch { last = .error(error) } }
            return try last?.get() ?? nil
        }
    }
}

extension MatchResult {
    init<Value>(of outcome: Outcome<Value>, notedBy last: LastPhrase, _ answer: Result<MatcherResult, any Error>) {
        last.note(try? answer.get())
        switch answer {
        case .success(let result):
            self.init(result.status, wording: ValuedMessage(result.message, of: outcome))
        case .failure(let error):
            // If the expression threw, the failure message already contains its error.
            if case .error = outcome { self.init(.fails) } else { self.init(matcherThrew: error) }
        }
    }

    private init(matcherThrew error: any Error) {
        self.init(.fails, error: error) { [Detail("the matcher threw \(describe(error: error))")] }
    }
}

/// The phrase of a matcher that provides phrases only in its results: that is, the phrase of the
/// last result, or the initial phrase if there is no result yet or the closure threw. If an
/// expectation fails, a combining matcher such as `not` reads the phrase after judging.
final class LastPhrase: Sendable {
    private let initial: String
    private let value: Lock<String>

    init(_ initial: String) {
        self.initial = initial
        value = Lock(initial)
    }

    var text: String { value.withLock { $0 } }

    /// Stores the phrase of a result. Pass `nil` if the closure threw.
    func note(_ result: MatcherResult?) {
        value.withLock { $0 = result?.message.expectedMessage ?? initial }
    }
}

// The names that matchers had before Nimble 13.

/// Nimble's old name for `Matcher`.
@available(*, deprecated, renamed: "Matcher")
public typealias Predicate = Matcher

/// Nimble's old name for ``MatcherResult``.
@available(*, deprecated, renamed: "MatcherResult")
public typealias PredicateResult = MatcherResult

/// Nimble's old name for ``MatcherStatus``.
@available(*, deprecated, renamed: "MatcherStatus")
public typealias PredicateStatus = MatcherStatus

/// Nimble's old name for the closure of an Objective-C matcher.
@available(*, deprecated, message: "use a closure for Matcher")
public typealias PredicateBlock = (_ actualExpression: Expression<NSObject>) throws -> MatcherResult
