import Expect
import TestSupport
import XCTest

/// Matchers that must be awaited, alone and combined with others.
final class AsyncMatcherTests: XCTestCase {
    private func be(_ value: Int) -> AsyncMatcher<Int> {
        AsyncMatcher("be \(value)") {
            await Task.yield()
            return $0 == value
        }
    }

    private let broken = AsyncMatcher<Int>("be fine") { _ in try trouble() }

    func testWithItsOwnWordsForTheValue() async {
        let matcher = AsyncMatcher<Int>("be 2 digits long", got: { "\(String($0).count)" }) {
            await Task.yield()
            return String($0).count == 2
        }
        let found = await messages {
            await expect { 10 }.to(matcher)
            await expect { 1 }.to(matcher)
            await expect { 10 }.notTo(matcher)
            await expect { nil as Int? }.to(matcher)
        }
        assertList(
            found,
            "expected to be 2 digits long, got 1",
            "expected not to be 2 digits long, got 2",
            "expected to be 2 digits long, got nil"
        )
    }

    func testAll() async {
        let found = await messages {
            await expect { 1 }.to(be(1) && be(1))
            await expect { 1 }.to(satisfyAllOf(be(1), equal(1), beLessThan(2)))
            await expect { 1 }.to(be(1) && be(2))
            await expect { 1 }.to(satisfyAllOf(be(1), equal(2)))
            await expect { 1 }.notTo(satisfyAllOf(be(1), equal(1)))
            await expect { 1 }.notTo(be(2) && be(1))
            await expect { nil as Int? }.to(be(1))
        }
        assertList(
            found,
            "expected to be 1 and be 2, got 1\n  not met: be 2",
            "expected to be 1 and equal 2, got 1\n  not met: equal 2",
            "expected not to be 1 and equal 1, got 1",
            "expected to be 1, got nil"
        )
    }

    func testAny() async {
        let found = await messages {
            await expect { 1 }.to(be(1) || be(2))
            await expect { 1 }.to(satisfyAnyOf(be(2), equal(1)))
            await expect { 1 }.to(be(2) || be(3))
            await expect { 1 }.to(satisfyAnyOf(be(2), equal(3)))
            await expect { 1 }.notTo(satisfyAnyOf(be(2), equal(1)))
            await expect { 1 }.notTo(be(2) || be(3))
        }
        assertList(
            found,
            "expected to be 2 or be 3, got 1",
            "expected to be 2 or equal 3, got 1",
            "expected not to be 2 or equal 1, got 1"
        )
    }

    func testNot() async {
        let found = await messages {
            await expect { 1 }.to(!be(2))
            await expect { 1 }.to(not(be(2)))
            await expect { 1 }.to(!be(1))
            await expect { 1 }.to(not(be(1)))
            await expect { nil as Int? }.to(!be(1))
            await expect { () async throws -> Int? in try trouble() }.to(!be(1))
        }
        XCTAssertEqual(
            found,
            [
                "expected to not be 1, got 1", "expected to not be 1, got 1", "expected to not be 1, got nil",
                "expected to not be 1, threw Trouble.small",
            ]
        )
    }

    func testAnErrorInTheMatcherFailsBothWays() async {
        let found = await messages {
            await expect { 1 }.to(broken)
            await expect { 1 }.notTo(broken)
            await expect { 1 }.notTo(satisfyAllOf(broken, equal(1)))
        }
        XCTAssertEqual(found.count, 3)
    }

    func testElementsAndTransformations() async {
        let found = await messages {
            await expect { [1, 1] }.to(allPass(be(1)))
            await expect { [1, 2] }.to(allPass(be(1)))
            await expect { [1, 2] }.notTo(allPass(be(1)))
            await expect { [] as [Int] }.to(allPass(be(1)))
            await expect { nil as [Int]? }.to(allPass(be(1)))
            await expect { 1 }.to(map({ await next($0) }, equal(2)))
            await expect { 1 }.notTo(map({ await next($0) }, equal(2)))
            await expect { 1 }.to(map({ await next($0) }, equal(3)))
            await expect { 1 }.to(map({ (_: Int) async throws -> Int in try trouble() }, throwError()))
            await expect { nil as Int? }.notTo(map({ await next($0) }, equal(2)))
        }
        assertList(
            found,
            "expected to all be 1, got [1, 2]\n  [1]: expected to be 1, got 2",
            "expected to all match, got nil",
            "expected not to map to a value to equal 2, got 1",
            "expected to map to a value to equal 3, got 1\n  mapped: got 2",
            "expected not to map to a value to equal 2, got nil"
        )
    }

    func testTheyAreWaitedFor() async {
        let looks = Looks()
        let found = await messages {
            await expect { looks.look() }.toEventually(be(3))
            await expect { looks.look() }.toEventuallyNot(be(4))
            await expect { looks.look() }.toNever(be(7), until: .seconds(60))
            await expect { min(looks.look(), 9) }.toAlways(!be(9), until: .seconds(60))
        }
        XCTAssertEqual(looks.count, 9)
        XCTAssertEqual(found.map { $0.prefix(26) }, ["expected to never be 7, go", "expected to always not be "])
    }

    func testAnExpectationInAMatcherBelongsToTheLook() async {
        let looks = Looks()
        let careful = AsyncMatcher<Int>("be careful") { value in
            await Task.yield()
            expect(value) == 3
            return true
        }
        let found = await messages { await expect { looks.look() }.toEventually(careful) }
        XCTAssertEqual(found, [])
        XCTAssertEqual(looks.count, 3)
    }
}

private func next(_ number: Int) async -> Int {
    await Task.yield()
    return number + 1
}
