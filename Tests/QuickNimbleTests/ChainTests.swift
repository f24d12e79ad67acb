import QuickNimble
import TestSupport

final class ChainTests: XCTestCase {
    private enum Trouble: Error { case small, big }

    private func messages(_ body: () throws -> Void) -> [String] { gatherFailures(body).map(\.message) }

    private func messages(_ body: nonisolated(nonsending) () async -> Void) async -> [String] {
        await gatherFailures(body).map(\.message)
    }

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
            failed.map { $0.replacing(/\ in \d+\.\d\d s/, with: "") },
            ["expected to equal 4, got 3", "expected to never equal 3, got 3 (looked once)"]
        )
    }

    func testEachFormEvaluatesTheExpression() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        expect(next()).to(equal(1)).to(equal(2))
        XCTAssertEqual(count, 2)
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
                expect(1).toEventually(equal(1)).status, expect(1).toEventually(equal(2), timeout: .zero).status,
            ]
        }
        XCTAssertEqual(statuses, [.pending, .passed, .passed, .failed, .failed, .mixed, .mixed, .passed, .failed])
    }

    func testOnFailureThrows() async throws {
        try expect(1).to(equal(1)).onFailure(throw: Trouble.small)
        let failed = messages {
            XCTAssertThrowsError(try expect(1).to(equal(2)).onFailure(throw: Trouble.small)) {
                XCTAssertEqual($0 as? Trouble, .small)
            }
            XCTAssertThrowsError(try expect(1).to(equal(1)).to(equal(3)).onFailure(throw: Trouble.big))
            try expect(1).onFailure(throw: Trouble.small)
        }
        assertList(
            failed,
            "expected to equal 2, got 1",
            "expected to equal 3, got 1",
            "onFailure(throw:) follows no `to` or other form that checks"
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
}
