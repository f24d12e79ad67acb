import QuickNimble
import TestSupport

/// User-defined matchers in Nimble's style: their failure messages, and whether they pass and fail as in Nimble.
final class CustomMatcherTests: XCTestCase {
    private enum Trouble: Error { case small }

    /// Returns the failures for a mismatch with `to`, for a match with `notTo`, and for `nil` and an error with each of them.
    private func wording(_ matcher: Matcher<Int>) -> String {
        [
            gatherFailures { expect(3).to(matcher) },
            gatherFailures { expect(2).notTo(matcher) },
            gatherFailures { expect(nil as Int?).to(matcher) },
            gatherFailures { expect(nil as Int?).notTo(matcher) },
            gatherFailures { expect { throw Trouble.small }.to(matcher) },
            gatherFailures { expect { throw Trouble.small }.notTo(matcher) },
        ]
        .map { $0.isEmpty ? "passes" : $0.map(\.message).joined(separator: " | ") }.joined(separator: "\n")
    }

    private func isEven(_ expression: QuickNimble.Expression<Int>) throws -> Bool {
        try expression.evaluate()?.isMultiple(of: 2) ?? false
    }

    func testAMatcherOfAClosureWithoutAResult() {
        let found = gatherFailures {
            expect {}.to(
                Matcher { _ in MatcherResult(status: .doesNotMatch, message: .expectedActualValueTo("be there")) }
            )
        }
        XCTAssertEqual(found.map(\.message), ["expected to be there, got <()>"])
    }

    func testAMatcherWithItsOwnMessage() {
        let matcher = Matcher<Int> { expression in
            let value = try expression.evaluate()
            return MatcherResult(
                bool: value?.isMultiple(of: 2) ?? false,
                message: .expectedCustomValueTo("be even", actual: "<\(stringify(value))>").appended(details: "a\nb")
            )
        }
        XCTAssertEqual(
            wording(matcher),
            """
            expected to be even, got <3>
              a
              b
            expected not to be even, got <2>
              a
              b
            expected to be even, got <nil>
              a
              b
            passes
            expected to match, threw Trouble.small
            expected not to match, threw Trouble.small
            """
        )
    }

    private let plain = """
        expected to be even, got <3>
        expected not to be even, got <2>
        expected to be even, got <nil> (use beNil() to match nils)
        expected not to be even, got <nil> (use beNil() to match nils)
        expected to be even, threw Trouble.small
        expected not to be even, threw Trouble.small
        """

    func testDefine() {
        XCTAssertEqual(wording(.define("be even") { MatcherResult(bool: try self.isEven($0), message: $1) }), plain)
        XCTAssertEqual(
            wording(.define { MatcherResult(bool: try self.isEven($0), message: .expectedActualValueTo("be even")) }),
            plain.replacing("be even, threw", with: "match, threw")
        )
    }

    func testSimple() {
        XCTAssertEqual(wording(.simple("be even") { MatcherStatus(bool: try self.isEven($0)) }), plain)
    }

