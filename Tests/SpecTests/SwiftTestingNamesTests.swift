import Spec
import Testing
import XCTest

/// If a file imports both Spec and Swift Testing, no name is ambiguous.
final class SwiftTestingNamesTests: XCTestCase {
    private struct Slow: TestTrait {}

    func testEachModuleHasItsOwnTraits() {
        let theirs: any Trait = Slow()
        let ours: [SpecTrait] = [.tags("slow"), .timeLimit(.seconds(1))]
        XCTAssertTrue(theirs is Slow)
        XCTAssertEqual(ours.count, 2)
    }
}
