import XCTest

@testable import QuickNimble

final class BaseClassesTests: XCTestCase {
    /// Without it, a bundle that only takes expectations from QuickNimble would fail: the two have no examples.
    func testOnlyTheTwoBaseClassesAreLeftOut() {
        XCTAssertFalse(BaseClasses.includes(QuickSpec.self))
        XCTAssertFalse(BaseClasses.includes(AsyncSpec.self))
        XCTAssertTrue(BaseClasses.includes(DolphinSpec.self))
    }
}
