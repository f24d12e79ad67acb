import Expect
import XCTest

/// The operators take a way of their own, past the matcher; they have to say the same.
final class OperatorTests: XCTestCase {
    func testTheyPass() async {
        let found = await gatherFailures {
            expect(2) < 3
            expect(2) <= 2
            expect(3) > 2
            expect(2) >= 2
            expect(0.5) ≈ 0.50001
            expect(0.5) ≈ 0.6 ± 0.2
            expect(0.5) == 0.6 ± 0.2
            expect((1, "a")) == (1, "a")
            try require(2) == 2
            try require(2) < 3
            await expect {
                await Task.yield(); return 2
            } < 3
            await expect {
                await Task.yield(); return 2
            } <= 3
            await expect {
                await Task.yield(); return 2
            } > 1
            await expect {
                await Task.yield(); return 2
            } >= 1
            await expect {
                await Task.yield(); return 0.5
            } ≈ 0.5
            await expect {
                await Task.yield(); return 0.5
            } ≈ 0.6 ± 0.2
            await expecta(await number()) == 3
            await expecta(await number()) != 4
            try await requirea(await number()) == 3
        }
        XCTAssertEqual(found.map(\.message), [])
    }

    func testTheyFail() async {
        let found = await gatherFailures {
            expect(3) < 3
            expect(3) <= 2
            expect(3) > 3
            expect(2) >= 3
            expect(nil as Int?) < 3
            expect { try trouble() as Int } > 3
            expect(0.5) ≈ 0.6
            expect(0.5) ≈ 0.6 ± 0.05
            expect((1, "a")) == (2, "a")
            await expecta(await number()) < 3
        }
        XCTAssertEqual(
            found.map(\.message),
            [
                "expected to be less than 3, got 3", "expected to be less than or equal to 2, got 3",
                "expected to be greater than 3, got 3", "expected to be greater than or equal to 3, got 2",
                "expected to be less than 3, got nil", "expected to be greater than 3, threw Trouble.small",
                "expected to be close to 0.6 (within 0.0001), got 0.5",
                "expected to be close to 0.6 (within 0.05), got 0.5", #"expected to equal (2, "a"), got (1, "a")"#,
                "expected to be less than 3, got 3",
            ]
        )
    }
}

private func number() async -> Int { 3 }
