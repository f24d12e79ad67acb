import QuickNimble

extension Optional where Wrapped: Comparable {
    fileprivate static func < (one: Optional, other: Optional) -> Bool {
        guard let one, let other else { return one == nil && other != nil }
        return one < other
    }

    fileprivate static func > (one: Optional, other: Optional) -> Bool { other < one }
}

private struct Cup {
    let size: Int
    let name: String?
}

private actor Cupboard {
    let size: Int
    let name: String?

    init(size: Int, name: String?) {
        self.size = size
        self.name = name
    }
}

private actor Counter {
    private var count = 0
    func next() -> Int { count += 1; return count }
}

/// Matchers made of matchers and of closures, each with those that await. `ExpectTests` tests what they say.
final class ComposingTests: XCTestCase {
    private let cup = Cup(size: 4, name: "red")

    func testAllPass() {
        expect([4, 5, 6]).to(allPass({ $0 < 7 }))
        expect([4, 5, 6]).toNot(allPass({ $0 > 7 }))
        expect([4, 5, 6]).to(allPass(beLessThan(7)))
        expect(Set([4, 5])).toNot(allPass({ $0 > 7 }))
        failing("expected to all be small, got [4, 5]\n  [1]: expected to be small, got 5") {
            expect([4, 5]).to(allPass("be small", { $0 < 5 }))
        }
        failing("expected not to all be small, got [4]") { expect(Set([4])).toNot(allPass("be small", { $0 < 7 })) }
    }

    /// In Nimble the closure gets an optional of the element, and these have one `!` more.
    func testAllPassWithOptionalElements() {
        expect([nil, nil] as [Int?]).to(allPass({ $0 == nil }))
        expect([nil, 4] as [Int?]).toNot(allPass(beNil()))
        expect([nil, 4, nil] as [Int?]).toNot(allPass({ $0 == nil }))
        expect([4, nil] as [Int?]).toNot(allPass({ $0 == 4 }))
        expect([4, 5] as [Int?]).toNot(allPass({ $0 < 5 }))
        expect([4, nil] as [Int?]).to(allPass({ $0 < 6 }))
    }

    func testAllPassThatAwaits() async {
        await expect([4, 5, 6]).to(allPass { value in await awaited(value < 7) })
        await expect(Set([4, 5])).toNot(allPass { value in await awaited(value > 7) })
        await expect([4, 5, 6]).to(allPass(awaitedBeLess(than: 7)))
        await expect([4, 5, 6]).toNot(allPass(awaitedBeLess(than: 4)))
        await expect([nil, nil] as [Int?]).to(allPass(awaitedBeNil()))
        await expect([nil, 4] as [Int?]).toNot(allPass { value in await awaited(value == nil) })
        await expect([4, nil] as [Int?]).to(allPass { value in await awaited(value < 6) })
        await failing(
            "expected to all satisfy the predicate, got [4, 5]\n  [1]: expected to satisfy the predicate, got 5",
            "expected not to all satisfy the predicate, got [4, 5]",
            "expected to all be small, got [4, 5]\n  [1]: expected to be small, got 5",
            "expected not to all be small, got [4, 5]",
            "expected to all be less than 5, got [4, 5]\n  [1]: expected to be less than 5, got 5",
            "expected not to all be less than 7, got [4, 5]",
            "expected to all match, got nil"
        ) {
            await expect([4, 5]).to(allPass { value in await awaited(value < 5) })
            await expect([4, 5]).toNot(allPass { value in await awaited(value < 7) })
            await expect([4, 5]).to(allPass("be small", { value in await awaited(value < 5) }))
            await expect([4, 5]).toNot(allPass("be small") { value in await awaited(value < 7) })
            await expect([4, 5]).to(allPass(awaitedBeLess(than: 5)))
            await expect([4, 5]).toNot(allPass(awaitedBeLess(than: 7)))
            await expect(nil as [Int]?).to(allPass(awaitedBeLess(than: 5)))
        }
    }

