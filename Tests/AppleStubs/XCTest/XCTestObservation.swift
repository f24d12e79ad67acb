// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// XCTest/XCTestObservation.h: <https://developer.apple.com/documentation/xctest/xctestobservation>. Apple's methods are
/// optional. Here, default implementations do nothing.
public protocol XCTestObservation: Foundation.NSObjectProtocol {
    func testBundleWillStart(_ testBundle: Bundle)
    func testBundleDidFinish(_ testBundle: Bundle)
    func testSuiteWillStart(_ testSuite: XCTestSuite)
    func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    func testCaseWillStart(_ testCase: XCTestCase)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
    func testCaseDidFinish(_ testCase: XCTestCase)
}

extension XCTestObservation {
    public func testBundleWillStart(_ testBundle: Bundle) {}
    public func testBundleDidFinish(_ testBundle: Bundle) {}
    public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
    public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    public func testCaseWillStart(_ testCase: XCTestCase) {}
    public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
    public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
    public func testCaseDidFinish(_ testCase: XCTestCase) {}
}

/// XCTest/XCTestObservationCenter.h: <https://developer.apple.com/documentation/xctest/xctestobservationcenter>
open class XCTestObservationCenter: NSObject {
    private nonisolated(unsafe) static let center = XCTestObservationCenter()
    private var observers: [any XCTestObservation] = []

    open class var shared: XCTestObservationCenter { center }

    open func addTestObserver(_ testObserver: any XCTestObservation) { observers.append(testObserver) }

    func tell(_ body: (any XCTestObservation) -> Void) { observers.forEach(body) }
}