    func testThoseThatJudgeNil() {
        let wanted = plain.replacing("(use beNil() to match nils)", with: "").split(separator: "\n").enumerated()
            .map { $0 == 3 ? "passes" : $1.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        XCTAssertEqual(
            wording(.defineNilable("be even") { MatcherResult(bool: try self.isEven($0), message: $1) }),
            wanted
        )
        XCTAssertEqual(wording(.simpleNilable("be even") { MatcherStatus(bool: try self.isEven($0)) }), wanted)
    }

    func testAStatusThatFailsBothWays() {
        let matcher = Matcher<Int>.simple("be known") { _ in .fail }
        XCTAssertEqual(gatherFailures { expect(3).to(matcher) }.map(\.message), ["expected to be known, got <3>"])
        XCTAssertEqual(
            gatherFailures { expect(3).notTo(matcher) }.map(\.message),
            ["expected not to be known, got <3>"]
        )
    }

    func testAMatcherThatThrows() {
        let matcher = Matcher<Int>.simple("be known") { _ in throw Trouble.small }
        XCTAssertEqual(
            gatherFailures { expect(3).to(matcher) }.map(\.message),
            ["expected to be known, got <3>\n  the matcher threw Trouble.small"]
        )
    }

    func testAMatcherThatJudgesErrors() {
        let matcher = Matcher<Int> { expression in
            do {
                _ = try expression.evaluate()
                return MatcherResult(status: .doesNotMatch, message: .expectedTo("throw"))
            } catch {
                return MatcherResult(status: .matches, message: .expectedActualValueTo("throw"))
            }
        }
        expect { throw Trouble.small }.to(matcher)
        XCTAssertEqual(
            gatherFailures { expect { throw Trouble.small }.notTo(matcher) }.map(\.message),
            ["expected not to throw, threw Trouble.small"]
        )
        XCTAssertEqual(gatherFailures { expect(3).to(matcher) }.map(\.message), ["expected to throw"])
    }

    func testAsPartsOfOthers() {
        let even = Matcher<Int>.simple("be even") { MatcherStatus(bool: try self.isEven($0)) }
        let free = Matcher<Int> { MatcherResult(bool: try self.isEven($0), message: .expectedTo("be so")) }
        XCTAssertEqual(gatherFailures { expect(2).to(!even) }.map(\.message), ["expected to not be even, got 2"])
        XCTAssertEqual(gatherFailures { expect(2).to(!free) }.map(\.message), ["expected to not be so, got 2"])
        XCTAssertEqual(
            gatherFailures { expect([2, 3]).to(allPass(even)) }.map(\.message),
            ["expected to all be even, got [2, 3]\n  [1]: expected to be even, got 3"]
        )
        expect(2).to(even && free && equal(2))
    }

    func testAMatcherMadeOfOthers() throws {
        func beTwice(_ number: Int) -> Matcher<Int> {
            Matcher.define { expression in
                let result = try equal(2 * number).satisfies(expression)
                return MatcherResult(
                    status: result.status,
                    message: result.message.prepended(expectation: "be twice \(number): ")
                )
            }
        }
        expect(6).to(beTwice(3))
        XCTAssertEqual(
            gatherFailures { expect(5).to(beTwice(3)) }.map(\.message),
            ["expected to be twice 3: equal 6, got <5>"]
        )
        let text = QuickNimble.Expression(expression: { "12" }, location: SourceLocation())
        let result = try equal(12).satisfies(text.cast { $0.flatMap { Int($0) } })
        XCTAssertTrue(result.toBoolean(expectation: .toMatch))
        XCTAssertFalse(result.toBoolean(expectation: .toNotMatch))
        XCTAssertEqual(result.message.toString(actual: "12"), "expected to equal 12, got 12")
    }

    func testAnExpressionIsEvaluatedOnceUnlessItIsMeantToBeEachTime() throws {
        var count = 0
        let expression = QuickNimble.Expression(
            expression: {
                count += 1; return count
            },
            location: SourceLocation()
        )
        XCTAssertEqual([try expression.evaluate(), try expression.evaluate()], [1, 1])
        let fresh = expression.withoutCaching()
        XCTAssertEqual([try fresh.evaluate(), try fresh.evaluate()], [2, 3])
        let kept = fresh.withCaching()
        XCTAssertEqual([try kept.evaluate(), try kept.evaluate()], [4, 4])
    }

    // MARK: Matchers that await

    func testMatchersThatAwait() async {
        let even = AsyncMatcher<Int>.simple("be even") { expression in
            await Task.yield()
            return MatcherStatus(bool: try await expression.evaluate()?.isMultiple(of: 2) ?? false)
        }
        await expect { 2 }.to(even)
        let failures = await gatherFailures {
            await expect { 3 }.to(even)
            await expect { 2 }.notTo(even)
            await expect { nil as Int? }.to(even)
            await expect { () async throws -> Int? in
                await Task.yield()
                throw Trouble.small
            }.to(even)
        }
        assertList(
            failures.map(\.message),
            "expected to be even, got <3>",
            "expected not to be even, got <2>",
            "expected to be even, got <nil> (use beNil() to match nils)",
            "expected to be even, threw Trouble.small"
        )
    }

    func testMatchersThatAwaitAndWriteTheirMessage() async throws {
        let defined = AsyncMatcher<Int>.define("be two") { expression, message in
            MatcherResult(bool: try await expression.evaluate() == 2, message: message.appended(details: "look"))
        }
        let free = AsyncMatcher<Int>.define { try equal(2).satisfies(await $0.toSynchronousExpression()) }
        let failures = await gatherFailures {
            await expect { 3 }.to(defined)
            await expect { 2 }.to(!free)
        }
        XCTAssertEqual(
            failures.map(\.message),
            ["expected to be two, got <3>\n  look", "expected to not equal 2, got 2"]
        )
        let expression = AsyncExpression(expression: { "2" }, location: SourceLocation()).cast {
            $0.flatMap { Int($0) }
        }
        let result = try await defined.satisfies(expression)
        XCTAssertEqual(result.status, .matches)
    }
}
