import Expect
import TestSupport
import XCTest

/// User-defined matchers.
final class MatcherTests: XCTestCase {
    private func beEven() -> Matcher<Int> {
        Matcher("be even") { $0.isMultiple(of: 2) }
    }

    func testInThreeLines() {
        assertWording(beEven(), "be even", good: 2, bad: 3)
    }

    func testWithItsOwnWordsForTheValue() {
        let matcher = Matcher<String>("have 3 words", got: { "\($0.split(separator: " ").count) of them" }) {
            $0.split(separator: " ").count == 3
        }
        XCTAssertEqual(
            wording(matcher, good: "a b c", bad: "a b"),
            """
            to: expected to have 3 words, got 2 of them
            not to: expected not to have 3 words, got 3 of them
            nil: expected to have 3 words, got nil
            nil not: expected not to have 3 words, got nil
            throws: expected to have 3 words, threw Trouble.small
            throws not: expected not to have 3 words, threw Trouble.small
            """
        )
        assertList(
            messages {
                expect("a b c").to(!matcher)
                expect("a b").to(matcher && haveCount(3))
                expect(["a b"]).to(allPass(matcher))
                expect("a b").toEventually(matcher, timeout: .zero)
            }.map { $0.replacing(/looked once in .* s/, with: "looked once in T") },
            "expected to not have 3 words, got 3 of them",
            "expected to have 3 words and have count 3, got \"a b\"\n  not met: have 3 words, got 2 of them",
            "expected to all have 3 words, got [\"a b\"]\n  [0]: expected to have 3 words, got 2 of them",
            "expected to eventually have 3 words, got 2 of them (looked once in T)"
        )
    }

    func testOfNilToo() {
        let matcher = Matcher<String>.nilable("be blank") { $0 == nil || $0 == "" }
        assertWording(matcher, "be blank", good: "", bad: "a", matchesNil: true)
    }

    func testOfErrorsToo() {
        let matcher = Matcher<Int>.judging("do anything but throw") { outcome in
            if case .error = outcome { .doesNotMatch } else { .matches }
        }
        assertMessages("expected to do anything but throw, threw Trouble.small") {
            expect { try trouble() as Int }.to(matcher)
        }
        XCTAssertEqual(messages { expect(1).to(matcher) }, [])
    }

    func testAnErrorInTheMatcherFailsBothWays() {
        let matcher = Matcher<Int>("be fine") { _ in try trouble() }
        assertMessages(
            "expected to be fine, got 1\n  the matcher threw Trouble.small",
            "expected not to be fine, got 1\n  the matcher threw Trouble.small"
        ) {
            expect(1).to(matcher)
            expect(1).notTo(matcher)
        }
    }

    func testAnErrorInAMatcherOfAPartFailsBothWays() {
        let broken = Matcher<Int>("be fine") { _ in try trouble() }
        let brokenError = Matcher<Trouble>("be fine") { _ in try trouble() }
        func fails<Value>(_ value: Value, _ matcher: Matcher<Value>, line: UInt = #line) {
            XCTAssertEqual(messages { expect(value).to(matcher) }.count, 1, line: line)
            XCTAssertEqual(messages { expect(value).notTo(matcher) }.count, 1, line: line)
        }
        fails([1, 2], allPass(broken))
        fails([1], elementsEqual(broken))
        fails([1], have(\.count, broken))
        fails([1], haveCount(broken))
        fails([1, 2], contain(broken))
        fails([1, 2], contain(equal(1), broken))
        fails([1, 2], beginWith(broken))
        fails([1, 2], endWith(broken))
        fails([1, 2], consistOf(broken, broken))
        fails([1, 2], consistOf(equal(2), broken))
        fails([1: 2], haveKey(broken))
        fails([1: 2], haveKeyWithValue(1, broken))
        fails(1, map({ $0 }, broken))
        fails(Result<Int, Trouble>.success(1), beSuccess(broken))
        fails(Result<Int, Trouble>.failure(.small), beFailure(brokenError))
        fails(1, broken && equal(1))
        fails(1, broken || equal(2))
        fails(1, !broken)
        XCTAssertEqual(
            messages {
                expect([1, 2]).notTo(allPass { $0 == 1 ? try trouble() : false })
                expect(["a"]).notTo(allPass(match("[")))
            }
            .map { $0.prefix(45) },
            ["expected not to all match \"[\", got [\"a\"]\n  [0]: expected to"].map { $0.prefix(45) }
        )
    }
}
