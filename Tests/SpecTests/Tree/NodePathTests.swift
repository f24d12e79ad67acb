import TestSupport
import XCTest

@testable import Spec

final class NodePathTests: SharedTestCase {
    func testPartsOfAPath() {
        let path: NodePath = [1, 0, 2]
        XCTAssertEqual(path.count, 3)
        XCTAssertEqual(path[2], 2)
        XCTAssertEqual(path.first, 1)
        XCTAssertEqual(path.child(4), [1, 0, 2, 4])
        XCTAssertEqual(path.ancestor(atDepth: 2), [1, 0])
        XCTAssertEqual(path.ancestor(atDepth: 0), [])
        XCTAssertEqual("\(path)", "[1, 0, 2]")
    }

    func testTheOrderIsThatOfTheSource() {
        XCTAssertTrue(NodePath([0, 5]).precedes([1]))
        XCTAssertTrue(NodePath([1]).precedes([1, 0]))
        XCTAssertFalse(NodePath([1, 0]).precedes([1, 0]))
        XCTAssertFalse(NodePath([2]).precedes([1, 9]))
    }
}
