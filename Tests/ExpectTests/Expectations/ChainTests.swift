import Expect
import SpecEvents
import TestSupport
import XCTest

final class ChainTests: SharedTestCase {
    func testFormsFollowEachOther() {
        let failed = messages {
            expect(3).to(beGreaterThan(1)).to(beLessThan(3)).notTo(equal(3)).toNot(equal(4))
            expect(3).toEventually(equal(3)).toNever(equal(4), until: .zero).to(equal(5))
        }
        XCTAssertEqual(
            failed,
            ["expected to be less than 3, got 3", "expected not to equal 3, got 3", "expected to equal 5, got 3"]
        )
    }

    func testAwaitedFormsFollowEachOther() async {
        func three() async -> Int { 3 }
        let failed = await messages {
            await expect { await three() }.to(beGreaterThan(1)).to(equal(4))
            await expect(3).toEventually(equal(3)).toNever(equal(3), until: .zero)
        }
        XCTAssertEqual(
            withoutNumbers(failed),
            ["expected to equal 4, got 3", "expected to never equal 3, got 3 (looked once in T)"]
        )
    }

    func testEachFormEvaluatesTheExpression() {
        let looks = Looks()
        expect(looks.look()).to(equal(1)).to(equal(2))
        XCTAssertEqual(looks.count, 2)
    }

    func testTheStatus() {
        var statuses: [ExpectationStatus] = []
        let begun = expect(1)
        defer { begun.to(equal(1)) }
        _ = messages {
            statuses = [
                begun.status, expect(1).to(equal(1)).status, expect(1).to(equal(1)).to(beLessThan(2)).status,
                expect(1).to(equal(2)).status, expect(1).to(equal(2)).to(equal(3)).status,
                expect(1).to(equal(1)).to(equal(2)).status, expect(1).to(equal(2)).to(equal(1)).to(equal(1)).status,
            ]
        }
        XCTAssertEqual(statuses, [.pending, .passed, .passed, .failed, .failed, .mixed, .mixed])
    }

    func testOnFailureThrows() async throws {
        try expect(1).to(equal(1)).onFailure(throw: Trouble.small)
        let failed = try messages {
            XCTAssertThrowsError(try expect(1).to(equal(2)).onFailure(throw: Trouble.small)) {
                XCTAssertEqual($0 as? Trouble, .small)
            }
            XCTAssertThrowsError(try expect(1).to(equal(1)).to(equal(3)).onFailure(throw: Trouble.big))
            try expect(1).onFailure(throw: Trouble.small)
        }
        XCTAssertEqual(
            failed,
            [
                "expected to equal 2, got 1", "expected to equal 3, got 1",
                "onFailure(throw:) follows no `to` or other form that checks",
            ]
        )
        func one() async -> Int { 1 }
        try await expect { await one() }.to(equal(1)).onFailure(throw: Trouble.small)
        let awaited = await messages {
            do {
                try await expect { await one() }.to(equal(2)).onFailure(throw: Trouble.small)
                XCTFail("did not throw")
            } catch { XCTAssertEqual(error as? Trouble, .small) }
        }
        XCTAssertEqual(awaited, ["expected to equal 2, got 1"])
    }

    func testARequirementThrowsAnErrorOfItsOwn() throws {
        XCTAssertEqual(try require(customError: Trouble.big, 3).to(equal(3)), 3)
        let failed = try messages {
            XCTAssertThrowsError(try require(customError: Trouble.big, 3).to(equal(2))) {
                XCTAssertEqual($0 as? Trouble, .big)
            }
            XCTAssertThrowsError(try require(customError: Trouble.big, 3) == 4)
            XCTAssertThrowsError(try require(customError: Trouble.big, 3).toEventually(equal(5), timeout: .zero))
        }
        XCTAssertEqual(
            withoutNumbers(failed),
            [
                "expected to equal 2, got 3", "expected to equal 4, got 3",
                "expected to eventually equal 5, got 3 (looked once in T)",
            ]
        )
    }
}
