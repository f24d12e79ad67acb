import Expect
import XCTest

/// Expressions with operators and literals. With a second overload of `expect` that accepts such expressions, the compiler gives
/// up on some of them: «unable to type-check this expression in reasonable time».
final class OperatorExpressionTests: XCTestCase {
    func testExpectations() {
        let list = [1, 2, 3]
        let letter = "b"
        expect(1 + 1 + 1 - 1) == 2
        expect(1 + 1 + 1 - 1).to(equal(2))
        expect(list.map { $0 * 2 + 1 }.reduce(0, +)) == 3 + 4 + 5 + 3
        expect(list.map { $0 * 2 + 1 }.reduce(0, +)).to(equal(3 + 4 + 5 + 3))
        expect(list.map { Double($0) * 0.5 }.reduce(0, +) / 2 + 1) == 3.0 - 1 + 0.5
        expect("a" + letter + "c" + "d") == "ab" + "cd"
    }

    func testRequirements() throws {
        let list = [1, 2, 3]
        try require(1 + 1 + 1 - 1) == 2
        try require(list.map { $0 * 2 + 1 }.reduce(0, +)).to(equal(3 + 4 + 5 + 3))
        XCTAssertEqual(try unwrap(list.first.map { $0 + 1 + 2 - 1 }), 1 + 1 + 1)
    }
}