    func testMap() {
        expect(self.cup).to(satisfyAllOf(map(\.size, equal(4)), map(\.name, equal("red"))))
        expect(self.cup).to(satisfyAnyOf(map(\.size, equal(5)), map(\.name, equal("red"))))
        expect(self.cup).toNot(satisfyAllOf(map(\.size, equal(5)), map(\.name, equal("red"))))
        expect(Cupboard(size: 4, name: "red")).to(satisfyAllOf(map(\.size, equal(4)), map(\.name, equal("red"))))
        expect(Cupboard(size: 4, name: nil)).to(map(\.name, beNil()))
        expect("4").to(map({ Int($0) }, equal(4)))
        expect("red").to(map({ Int($0) }, beNil()))
        expect(self.cup).to(map({ $0.name?.first }, equal("r")))
        expect("4").to(map({ Int($0) }, map({ $0 * 2 }, equal(8))))
        expect(["4", "tea", "5"]).to(compactMap({ Int($0) }, equal([4, 5])))
        expect(["4", "tea", "5"]).toNot(compactMap({ Int($0) }, beEmpty()))
    }

    func testMapThatAwaits() async {
        func text(_ value: Int) async -> String? { value > 3 ? "\(value)" : nil }
        func number(_ text: String) async -> Int? { Int(text) }
        await expect(self.cup).to(map(\.size, awaitedEqual(4)))
        await expect(self.cup).to(map(\.name, awaitedEqual("red")))
        await expect(self.cup).toNot(map(\.name, awaitedEqual("blue")))
        await expect(4).to(map(text, equal("4")))
        await expect(4).to(map({ await text($0) ?? "" }, awaitedEqual("4")))
        await expect(3).to(map(text, beNil()))
        await expect(["4", "tea", "5"]).to(compactMap({ Int($0) }, awaitedEqual([4, 5])))
        await expect(["4", "tea", "5"]).to(compactMap(number, equal([4, 5])))
        await expect(["4", "tea", "5"]).to(compactMap(number, awaitedEqual([4, 5])))
    }

