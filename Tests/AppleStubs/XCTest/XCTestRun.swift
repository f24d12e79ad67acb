import AppleSDK

/// XCTest/XCTestRun.h: <https://developer.apple.com/documentation/xctest/xctestrun>
open class XCTestRun: NSObject {
    /// <https://developer.apple.com/documentation/xctest/xctestrun/test>
    public let test: XCTest
    private var wasSkipped = false
    /// <https://developer.apple.com/documentation/xctest/xctestrun/failurecount>
    open private(set) var failureCount = 0
    /// <https://developer.apple.com/documentation/xctest/xctestrun/unexpectedexceptioncount>
    open private(set) var unexpectedExceptionCount = 0
    /// <https://developer.apple.com/documentation/xctest/xctestrun/stopdate>
    open private(set) var stopDate: Date?

    /// <https://developer.apple.com/documentation/xctest/xctestrun/init(test:)>
    public required init(test testInstance: XCTest) {
        test = testInstance
        super.init()
    }

    /// objc/NSObject.h, inherited
    public required init() { fatalError("a run of no test") }

    /// <https://developer.apple.com/documentation/xctest/xctestrun/start()>
    open func start() {}
    /// <https://developer.apple.com/documentation/xctest/xctestrun/stop()>
    open func stop() {}
    /// <https://developer.apple.com/documentation/xctest/xctestrun/testcasecount>
    open var testCaseCount: Int { test.testCaseCount }
    /// <https://developer.apple.com/documentation/xctest/xctestrun/executioncount>
    open var executionCount: Int { 1 }
    /// <https://developer.apple.com/documentation/xctest/xctestrun/skipcount>
    open var skipCount: Int { wasSkipped ? 1 : 0 }
    /// <https://developer.apple.com/documentation/xctest/xctestrun/hasbeenskipped>
    open var hasBeenSkipped: Bool { wasSkipped }
    /// <https://developer.apple.com/documentation/xctest/xctestrun/hassucceeded>
    open var hasSucceeded: Bool { failureCount == 0 }

    /// <https://developer.apple.com/documentation/xctest/xctestrun/record(_:)>
    open func record(_ issue: XCTIssue) {
        failureCount += 1
        if issue.type == .thrownError { unexpectedExceptionCount += 1 }
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
    /// <https://developer.apple.com/documentation/xctest/xctestsuiterun/testruns>
    open private(set) var testRuns: [XCTestRun] = []

    /// <https://developer.apple.com/documentation/xctest/xctestsuiterun/addtestrun(_:)>
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
    /// The suite whose class's own fixtures may be running.
    nonisolated(unsafe) static var suite: XCTestSuite?
}
