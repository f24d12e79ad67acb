import AppleSDK

/// XCTest/XCTestObservation.h: <https://developer.apple.com/documentation/xctest/xctestobservation>. Its methods are
/// optional there; here they have implementations that do nothing.
public protocol XCTestObservation: Foundation.NSObjectProtocol {
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testbundlewillstart(_:)>
    func testBundleWillStart(_ testBundle: Bundle)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testbundledidfinish(_:)>
    func testBundleDidFinish(_ testBundle: Bundle)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testsuitewillstart(_:)>
    func testSuiteWillStart(_ testSuite: XCTestSuite)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testsuite(_:didrecord:)>
    func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testsuitedidfinish(_:)>
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testcasewillstart(_:)>
    func testCaseWillStart(_ testCase: XCTestCase)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testcase(_:didrecord:)-4cou6>
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testcase(_:didrecord:)-8k955>
    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
    /// <https://developer.apple.com/documentation/xctest/xctestobservation/testcasedidfinish(_:)>
    func testCaseDidFinish(_ testCase: XCTestCase)
}

extension XCTestObservation {
    /// Does nothing.
    public func testBundleWillStart(_ testBundle: Bundle) {}
    /// Does nothing.
    public func testBundleDidFinish(_ testBundle: Bundle) {}
    /// Does nothing.
    public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    /// Does nothing.
    public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
    /// Does nothing.
    public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    /// Does nothing.
    public func testCaseWillStart(_ testCase: XCTestCase) {}
    /// Does nothing.
    public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
    /// Does nothing.
    public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
    /// Does nothing.
    public func testCaseDidFinish(_ testCase: XCTestCase) {}
}

/// XCTest/XCTestObservationCenter.h: <https://developer.apple.com/documentation/xctest/xctestobservationcenter>
open class XCTestObservationCenter: NSObject {
    private nonisolated(unsafe) static let center = XCTestObservationCenter()
    private var observers: [any XCTestObservation] = []

    /// <https://developer.apple.com/documentation/xctest/xctestobservationcenter/shared>
    open class var shared: XCTestObservationCenter { center }

    /// <https://developer.apple.com/documentation/xctest/xctestobservationcenter/addtestobserver(_:)>
    open func addTestObserver(_ testObserver: any XCTestObservation) { observers.append(testObserver) }

    /// <https://developer.apple.com/documentation/xctest/xctestobservationcenter/removetestobserver(_:)>
    open func removeTestObserver(_ testObserver: any XCTestObservation) {
        observers.removeAll { $0 as AnyObject === testObserver as AnyObject }
    }

    func tell(_ body: (any XCTestObservation) -> Void) { observers.forEach(body) }
}
