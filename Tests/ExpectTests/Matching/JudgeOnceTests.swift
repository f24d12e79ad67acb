import Expect
import XCTest

/// A matcher evaluates each value only once, even if the value does not match and the failure has to explain why. The matcher
/// may contain a user's closure with expectations.
final class JudgeOnceTests: XCTestCase {
    private var asked: [Int] = []

    /// Returns a matcher that records the values it receives and never matches.
    private func never() -> Matcher<Int> {
        Matcher("never match") { value in
            self.asked.append(value)
            return false
        }
    }

    private func thrown() -> Matcher<Trouble> { Matcher("never match") { _ in self.note(1) } }

    private func text() -> Matcher<String> { Matcher("never match") { _ in self.note(1) } }

    private func note(_ value: Int) -> Bool {
        asked.append(value)
        return false
    }

    /// Checks which values reach the matcher in a failing expectation, in a negated one, and in a wait that looks once.
    private func check<Value>(
        _ value: Value,
        _ matcher: Matcher<Value>,
        asksAbout expected: [Int],
        line: UInt = #line
    ) {
        asked = []
        XCTAssertEqual(messages { expect(value).to(matcher) }.count, 1, line: line)
        XCTAssertEqual(asked, expected, line: line)
        asked = []
        XCTAssertEqual(messages { expect(value).notTo(matcher) }, [], line: line)
        XCTAssertEqual(asked, expected, line: line)
        asked = []
        XCTAssertEqual(messages { expect(value).toEventually(matcher, timeout: .zero) }.count, 1, line: line)
        XCTAssertEqual(asked, expected, line: line)
    }

    func testMatchersOfElements() {
        check([1, 2], allPass(never()), asksAbout: [1, 2])
        check([1, 2], allPass { self.note($0) }, asksAbout: [1, 2])
        check([1, 2], elementsEqual(never(), never()), asksAbout: [1, 2])
        check([1, 2], contain(never()), asksAbout: [1, 2])
        check([1, 2], contain(never(), never()), asksAbout: [1, 1, 2, 2])
        check([1, 2], containElementSatisfying { self.note($0) }, asksAbout: [1, 2])
        check([1, 2], beginWith(never()), asksAbout: [1])
        check([1, 2], endWith(never()), asksAbout: [2])
        check([1, 2], haveCount(never()), asksAbout: [2])
        check([1: 2], haveKey(never()), asksAbout: [1])
        check([1: 2], haveKeyWithValue(1, never()), asksAbout: [2])
    }

    func testMatchersOfParts() {
        check([1, 2], have(\.count, never()), asksAbout: [2])
        check([1, 2], have(\.first, never()), asksAbout: [1])
        check(1, map({ $0 + 1 }, never()), asksAbout: [2])
        check([1], compactMap({ $0 + 1 }, have(\.[0], never())), asksAbout: [2])
        check(Result<Int, Trouble>.success(1), beSuccess(never()), asksAbout: [1])
        check(Result<Int, Trouble>.failure(.small), beFailure(thrown()), asksAbout: [1])
    }

    func testMatchersMadeOfOthers() {
        check(1, never() && never(), asksAbout: [1, 1])
        check(1, never() || never(), asksAbout: [1, 1])
        check(1, not(not(never())), asksAbout: [1])
        check([1], allPass(not(not(never() && never()))), asksAbout: [1, 1])
    }

    func testMatchersThatWatch() {
        let center = NotificationCenter()
        check(1, output(text()), asksAbout: [1])
        check(
            1,
            postNotifications(have(\.count, Matcher("never match") { _ in self.note(1) }), from: center),
            asksAbout: [1]
        )
        check(1, output(text()) && output(text()), asksAbout: [1, 1])
    }

    func testMatchersOfErrors() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError(thrown())) }.count, 1)
        XCTAssertEqual(asked, [1])
    }

    func testATransformationIsMadeOnce() {
        var count = 0
        let matcher: Matcher<Int> = map(
            { value in
                count += 1
                return value
            },
            equal(2)
        )
        assertMessages("expected to map to a value to equal 2, got 1\n  mapped: got 1") { expect(1).to(matcher) }
        XCTAssertEqual(count, 1)
    }

    func testAMatcherThatThrowsIsAskedOnce() {
        let matcher = Matcher<Int>("be fine") { value in
            self.asked.append(value)
            return try trouble()
        }
        assertMessages(
            "expected to be fine, got 1\n  the matcher threw Trouble.small",
            "expected to be fine, got 2\n  the matcher threw Trouble.small",
            "expected to be fine and be fine, got 3\n  the matcher threw Trouble.small\n  the matcher threw Trouble.small"
        ) {
            expect(1).to(matcher)
            expect(2).to(.nilable("be fine") { _ in try self.note(2) || trouble() })
            expect(3).to(matcher && matcher)
        }
        XCTAssertEqual(asked, [1, 2, 3, 3])
    }

    func testAnExpectationInAMatcherFailsOnce() {
        XCTAssertEqual(
            messages {
                expect([1, 2]).to(
                    allPass { value in
                        expect(value) == 0
                        return false
                    }
                )
            }
            .map { $0.prefix(25) },
            ["expected to equal 0, got 1", "expected to equal 0, got 2", "expected to all satisfy t"].map {
                $0.prefix(25)
            }
        )
    }
}
