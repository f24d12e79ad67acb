@_exported import AppleSDK
import ObjectiveC

// Each declaration has the signature that Apple's has in Swift, and names its header in XCTest.framework, or its page. The
// bodies are the double's: they do what Apple's documentation says, as far as a spec class needs it.

/// XCTest/XCAbstractTest.h: <https://developer.apple.com/documentation/xctest/xctest>
open class XCTest: NSObject {
    /// <https://developer.apple.com/documentation/xctest/xctest/testcasecount>
    open var testCaseCount: Int { 0 }
    /// <https://developer.apple.com/documentation/xctest/xctest/name>
    open var name: String { "" }
    /// <https://developer.apple.com/documentation/xctest/xctest/testrunclass>
    open var testRunClass: AnyClass? { XCTestRun.self }
    /// <https://developer.apple.com/documentation/xctest/xctest/testrun>
    open private(set) var testRun: XCTestRun?

    /// <https://developer.apple.com/documentation/xctest/xctest/perform(_:)>
    open func perform(_ run: XCTestRun) {}

    /// <https://developer.apple.com/documentation/xctest/xctest/run()>
    open func run() {
        guard let type = testRunClass as? XCTestRun.Type else { fatalError("\(name) has no class for its run") }
        let run = type.init(test: self)
        testRun = run
        perform(run)
    }

    /// <https://developer.apple.com/documentation/xctest/xctest/setup()-3d8x8>
    open func setUp() async throws {}
    /// <https://developer.apple.com/documentation/xctest/xctest/setupwitherror()>
    open func setUpWithError() throws {}
    /// <https://developer.apple.com/documentation/xctest/xctest/setup()-8iyum>
    open func setUp() {}
    /// <https://developer.apple.com/documentation/xctest/xctest/teardown()>
    open func tearDown() {}
    /// <https://developer.apple.com/documentation/xctest/xctest/teardownwitherror()>
    open func tearDownWithError() throws {}
    /// <https://developer.apple.com/documentation/xctest/xctest/teardown()-6jn37>
    open func tearDown() async throws {}
}
