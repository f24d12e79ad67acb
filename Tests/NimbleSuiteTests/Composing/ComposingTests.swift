import QuickNimble

private actor Cupboard {
    let size: Int
    let name: String?

    init(size: Int, name: String?) {
        self.size = size
        self.name = name
    }
}

/// Matchers built from other matchers and from closures, in Nimble's forms. `ExpectTests` tests their messages.
final class ComposingTests: XCTestCase {
    func testAllPassWithADescription() {
        expect([4, 5, 6]).to(allPass({ $0 < 7 }))
        failing("expected to all be small, got [4, 5]\n  [1]: expected to be small, got 5") {
            expect([4, 5]).to(allPass("be small", { $0 < 5 }))
        }
        failing("expected not to all be small, got [4]") { expect(Set([4])).toNot(allPass("be small", { $0 < 7 })) }
    }

    func testAllPassThatAwaits() async {
        await expect([4, 5, 6]).to(allPass { value in await awaited(value < 7) })
        await expect(Set([4, 5])).toNot(allPass { value in await awaited(value > 7) })
        await expect([nil, nil] as [Int?]).to(allPass(awaitedBeNil()))
        await expect([nil, 4] as [Int?]).toNot(allPass { value in await awaited(value == nil) })
        await failing(
            "expected to all satisfy the predicate, got [4, 5]\n  [1]: expected to satisfy the predicate, got 5",
            "expected not to all satisfy the predicate, got [4, 5]",
            "expected to all be small, got [4, 5]\n  [1]: expected to be small, got 5",
            "expected not to all be small, got [4, 5]"
        ) {
            await expect([4, 5]).to(allPass { value in await awaited(value < 5) })
            await expect([4, 5]).toNot(allPass { value in await awaited(value < 7) })
            await expect([4, 5]).to(allPass("be small", { value in await awaited(value < 5) }))
            await expect([4, 5]).toNot(allPass("be small") { value in await awaited(value < 7) })
        }
    }

    func testMap() {
        let cupboard = Cupboard(size: 4, name: "red")
        expect(cupboard).to(satisfyAllOf(map(\.size, equal(4)), map(\.name, equal("red"))))
        expect(cupboard).to(satisfyAnyOf(map(\.size, equal(5)), map(\.name, equal("red"))))
        expect("red").to(map({ Int($0) }, beNil()))
        expect("4").to(map({ Int($0) }, map({ $0 * 2 }, equal(8))))
        expect(["4", "tea", "5"]).toNot(compactMap({ Int($0) }, beEmpty()))
    }

    func testMapThatAwaits() async {
        func text(_ value: Int) async -> String? { value > 3 ? "\(value)" : nil }
        func number(_ text: String) async -> Int? { Int(text) }
        await expect(Cupboard(size: 4, name: "red")).to(map(\.name, awaitedEqual("red")))
        await expect(Cupboard(size: 4, name: "red")).toNot(map(\.name, awaitedEqual("blue")))
        await expect(4).to(map({ await text($0) ?? "" }, awaitedEqual("4")))
        await expect(3).to(map(text, beNil()))
        await expect(["4", "tea", "5"]).to(compactMap({ Int($0) }, awaitedEqual([4, 5])))
        await expect(["4", "tea", "5"]).to(compactMap(number, equal([4, 5])))
        await expect(["4", "tea", "5"]).to(compactMap(number, awaitedEqual([4, 5])))
    }

    func testOperatorsOfMatchersThatAwait() async {
        await expect(4).to(awaitedEqual(4) && beLessThan(7))
        await expect(4).to(beLessThan(7) && awaitedEqual(4))
        await expect(4).to(awaitedEqual(5) || equal(4))
        await expect(4).to(equal(4) || awaitedEqual(5))
        await failing(
            "expected to equal 5 and equal 6, got 4\n  not met: equal 5\n  not met: equal 6",
            "expected to equal 5 or equal 6, got 4"
        ) {
            await expect(4).to(satisfyAllOf(awaitedEqual(5), awaitedEqual(6)))
            await expect(4).to(satisfyAnyOf(awaitedEqual(5), awaitedEqual(6)))
        }
    }

    func testTheExpressionIsEvaluatedOnceForAll() {
        var count = 0
        func next() -> Int { count += 1; return count }
        expect(next()).to(satisfyAllOf(equal(1), equal(1)))
        expect(next()).toEventually(satisfyAllOf(equal(3), equal(3)))
        expect(next()).toEventually(satisfyAnyOf(equal(0), equal(4)))
    }
}

/// An async matcher, with plain values and with awaited values.
final class AwaitedMatcherTests: XCTestCase {
    func testPolling() async {
        await expect { await awaited(4) }.toEventually(awaitedEqual(4))
        await expect { await awaited(4) }.toEventuallyNot(awaitedEqual(0))
        await expect { await awaited(4) }.toNever(awaitedEqual(0), until: .milliseconds(20))
        await expect { await awaited(4) }.toAlways(awaitedEqual(4), until: .milliseconds(20))
        await expects(4).to(awaitedEqual(4))
        await expects(4).toEventually(awaitedEqual(4))
        await expects(4).toAlways(awaitedEqual(4), until: .milliseconds(20))
        await expects(4).toEventuallyNot(awaitedEqual(0))
        await expects(4).toNever(awaitedEqual(0), until: .milliseconds(20))
    }
}
