// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// XCTest/XCTestRun.h: <https://developer.apple.com/documentation/xctest/xctestrun>
open class XCTestRun: NSObject {
    public let test: XCTest
    private var wasSkipped = false
    open private(set) var failureCount = 0
    open private(set) var stopDate: Date?

    public required init(test testInstance: XCTest) {
        test = testInstance
        super.init()
    }

    public required init() { fatalError("a run of no test") }

    open func start() {}
    open func stop() {}
    open var testCaseCount: Int { test.testCaseCount }
    open var executionCount: Int { 1 }
    open var skipCount: Int { wasSkipped ? 1 : 0 }
    open var hasBeenSkipped: Bool { wasSkipped }
    open var hasSucceeded: Bool { failureCount == 0 }

    open func record(_ issue: XCTIssue) {
        failureCount += 1
        if let testCase = test as? XCTestCase {
            XCTestObservationCenter.shared.tell { $0.testCase(testCase, didRecord: issue) }
        }
        if let suite = test as? XCTestSuite {
            XCTestObservationCenter.shared.tell { $0.testSuite(suite, didRecord: issue) }
        }
    }

    func skip(because reason: String?) { wasSkipped = true }
}

/// XCTest/XCTestCaseRun.h: <https://developer.apple.com/documentation/xctest/xctestcaserun>
open class XCTestCaseRun: XCTestRun {
    override open func start() {
        guard let testCase = test as? XCTestCase else { return }
        XCTestObservationCenter.shared.tell { $0.testCaseWillStart(testCase) }
    }

    override open func stop() {
        guard let testCase = test as? XCTestCase else { return }
        XCTestObservationCenter.shared.tell { $0.testCaseDidFinish(testCase) }
    }
}

/// XCTest/XCTestSuiteRun.h: <https://developer.apple.com/documentation/xctest/xctestsuiterun>
open class XCTestSuiteRun: XCTestRun {
    open private(set) var testRuns: [XCTestRun] = []

    open func addTestRun(_ testRun: XCTestRun) { testRuns.append(testRun) }

    override open var executionCount: Int { testRuns.reduce(0) { $0 + $1.executionCount } }
    override open var skipCount: Int { testRuns.reduce(0) { $0 + $1.skipCount } }
    override open var failureCount: Int { testRuns.reduce(super.failureCount) { $0 + $1.failureCount } }

    override open func start() {
        guard let suite = test as? XCTestSuite else { return }
        Current.suite = suite
        XCTestObservationCenter.shared.tell { $0.testSuiteWillStart(suite) }
    }

    override open func stop() {
        guard let suite = test as? XCTestSuite else { return }
        XCTestObservationCenter.shared.tell { $0.testSuiteDidFinish(suite) }
        Current.suite = nil
    }
}

extension Current {
    /// The suite that is running. It is also set while the class's own `setUp` and `tearDown` run.
    nonisolated(unsafe) static var suite: XCTestSuite?
}
