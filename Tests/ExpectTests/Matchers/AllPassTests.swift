import Expect
import XCTest

final class AllPassTests: XCTestCase {
    func testWording() {
        assertWording(
            allPass(beGreaterThan(0)),
            "all be greater than 0",
            good: [1, 2],
            bad: [1, 0],
            details: "  [1]: expected to be greater than 0, got 0"
        )
        assertWording(
            allPass { $0 > 0 },
            "all satisfy the predicate",
            good: [1, 2],
            bad: [1, 0],
            details: "  [1]: expected to satisfy the predicate, got 0"
        )
        assertWording(
            allPass(equal(1)),
            "all equal 1",
            good: [],
            bad: [2],
            details: "  [0]: expected to equal 1, got 2"
        )
    }

    func testOfManyThatDoNotPassTheFirstAreTold() {
        func lines(_ count: Int) -> [Substring] {
            messages { expect(Array(repeating: 0, count: count)).to(allPass(equal(1))) }[0].split(separator: "\n")
        }
        XCTAssertEqual(lines(21).count, 22)
        let many = lines(50_000)
        XCTAssertEqual(many.count, 22)
        XCTAssertEqual(many.last, "  … and 49980 more")
    }

    func testOptionalElements() {
        assertMessages(
            "expected to all be nil, got [nil, 1]\n  [1]: expected to be nil, got 1",
            "expected to all not be nil, got [nil]\n  [0]: expected to not be nil, got nil"
        ) {
            expect([nil, nil] as [Int?]).to(allPass(beNil()))
            expect([nil, 1] as [Int?]).to(allPass(beNil()))
            expect([nil] as [Int?]).to(allPass(!beNil()))
            expect([nil, 1] as [Int?]).to(contain(beNil()) && elementsEqual(beNil(), equal(1)) && beginWith(beNil()))
        }
    }

    func testASequenceThatIsReadOnceIsJudgedOnceInAsyncCode() async {
        let failures = await gatherFailures {
            await expect { AnySequence(once: 1, 2) }.to(allPass { await isOne($0) })
            await expect { AnySequence(once: 1, 1) }.to(allPass { await isOne($0) })
        }
        XCTAssertEqual(failures.count, 1, "\(failures)")
        XCTAssertTrue(failures.first?.message.hasSuffix("\n  [1]: expected to satisfy the predicate, got 2") == true)
    }
}

private func isOne(_ number: Int) async -> Bool { number == 1 }