    func testSatisfyAllOf() {
        expect(4 as NSNumber).toNot(satisfyAllOf(equal(5 as NSNumber), equal("tea" as NSString)))
        expect([4, 5]).to(satisfyAllOf(equal([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        expect(7.5).to(satisfyAllOf(beGreaterThan(1.5), beLessThan(9.25), beCloseTo(7.500001)))
        expect(true).toNot(satisfyAllOf(beTruthy(), beFalsy()))
        expect(4 as NSNumber).to(beLessThan(7 as NSNumber) && beGreaterThan(1 as NSNumber))
        expect("teapot").to(contain("t") && endWith("pot"))
        expect(false).toNot(beTrue() && beFalse())
        failing("expected not to be false, got false") { expect(false).toNot(satisfyAllOf(beFalse())) }
    }

    func testSatisfyAnyOf() {
        expect(4 as NSNumber).toNot(satisfyAnyOf(equal(5 as NSNumber), equal("tea" as NSString)))
        expect([4, 5]).to(satisfyAnyOf(equal([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        expect(7.5).toNot(satisfyAnyOf(beLessThan(1.5), beGreaterThan(9.25), beCloseTo(5.5)))
        expect(true).to(satisfyAnyOf(beTruthy(), beFalsy()))
        expect(4 as NSNumber).toNot(equal(5 as NSNumber) || equal("tea" as NSString))
        expect("teapot").toNot(contain("z") || endWith("tea"))
        expect(false).to(beTrue() || beFalse())
        failing("expected to be true, got false") { expect(false).to(satisfyAnyOf(beTrue())) }
        failing("expected not to be less than 1.5 or be close to 7.5 (within 0.0001), got 7.5") {
            expect(7.5).toNot(satisfyAnyOf(beLessThan(1.5), beCloseTo(7.5)))
        }
    }

    func testAllAndAnyThatAwait() async {
        await expect(4 as NSNumber).toNot(satisfyAllOf(awaitedEqual(5 as NSNumber), awaitedEqual(6 as NSNumber)))
        await expect([4, 5]).to(satisfyAllOf(awaitedEqual([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        await expect(7.5).to(satisfyAllOf(beGreaterThan(1.5), beLessThan(9.25), awaitedCloseTo(7.500001)))
        await expect(false).toNot(satisfyAllOf(beTrue(), beFalse(), awaitedEqual(false)))
        await expect(4).to(awaitedEqual(4) && beLessThan(7))
        await expect(4).to(beLessThan(7) && awaitedEqual(4))
        await expect("teapot").to(awaitedContain("e") && awaitedContain("t"))
        await expect([4, 5]).to(satisfyAnyOf(awaitedEqual([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        await expect(7.5).toNot(satisfyAnyOf(beLessThan(1.5), beGreaterThan(9.25), awaitedCloseTo(5.5)))
        await expect(false).to(satisfyAnyOf(beTrue(), beFalse(), awaitedEqual(true)))
        await expect(4).to(awaitedEqual(5) || equal(4))
        await expect("teapot").toNot(awaitedContain("z") || endWith("tea"))
        await expect(4).to(awaitedEqual(4) || awaitedEqual(5))
        await failing(
            "expected to equal 5 and equal 6, got 4\n  not met: equal 5\n  not met: equal 6",
            "expected to equal 5 or equal 6, got 4"
        ) {
            await expect(4).to(satisfyAllOf(awaitedEqual(5), awaitedEqual(6)))
            await expect(4).to(satisfyAnyOf(awaitedEqual(5), awaitedEqual(6)))
        }
    }

    func testMatchersThatCannotJudge() async {
        for expectation in [
            unseen { expect(true).to(satisfyAllOf(neverKnown(), neverKnown())) },
            unseen { expect(true).toNot(satisfyAllOf(neverKnown(), neverKnown())) },
            unseen { expect(true).to(satisfyAnyOf(neverKnown(), neverKnown())) },
            unseen { expect(true).toNot(satisfyAnyOf(neverKnown(), neverKnown())) },
        ] as [SyncExpectation<Bool>] { XCTAssertEqual(expectation.status, .failed) }
        await withAssertionHandler(AssertionRecorder()) {
            let one = await expect(true).to(satisfyAnyOf(awaitedNeverKnown(), awaitedNeverKnown()))
            XCTAssertEqual(one.status, .failed)
            let other = await expect(true).toNot(satisfyAnyOf(awaitedNeverKnown(), awaitedNeverKnown()))
            XCTAssertEqual(other.status, .failed)
        }
    }

    func testTheExpressionIsEvaluatedOnceForAll() {
        var count = 0
        func next() -> Int { count += 1; return count }
        expect(next()).to(satisfyAllOf(equal(1), equal(1)))
        expect(next()).toEventually(satisfyAllOf(equal(3), equal(3)))
        expect(next()).toEventually(satisfyAnyOf(equal(0), equal(4)))
    }

    func testTheExpressionIsEvaluatedOnceForAllThatAwait() async {
        let counter = Counter()
        await expecta(await counter.next()).toEventually(satisfyAllOf(awaitedEqual(3), awaitedEqual(3)))
        await expecta(await counter.next()).toEventually(satisfyAnyOf(awaitedEqual(0), awaitedEqual(4)))
    }

    func testNot() async {
        @Sendable func none() async -> Int? { nil }
        expect(nil as Int?).toNot(not(beNil()))
        expect(4).to(not(equal(5)))
        await expect(evaluating: none).toNot(not(beNil()))
        await expect(4).to(not(awaitedEqual(5)))
        await failing("expected to not be nil, got nil", "expected to not equal 4, got 4") {
            await expect(evaluating: none).to(not(beNil()))
            await expect(4).to(not(awaitedEqual(4)))
        }
    }
}

/// A matcher of one's own that awaits.
final class AwaitedMatcherTests: XCTestCase {
    private actor Bell {
        private(set) var count: UInt = 0
        func ring() { count += 1 }
    }

    private func beRung(_ times: UInt) -> AsyncMatcher<Bell> {
        AsyncMatcher.define { expression in
            let message = ExpectationMessage.expectedActualValueTo("be rung \(times) times")
            guard let count = try await expression.evaluate()?.count else {
                return MatcherResult(status: .fail, message: message.appendedBeNilHint())
            }
            return MatcherResult(bool: count == times, message: message)
        }
    }

    func testValues() async {
        let bell = Bell()
        await bell.ring()
        await expects(bell).to(beRung(1))
        await expecta(await awaited(4)).to(awaitedEqual(4))
    }

    func testPolling() async {
        let bell = Bell()
        await expect {
            await bell.ring()
            return bell
        }.toEventually(beRung(3))
        await expect { await awaited(4) }.toEventuallyNot(awaitedEqual(0))
        await expect { await awaited(4) }.toNever(awaitedEqual(0), until: .milliseconds(20))
        await expect { await awaited(4) }.toAlways(awaitedEqual(4), until: .milliseconds(20))
        await expects(4).toEventually(awaitedEqual(4))
        await expects(4).toAlways(awaitedEqual(4), until: .milliseconds(20))
        await expects(4).toEventuallyNot(awaitedEqual(0))
        await expects(4).toNever(awaitedEqual(0), until: .milliseconds(20))
    }
}
