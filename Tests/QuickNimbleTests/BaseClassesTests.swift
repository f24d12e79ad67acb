import XCTest

@testable import QuickNimble

final class BaseClassesTests: XCTestCase {
    /// A bundle that only uses QuickNimble's expectations would fail if it included these two classes, which have no examples.
    func testOnlyTheTwoBaseClassesAreLeftOut() {
        XCTAssertFalse(BaseClasses.includes(QuickSpec.self))
        XCTAssertFalse(BaseClasses.includes(AsyncSpec.self))
        XCTAssertTrue(BaseClasses.includes(DolphinSpec.self))
    }
}
