import Expect
import TestSupport
import XCTest

final class AllPassTests: XCTestCase {
    func testAMatcher() {
        XCTAssertEqual(
            wording(allPass(beGreaterThan(0)), good: [1, 2], bad: [1, 0]),
            #"""
            to: expected to all be greater than 0, got [1, 0]
              [1]: expected to be greater than 0, got 0
            not to: expected not to all be greater than 0, got [1, 2]
            nil: expected to all be greater than 0, got nil
            nil not: expected not to all be greater than 0, got nil
            throws: expected to all be greater than 0, threw Trouble.small
            throws not: expected not to all be greater than 0, threw Trouble.small
            """#
        )
    }

    func testAPredicate() {
        XCTAssertEqual(
            wording(allPass { $0 > 0 }, good: [1, 2], bad: [1, 0]),
            #"""
            to: expected to all satisfy the predicate, got [1, 0]
              [1]: expected to satisfy the predicate, got 0
            not to: expected not to all satisfy the predicate, got [1, 2]
            nil: expected to all satisfy the predicate, got nil
            nil not: expected not to all satisfy the predicate, got nil
            throws: expected to all satisfy the predicate, threw Trouble.small
            throws not: expected not to all satisfy the predicate, threw Trouble.small
            """#
        )
    }

    func testAnEmptySequence() {
        XCTAssertEqual(
            wording(allPass(equal(1)), good: [], bad: [2]),
            #"""
            to: expected to all equal 1, got [2]
              [0]: expected to equal 1, got 2
            not to: expected not to all equal 1, got []
            nil: expected to all equal 1, got nil
            nil not: expected not to all equal 1, got nil
            throws: expected to all equal 1, threw Trouble.small
            throws not: expected not to all equal 1, threw Trouble.small
            """#
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
        XCTAssertEqual(
            messages {
                expect([nil, nil] as [Int?]).to(allPass(beNil()))
                expect([nil, 1] as [Int?]).to(allPass(beNil()))
                expect([nil] as [Int?]).to(allPass(!beNil()))
                expect([nil, 1] as [Int?]).to(
                    contain(beNil()) && elementsEqual(beNil(), equal(1)) && beginWith(beNil())
                )
            },
            [
                "expected to all be nil, got [nil, 1]\n  [1]: expected to be nil, got 1",
                "expected to all not be nil, got [nil]\n  [0]: expected to not be nil, got nil",
            ]
        )
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
