import Expect
import Foundation

// What Nimble called matchers before its version 13.

/// The old name of `Matcher`.
@available(*, deprecated, renamed: "Matcher")
public typealias Predicate = Matcher

/// The old name of ``MatcherResult``.
@available(*, deprecated, renamed: "MatcherResult")
public typealias PredicateResult = MatcherResult

/// The old name of ``MatcherStatus``.
@available(*, deprecated, renamed: "MatcherStatus")
public typealias PredicateStatus = MatcherStatus

/// The old name of what an Objective-C matcher judges by.
@available(*, deprecated, message: "use a closure for Matcher")
public typealias PredicateBlock = (_ actualExpression: Expression<NSObject>) throws -> MatcherResult
