import Expect
import XCTest

final class ElementsEqualTests: XCTestCase {
    func testWording() {
        assertWording(elementsEqual([1, 2]), "have elements equal to [1, 2]", good: [1, 2], bad: [2, 1])
        assertWording(
            elementsEqual(["a"], by: { $0.lowercased() == $1 }),
            #"have elements equal to ["a"]"#,
            good: ["A"],
            bad: ["B"]
        )
        assertWording(
            elementsEqual(equal(1), beGreaterThan(10)),
            "have the elements (equal 1) and (be greater than 10)",
            good: [1, 11],
            bad: [1, 10],
            details: "  [1]: expected to be greater than 10, got 10"
        )
        assertWording(
            elementsEqual(equal(1), beGreaterThan(10)),
            "have the elements (equal 1) and (be greater than 10)",
            good: [1, 11],
            bad: [1],
            details: "  expected 2 elements, got 1"
        )
    }

    func testASequenceIsShownAsTheListOfItsElements() {
        assertMessages(
            "expected to have elements equal to [1, 2], got [1, 3]",
            "expected to have elements equal to [1, 2], got [1, 3]"
        ) {
            expect([1, 3]).to(elementsEqual(1...2))
            expect([1, 3]).to(elementsEqual(1...2, by: { $0 == $1 }))
        }
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
