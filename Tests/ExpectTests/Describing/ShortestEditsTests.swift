import XCTest

@testable import Expect

final class ShortestEditsTests: XCTestCase {
    func testAsManyEditsAsAreAllowedAreFound() {
        let edits = ShortestEdits(from: 0, to: 2, atMost: 2) { _, _ in false }
        XCTAssertEqual(edits?.insertions, [0, 1])
        XCTAssertEqual(edits?.removals, [])
        XCTAssertNil(ShortestEdits(from: 0, to: 2, atMost: 1) { _, _ in false })
        XCTAssertEqual(ShortestEdits(from: 2, to: 0, atMost: 2) { _, _ in false }?.removals, [0, 1])
        XCTAssertNil(ShortestEdits(from: 2, to: 2, atMost: 3) { _, _ in false })
    }
}
