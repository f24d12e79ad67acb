import Expect
import Foundation
import SpecEvents

// Nimble-style matchers, whose closures receive an expression rather than its value.

extension Matcher {
    /// Creates a matcher from a closure that returns a status and a message.
    ///
    /// ```swift
    /// Matcher { expression in
    ///     let value = try expression.evaluate()
    ///     return MatcherResult(bool: value == 3, message: .expectedActualValueTo("be three"))
    /// }
    /// ```
    ///
    /// - Parameter matcher: A closure that evaluates the expression and returns whether it matches.
    ///   If the closure throws, both `to` and `notTo` fail.
    public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) {
        self.init(saying: "match", matcher)
    }

    /// Creates a matcher whose closure provides the message. Both `to` and `notTo` fail for `nil`.
    public static func define(matcher: @escaping (Expression<Value>) throws -> MatcherResult) -> Matcher {
        Matcher(matcher).requireNonNil
    }

    /// Creates a matcher whose closure receives a message. Both `to` and `notTo` fail for `nil`.
    public static func define(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        defineNilable(message, matcher: matcher).requireNonNil(saying: message)
    }

    /// Creates a matcher whose closure receives a message and determines whether `nil` matches.
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

    /// Creates a matcher with a fixed message. The closure determines whether `nil` matches.
    public static func simpleNilable(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>) throws -> MatcherStatus
    ) -> Matcher {
        defineNilable(message) { MatcherResult(status: try matcher($0), message: $1) }
    }

    /// A copy of this matcher that makes both `to` and `notTo` fail if the value is `nil`.
    public var requireNonNil: Matcher { requireNonNil(saying: phrase()) }

    private func requireNonNil(saying message: String) -> Matcher {
        Matcher(saying: message) { expression in
            let result = try satisfies(expression)
            guard try expression.evaluate() == nil else { return result }
            return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
        }
    }

    /// Matches an expression and returns the result. Use this method to combine matchers.
    ///
    /// - Throws: The error that the expression throws, unless the matcher handles errors.
    public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult {
        let (outcome, result) = ask(expression.evaluate)
        if case .error(let error) = outcome, result.verdict == .fails, result.wording == nil { throw error }
        let sentence = ExpectationMessage.expectedActualValueTo(phrase())
        let plain = result.detailLines.reduce(sentence) { $0.appended(details: $1) }
        return MatcherResult(status: result.verdict, message: (result.wording as? ValuedMessage)?.message ?? plain)
    }
}

extension Matcher {
    /// - Parameter phrase: The phrase to use if the closure throws or has not been called yet.
    init(saying phrase: String, _ matcher: @escaping (Expression<Value>) throws -> MatcherResult) {
        // The phrase from the last result. A combining matcher such as `not` calls this matcher and
        // then reads the phrase to compose its own failure message.
        let lastPhrase = Lock(phrase)
        self.init(asking: lastPhrase.withLock { $0 }) { expression in
            withoutActuallyEscaping(expression) { expression in
                // After the matcher has returned, the expression can no longer be evaluated. From
                // then on, `asked` returns the last outcome.
                var source: (() throws -> Value?)? = expression
                var last: Outcome<Value>?
                defer { source = nil }
                let asked = Expression<Value>(
                    expression: {
                        if let source { do { last = .value(try source()) } catch { last = .error(error) } }
                        return try last?.get() ?? nil
                    },
                    location: SourceLocation()
                )
                let answer = Result { try matcher(asked) }
                let outcome = last ?? asked.outcome
                lastPhrase.withLock { $0 = (try? answer.get())?.message.expectedMessage ?? phrase }
                return (outcome, MatchResult(of: outcome, answer))
            }
        }
    }
}

extension MatchResult {
    fileprivate init<Value>(of outcome: Outcome<Value>, _ answer: Result<MatcherResult, any Error>) {
        switch (answer, outcome) {
        case (.success(let result), _):
            self.init(result.status, wording: ValuedMessage(result.message, of: outcome))
        // The failure message already contains the error that the expression threw.
        case (.failure, .error): self.init(.fails)
        case (.failure(let error), .value):
            self.init(.fails, error: error) { [Detail("the matcher threw \(describe(error: error))")] }
        }
    }
}

// Names that Nimble used before version 13.

/// Nimble's old name for `Matcher`.
@available(*, deprecated, renamed: "Matcher")
public typealias Predicate = Matcher

/// Nimble's old name for ``MatcherResult``.
@available(*, deprecated, renamed: "MatcherResult")
public typealias PredicateResult = MatcherResult

/// Nimble's old name for ``MatcherStatus``.
@available(*, deprecated, renamed: "MatcherStatus")
public typealias PredicateStatus = MatcherStatus

/// Nimble's old name for an Objective-C matcher's closure.
@available(*, deprecated, message: "use a closure for Matcher")
public typealias PredicateBlock = (_ actualExpression: Expression<NSObject>) throws -> MatcherResult
