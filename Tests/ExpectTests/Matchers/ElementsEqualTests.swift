import Expect
import TestSupport
import XCTest

final class ElementsEqualTests: XCTestCase {
    func testASequence() {
        XCTAssertEqual(
            wording(elementsEqual([1, 2]), good: [1, 2], bad: [2, 1]),
            #"""
            to: expected to have elements equal to [1, 2], got [2, 1]
            not to: expected not to have elements equal to [1, 2], got [1, 2]
            nil: expected to have elements equal to [1, 2], got nil
            nil not: expected not to have elements equal to [1, 2], got nil
            throws: expected to have elements equal to [1, 2], threw Trouble.small
            throws not: expected not to have elements equal to [1, 2], threw Trouble.small
            """#
        )
    }

    func testAClosure() {
        XCTAssertEqual(
            wording(elementsEqual(["a"], by: { $0.lowercased() == $1 }), good: ["A"], bad: ["B"]),
            #"""
            to: expected to have elements equal to ["a"], got ["B"]
            not to: expected not to have elements equal to ["a"], got ["A"]
            nil: expected to have elements equal to ["a"], got nil
            nil not: expected not to have elements equal to ["a"], got nil
            throws: expected to have elements equal to ["a"], threw Trouble.small
            throws not: expected not to have elements equal to ["a"], threw Trouble.small
            """#
        )
    }

    func testMatchers() {
        XCTAssertEqual(
            wording(elementsEqual(equal(1), beGreaterThan(10)), good: [1, 11], bad: [1, 10]),
            #"""
            to: expected to have the elements (equal 1) and (be greater than 10), got [1, 10]
              [1]: expected to be greater than 10, got 10
            not to: expected not to have the elements (equal 1) and (be greater than 10), got [1, 11]
            nil: expected to have the elements (equal 1) and (be greater than 10), got nil
            nil not: expected not to have the elements (equal 1) and (be greater than 10), got nil
            throws: expected to have the elements (equal 1) and (be greater than 10), threw Trouble.small
            throws not: expected not to have the elements (equal 1) and (be greater than 10), threw Trouble.small
            """#
        )
    }

    func testMatchersForAnotherCount() {
        XCTAssertEqual(
            wording(elementsEqual(equal(1), beGreaterThan(10)), good: [1, 11], bad: [1]),
            #"""
            to: expected to have the elements (equal 1) and (be greater than 10), got [1]
              expected 2 elements, got 1
            not to: expected not to have the elements (equal 1) and (be greater than 10), got [1, 11]
            nil: expected to have the elements (equal 1) and (be greater than 10), got nil
            nil not: expected not to have the elements (equal 1) and (be greater than 10), got nil
            throws: expected to have the elements (equal 1) and (be greater than 10), threw Trouble.small
            throws not: expected not to have the elements (equal 1) and (be greater than 10), threw Trouble.small
            """#
        )
    }

    func testASequenceIsShownAsTheListOfItsElements() {
        XCTAssertEqual(
            messages {
                expect([1, 3]).to(elementsEqual(1...2))
                expect([1, 3]).to(elementsEqual(1...2, by: { $0 == $1 }))
            },
            [
                "expected to have elements equal to [1, 2], got [1, 3]",
                "expected to have elements equal to [1, 2], got [1, 3]",
            ]
        )
    }

    func testSequencesThatAreNoListsDifferByPlace() {
        XCTAssertEqual(
            messages {
                expect(0..<40).to(elementsEqual((0..<40).map { $0 == 30 ? -1 : $0 }))
                expect((0..<40).map { $0 == 30 ? -1 : $0 }).to(elementsEqual(0..<40))
            }
            .map { $0.split(separator: "\n").dropFirst() },
            [["  [30]: expected -1, got 30"], ["  [30]: expected 30, got -1"]]
        )
    }

    func testAnExpectedSequenceThatIsReadOnce() {
        expect([1, 2]).to(elementsEqual(AnySequence(once: 1, 2)))
        expect([1, 2]).to(elementsEqual(AnySequence(once: 1, 2), by: ==))
        expect([1, 2]).toAlways(elementsEqual(AnySequence(once: 1, 2), by: ==), until: .milliseconds(2))
        expect([1, 2, 3]).toAlways(beginWith(prefix: AnySequence(once: 1, 2)), until: .milliseconds(2))
        expect([1, 2, 3]).toAlways(endWith(suffix: AnySequence(once: 2, 3)), until: .milliseconds(2))
        expect(2).toAlways(beElementOf(AnySequence(once: 1, 2)), until: .milliseconds(2))
        XCTAssertEqual(
            messages {
                expect([] as [Int]).to(elementsEqual(AnySequence(once: 1)))
                expect([3]).to(beginWith(prefix: AnySequence(once: 1)))
                expect([3]).to(endWith(suffix: AnySequence(once: 1)))
                expect([3]).to(elementsEqual(AnySequence(once: 1), by: ==))
            }
            .count,
            4
        )
    }

    func testASequenceWithoutEndAndOneThatIsReadOnce() {
        let endless = sequence(first: 1) { $0 + 1 }
        let found = messages {
            expect(endless).to(elementsEqual([1, 2, 4]))
            expect(1...).to(elementsEqual([1, 2, 4]))
            expect(endless).to(elementsEqual(equal(1), equal(2)))
            expect(AnySequence(once: 1, 2, 4)).to(elementsEqual(1...40))
        }
        XCTAssertEqual(found.count, 4)
        XCTAssertTrue(found.dropFirst(2).first?.hasSuffix("expected 2 elements, got 1002 or more") == true, "\(found)")
        XCTAssertTrue(found.last?.contains("\n  [2]: missing 3\n  [4]: missing 5") == true, "\(found)")
    }
}
