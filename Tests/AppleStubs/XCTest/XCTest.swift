// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AppleSDK
import ObjectiveC

// Each declaration has the same Swift signature as Apple's. The comment on each type names its header in XCTest.framework and
// links to its documentation page, which lists the pages for its members. The function bodies are not Apple's: they do what
// Apple's documentation says, as far as a spec class needs it.

/// XCTest/XCAbstractTest.h: <https://developer.apple.com/documentation/xctest/xctest>
open class XCTest: NSObject {
    open var testCaseCount: Int { 0 }
    open var name: String { "" }
    open var testRunClass: AnyClass? { XCTestRun.self }
    open private(set) var testRun: XCTestRun?

    open func perform(_ run: XCTestRun) {}

    open func run() {
        guard let type = testRunClass as? XCTestRun.Type else { fatalError("\(name) has no class for its run") }
        let run = type.init(test: self)
        testRun = run
        perform(run)
    }

    open func setUp() async throws {}
    open func setUpWithError() throws {}
    open func setUp() {}
    open func tearDown() {}
    open func tearDownWithError() throws {}
    open func tearDown() async throws {}
}
