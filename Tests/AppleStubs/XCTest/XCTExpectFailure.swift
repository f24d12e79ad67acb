// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// XCTest/XCTExpectedFailure.h: <https://developer.apple.com/documentation/xctest/xctexpectedfailure>
open class XCTExpectedFailure: NSObject {
    public let failureReason: String?
    public let issue: XCTIssue

    init(_ issue: XCTIssue, because reason: String?) {
        (self.issue, failureReason) = (issue, reason)
        super.init()
    }

    @available(*, unavailable) public required init() { fatalError("a failure without an issue") }
}

/// <https://developer.apple.com/documentation/xctest/xctexpectfailure(_:enabled:strict:failingblock:issuematcher:)>
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil,
    enabled: Bool? = nil,
    strict: Bool? = nil,
    failingBlock: () throws -> R,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    guard enabled ?? true else { return try failingBlock() }
    ExpectedFailures.scopes.append(
        ExpectedFailures.Scope(reason: failureReason, matches: issueMatcher ?? { _ in true })
    )
    defer {
        let scope = ExpectedFailures.scopes.removeLast()
        if scope.count == 0, strict ?? true {
            let text = "expected a failure, but none was recorded: \(failureReason ?? "")"
            Current.testCase?.record(XCTIssue(type: .unmatchedExpectedFailure, compactDescription: text))
        }
    }
    return try failingBlock()
}

/// Not Apple's: the blocks that are expected to fail.
enum ExpectedFailures {
    struct Scope {
        let reason: String?
        let matches: (XCTIssue) -> Bool
        var count = 0
    }

    nonisolated(unsafe) static var scopes: [Scope] = []

    /// Returns whether an issue is expected. If so, observers are told of an expected failure, and nothing else is recorded.
    static func take(_ issue: XCTIssue, of testCase: XCTestCase) -> Bool {
        guard let index = scopes.lastIndex(where: { $0.matches(issue) }) else { return false }
        scopes[index].count += 1
        let failure = XCTExpectedFailure(issue, because: scopes[index].reason)
        XCTestObservationCenter.shared.tell { $0.testCase(testCase, didRecord: failure) }
        return true
    }
}
