import QuickNimble

final class SatisfyAllOfTests: XCTestCase {
    func testMatches() {
        expect(4).to(satisfyAllOf(equal(4), beLessThan(7)))
        expect(4 as NSNumber).toNot(satisfyAllOf(equal(5 as NSNumber), equal("tea" as NSString)))
        expect([4, 5]).to(satisfyAllOf(equal([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        expect("teapot").to(satisfyAllOf(contain("e"), beginWith("tea")))
        expect(7.5).to(satisfyAllOf(beGreaterThan(1.5), beLessThan(9.25), beCloseTo(7.500001)))
        expect(false).toNot(satisfyAllOf(beTrue(), beFalse()))
        expect(true).toNot(satisfyAllOf(beTruthy(), beFalsy()))
    }

    func testFails() {
        failing("expected to equal 5 and equal 6, got 4\n  not met: equal 5\n  not met: equal 6") {
            expect(4).to(satisfyAllOf(equal(5), equal(6)))
        }
        failing("expected not to be false, got false") { expect(false).toNot(satisfyAllOf(beFalse())) }
        failing("expected not to be greater than 1.5 and be less than 9.25, got 7.5") {
            expect(7.5).toNot(satisfyAllOf(beGreaterThan(1.5), beLessThan(9.25)))
        }
    }

    func testMatchersThatCannotJudge() {
        for expectation in [
            unseen { expect(true).to(satisfyAllOf(neverKnown(), neverKnown())) },
            unseen { expect(true).toNot(satisfyAllOf(neverKnown(), neverKnown())) },
        ] as [SyncExpectation<Bool>] { XCTAssertEqual(expectation.status, .failed) }
    }

    func testAnd() {
        expect(4).to(equal(4) && beLessThan(7))
        expect(4 as NSNumber).to(beLessThan(7 as NSNumber) && beGreaterThan(1 as NSNumber))
        expect("teapot").to(contain("t") && endWith("pot"))
        expect(7.5).to(beGreaterThan(1.5) && beLessThan(9.25))
        expect(false).to(beFalsy() && beFalse())
        expect(false).toNot(beTrue() && beFalse())
        expect(true).toNot(beTruthy() && beFalsy())
    }

    func testAwaited() async {
        await expect(4).to(satisfyAllOf(awaitedEqual(4), beLessThan(7)))
        await expect(4 as NSNumber).toNot(satisfyAllOf(awaitedEqual(5 as NSNumber), awaitedEqual(6 as NSNumber)))
        await expect([4, 5]).to(satisfyAllOf(awaitedEqual([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        await expect("teapot").to(satisfyAllOf(awaitedContain("e"), beginWith("tea")))
        await expect(7.5).to(satisfyAllOf(beGreaterThan(1.5), beLessThan(9.25), awaitedCloseTo(7.500001)))
        await expect(false).toNot(satisfyAllOf(beTrue(), beFalse(), awaitedEqual(false)))
        await failing("expected to equal 5 and equal 6, got 4\n  not met: equal 5\n  not met: equal 6") {
            await expect(4).to(satisfyAllOf(awaitedEqual(5), awaitedEqual(6)))
        }
    }

    func testAwaitedAnd() async {
        await expect(4).to(awaitedEqual(4) && beLessThan(7))
        await expect(4).to(beLessThan(7) && awaitedEqual(4))
        await expect("teapot").to(awaitedContain("e") && awaitedContain("t"))
        await expect(7.5).to(beGreaterThan(1.5) && beLessThan(9.25) && awaitedCloseTo(7.500001))
        await expect(false).toNot(beTrue() && beFalse() && awaitedEqual(false))
    }

    func testTheExpressionIsEvaluatedOnceForAll() {
        var count = 0
        func next() -> Int { count += 1; return count }
        expect(next()).to(satisfyAllOf(equal(1), equal(1)))
        expect(next()).toEventually(satisfyAllOf(equal(3), equal(3)))
    }

    func testTheExpressionIsEvaluatedOnceForAllThatAwait() async {
        actor Counter {
            private var count = 0
            func next() -> Int { count += 1; return count }
        }
        let counter = Counter()
        await expecta(await counter.next()).toEventually(satisfyAllOf(awaitedEqual(3), awaitedEqual(3)))
    }
}

final class SatisfyAnyOfTests: XCTestCase {
    func testMatches() {
        expect(4).to(satisfyAnyOf(equal(4), equal(5)))
        expect(4 as NSNumber).toNot(satisfyAnyOf(equal(5 as NSNumber), equal("tea" as NSString)))
        expect([4, 5]).to(satisfyAnyOf(equal([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        expect("teapot").toNot(satisfyAnyOf(contain("z"), endWith("tea")))
        expect(7.5).toNot(satisfyAnyOf(beLessThan(1.5), beGreaterThan(9.25), beCloseTo(5.5)))
        expect(false).to(satisfyAnyOf(beTrue(), beFalse()))
        expect(true).to(satisfyAnyOf(beTruthy(), beFalsy()))
    }

    func testFails() {
        failing("expected to equal 5 or equal 6, got 4") { expect(4).to(satisfyAnyOf(equal(5), equal(6))) }
        failing("expected to be true, got false") { expect(false).to(satisfyAnyOf(beTrue())) }
        failing("expected not to be less than 1.5 or be close to 7.5 (within 0.0001), got 7.5") {
            expect(7.5).toNot(satisfyAnyOf(beLessThan(1.5), beCloseTo(7.5)))
        }
    }

    func testMatchersThatCannotJudge() {
        for expectation in [
            unseen { expect(true).to(satisfyAnyOf(neverKnown(), neverKnown())) },
            unseen { expect(true).toNot(satisfyAnyOf(neverKnown(), neverKnown())) },
        ] as [SyncExpectation<Bool>] { XCTAssertEqual(expectation.status, .failed) }
    }

    func testOr() {
        expect(4).to(equal(4) || equal(5))
        expect(4 as NSNumber).toNot(equal(5 as NSNumber) || equal("tea" as NSString))
        expect("teapot").toNot(contain("z") || endWith("tea"))
        expect(7.5).toNot(beLessThan(1.5) || beGreaterThan(9.25))
        expect(false).to(beTrue() || beFalse())
        expect(true).to(beTruthy() || beFalsy())
    }

    func testTheExpressionIsEvaluatedOnceForAll() {
        var count = 0
        func next() -> Int { count += 1; return count }
        expect(next()).toEventually(satisfyAnyOf(equal(0), equal(1)))
    }

    func testAwaited() async {
        await expect(4).to(satisfyAnyOf(awaitedEqual(4), awaitedEqual(5)))
        await expect([4, 5]).to(satisfyAnyOf(awaitedEqual([4, 5]), allPass({ $0 < 7 }), haveCount(2)))
        await expect("teapot").toNot(satisfyAnyOf(awaitedContain("z"), endWith("tea")))
        await expect(7.5).toNot(satisfyAnyOf(beLessThan(1.5), beGreaterThan(9.25), awaitedCloseTo(5.5)))
        await expect(false).to(satisfyAnyOf(beTrue(), beFalse(), awaitedEqual(true)))
        await failing("expected to equal 5 or equal 6, got 4") {
            await expect(4).to(satisfyAnyOf(awaitedEqual(5), awaitedEqual(6)))
        }
    }

    func testAwaitedMatchersThatCannotJudge() async {
        await withAssertionHandler(AssertionRecorder()) {
            let one = await expect(true).to(satisfyAnyOf(awaitedNeverKnown(), awaitedNeverKnown()))
            XCTAssertEqual(one.status, .failed)
            let other = await expect(true).toNot(satisfyAnyOf(awaitedNeverKnown(), awaitedNeverKnown()))
            XCTAssertEqual(other.status, .failed)
        }
    }

    func testAwaitedOr() async {
        await expect(4).to(awaitedEqual(4) || awaitedEqual(5))
        await expect(4).to(awaitedEqual(5) || equal(4))
        await expect("teapot").toNot(awaitedContain("z") || endWith("tea"))
        await expect(7.5).toNot(beLessThan(1.5) || beGreaterThan(9.25) || awaitedCloseTo(5.5))
        await expect(false).to(beTrue() || beFalse() || awaitedEqual(true))
    }

    func testTheExpressionIsEvaluatedOnceForAllThatAwait() async {
        actor Counter {
            private var count = 0
            func next() -> Int { count += 1; return count }
        }
        let counter = Counter()
        await expecta(await counter.next()).toEventually(satisfyAnyOf(awaitedEqual(0), awaitedEqual(1)))
    }
}

final class NotTests: XCTestCase {
    func testNil() {
        expect(nil as Int?).toNot(not(beNil()))
        failing("expected to not be nil, got nil") { expect(nil as Int?).to(not(beNil())) }
    }

    func testValues() {
        expect(4).to(not(equal(5)))
        failing("expected to not equal 4, got 4") { expect(4).to(not(equal(4))) }
    }

    func testAwaitedNil() async {
        @Sendable func none() async -> Int? { nil }
        await expect(evaluating: none).toNot(not(beNil()))
        await failing("expected to not be nil, got nil") { await expect(evaluating: none).to(not(beNil())) }
    }

    func testAwaitedMatchers() async {
        await expect(4).to(not(awaitedEqual(5)))
        await failing("expected to not equal 4, got 4") { await expect(4).to(not(awaitedEqual(4))) }
    }
}
