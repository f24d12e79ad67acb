import QuickNimble

extension Optional where Wrapped: Comparable {
    fileprivate static func < (one: Optional, other: Optional) -> Bool {
        guard let one, let other else { return one == nil && other != nil }
        return one < other
    }

    fileprivate static func > (one: Optional, other: Optional) -> Bool { other < one }
}

final class AllPassTests: XCTestCase {
    func testAClosure() {
        expect([4, 5, 6]).to(allPass({ $0 < 7 }))
        expect([4, 5, 6]).toNot(allPass({ $0 > 7 }))
        failing("expected to all satisfy the predicate, got [4, 5]\n  [1]: expected to satisfy the predicate, got 5") {
            expect([4, 5]).to(allPass({ $0 < 5 }))
        }
        failing("expected not to all satisfy the predicate, got [4, 5]") { expect([4, 5]).toNot(allPass({ $0 < 7 })) }
        failing("expected to all be small, got [4, 5]\n  [1]: expected to be small, got 5") {
            expect([4, 5]).to(allPass("be small", { $0 < 5 }))
        }
        failing("expected not to all be small, got [4, 5]") { expect([4, 5]).toNot(allPass("be small", { $0 < 7 })) }
    }

    func testAMatcher() {
        expect([4, 5, 6]).to(allPass(beLessThan(7)))
        expect([4, 5, 6]).toNot(allPass(beGreaterThan(7)))
        failing("expected to all be less than 5, got [4, 5]\n  [1]: expected to be less than 5, got 5") {
            expect([4, 5]).to(allPass(beLessThan(5)))
        }
        failing("expected not to all be less than 7, got [4, 5]") { expect([4, 5]).toNot(allPass(beLessThan(7))) }
    }

    func testOptionalElements() {
        expect([nil, nil] as [Int?]).to(allPass({ $0 == nil }))
        expect([nil, nil] as [Int?]).to(allPass(beNil()))
        expect([nil, 4] as [Int?]).toNot(allPass(beNil()))
    }

    /// In Nimble the closure gets an optional of the element, and these have one `!` more.
    func testOptionalElementsInAClosure() {
        expect([nil, 4, nil] as [Int?]).toNot(allPass({ $0 == nil }))
        expect([4, 4] as [Int?]).to(allPass({ $0 == 4 }))
        expect([4, nil] as [Int?]).toNot(allPass({ $0 == 4 }))
        expect([4, 5] as [Int?]).to(allPass({ $0 < 6 }))
        expect([4, 5] as [Int?]).toNot(allPass({ $0 < 5 }))
        expect([4, nil] as [Int?]).to(allPass({ $0 < 6 }))
    }

    func testSets() {
        expect(Set([4, 5])).to(allPass({ $0 < 7 }))
        expect(Set([4, 5])).toNot(allPass({ $0 > 7 }))
        failing("expected not to all satisfy the predicate, got [4]") { expect(Set([4])).toNot(allPass({ $0 < 7 })) }
        failing("expected not to all be small, got [4]") { expect(Set([4])).toNot(allPass("be small", { $0 < 7 })) }
    }

    func testNil() {
        failing("expected to all be less than 5, got nil") { expect(nil as [Int]?).to(allPass(beLessThan(5))) }
    }
}

final class AwaitedAllPassTests: XCTestCase {
    func testAClosure() async {
        await expect([4, 5, 6]).to(allPass { value in await awaited(value < 7) })
        await expect([4, 5, 6]).toNot(allPass { value in await awaited(value > 7) })
        await failing(
            "expected to all satisfy the predicate, got [4, 5]\n  [1]: expected to satisfy the predicate, got 5"
        ) {
            await expect([4, 5]).to(allPass { value in await awaited(value < 5) })
        }
        await failing("expected not to all satisfy the predicate, got [4, 5]") {
            await expect([4, 5]).toNot(allPass { value in await awaited(value < 7) })
        }
        await failing("expected to all be small, got [4, 5]\n  [1]: expected to be small, got 5") {
            await expect([4, 5]).to(allPass("be small", { value in await awaited(value < 5) }))
        }
        await failing("expected not to all be small, got [4, 5]") {
            await expect([4, 5]).toNot(allPass("be small") { value in await awaited(value < 7) })
        }
    }

    func testAMatcher() async {
        await expect([4, 5, 6]).to(allPass(awaitedBeLess(than: 7)))
        await expect([4, 5, 6]).toNot(allPass(awaitedBeLess(than: 4)))
        await failing("expected to all be less than 5, got [4, 5]\n  [1]: expected to be less than 5, got 5") {
            await expect([4, 5]).to(allPass(awaitedBeLess(than: 5)))
        }
        await failing("expected not to all be less than 7, got [4, 5]") {
            await expect([4, 5]).toNot(allPass(awaitedBeLess(than: 7)))
        }
    }

    func testOptionalElements() async {
        await expect([nil, nil] as [Int?]).to(allPass(awaitedBeNil()))
        await expect([nil, nil] as [Int?]).to(allPass { value in await awaited(value == nil) })
        await expect([nil, 4] as [Int?]).toNot(allPass { value in await awaited(value == nil) })
        await expect([4, nil] as [Int?]).to(allPass { value in await awaited(value < 6) })
    }

    func testSets() async {
        await expect(Set([4, 5])).to(allPass { value in await awaited(value < 7) })
        await expect(Set([4, 5])).toNot(allPass { value in await awaited(value > 7) })
        await failing("expected not to all be small, got [4]") {
            await expect(Set([4])).toNot(allPass("be small") { value in await awaited(value < 7) })
        }
    }

    func testNil() async {
        await failing("expected to all match, got nil") {
            await expect(nil as [Int]?).to(allPass(awaitedBeLess(than: 5)))
        }
    }
}
