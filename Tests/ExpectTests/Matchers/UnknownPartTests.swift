import Expect
import XCTest

/// If an inner matcher has no result for one part, both `to` and `notTo` fail, unless the other parts decide the outcome.
final class UnknownPartTests: XCTestCase {
    /// Throws an error for odd numbers.
    private func beGreater(than limit: Int) -> Matcher<Int> {
        Matcher("be an even number > \(limit)") { $0.isMultiple(of: 2) ? $0 > limit : try trouble() }
    }

    private func sameClosure() -> Matcher<Closure> { matchError(Closure(body: {})) }

    private struct Closure: Error { var body: @Sendable () -> Void }

    private func outcomes<Value>(_ value: Value, _ matcher: Matcher<Value>) -> [Int] {
        [messages { expect(value).to(matcher) }.count, messages { expect(value).notTo(matcher) }.count]
    }

    private let unknown = [1, 1]
    private let matches = [0, 1]
    private let doesNotMatch = [1, 0]

    func testContain() {
        XCTAssertEqual(outcomes([1, 2], contain(beGreater(than: 5))), unknown)
        XCTAssertEqual(outcomes([1, 6], contain(beGreater(than: 5))), matches)
        XCTAssertEqual(outcomes([2, 4], contain(beGreater(than: 5))), doesNotMatch)
        XCTAssertEqual(outcomes([1, 2], contain(beGreater(than: 5), equal(3))), doesNotMatch)
        XCTAssertEqual(outcomes([1, 3], contain(beGreater(than: 5), equal(3))), unknown)
    }

    func testBeginWithAndEndWith() {
        XCTAssertEqual(outcomes([1, 2], beginWith(beGreater(than: 5))), unknown)
        XCTAssertEqual(outcomes([2, 1], beginWith(beGreater(than: 5))), doesNotMatch)
        XCTAssertEqual(outcomes([], beginWith(beGreater(than: 5))), doesNotMatch)
        XCTAssertEqual(outcomes([2, 1], endWith(beGreater(than: 5))), unknown)
        XCTAssertEqual(outcomes([1, 6], endWith(beGreater(than: 5))), matches)
    }

    func testConsistOf() {
        XCTAssertEqual(outcomes([1, 2], consistOf(equal(2), beGreater(than: 5))), unknown)
        XCTAssertEqual(outcomes([6, 3], consistOf(equal(3), beGreater(than: 5))), matches)
        XCTAssertEqual(outcomes([1, 2], consistOf(equal(3), beGreater(than: 5))), doesNotMatch)
        XCTAssertEqual(outcomes([1], consistOf(equal(1), beGreater(than: 5))), doesNotMatch)
    }

    func testHaveKey() {
        XCTAssertEqual(outcomes([1: "a", 2: "b"], haveKey(beGreater(than: 5))), unknown)
        XCTAssertEqual(outcomes([1: "a", 6: "b"], haveKey(beGreater(than: 5))), matches)
        XCTAssertEqual(outcomes([2: "b"], haveKey(beGreater(than: 5))), doesNotMatch)
    }

    func testThrowError() {
        func outcomes(_ error: any Error, _ matcher: Matcher<Void>) -> [Int] {
            [
                messages { expect { throw error }.to(matcher) }.count,
                messages { expect { throw error }.notTo(matcher) }.count,
            ]
        }
        XCTAssertEqual(outcomes(Closure(body: {}), throwError(sameClosure())), unknown)
        XCTAssertEqual(outcomes(Trouble.small, throwError(sameClosure())), doesNotMatch)
    }

    func testTrapWithAMessage() {
        let broken = Matcher<String>("be fine") { _ in try trouble() }
        XCTAssertEqual(messages { expect { fatalError("oh") }.to(trap(withMessage: broken)) }.count, 1)
        XCTAssertEqual(messages { expect { fatalError("oh") }.notTo(trap(withMessage: broken)) }.count, 1)
        XCTAssertEqual(messages { expect(1).notTo(trap(withMessage: broken)) }, [])
    }

    func testTheFailureSaysWhyItIsUnknown() {
        assertMessages(
            "expected not to contain (be an even number > 5), got [2, 1]\n  [1]: the matcher threw Trouble.small",
            "expected not to begin with (be an even number > 5), got [1]\n  the matcher threw Trouble.small",
            "expected not to end with (be an even number > 5), got [1]\n  the matcher threw Trouble.small",
            "expected not to consist of (be an even number > 5), got [1]\n  [0]: the matcher threw Trouble.small",
            "expected not to have a key to be an even number > 5, got [1: 1]\n  the matcher threw Trouble.small"
        ) {
            expect([2, 1]).notTo(contain(beGreater(than: 5)))
            expect([1]).notTo(beginWith(beGreater(than: 5)))
            expect([1]).notTo(endWith(beGreater(than: 5)))
            expect([1]).notTo(consistOf(beGreater(than: 5)))
            expect([1: 1]).notTo(haveKey(beGreater(than: 5)))
        }
    }
}
