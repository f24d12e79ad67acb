import QuickNimble

/// The failure texts for each kind of `ExpectationMessage`, from async matchers and from sync ones.
final class MessageKindTests: XCTestCase {
    /// Each message with the text of a failed `to` and the text of a failed `notTo`.
    private let kinds: [(ExpectationMessage, String, String)] = [
        (.expectedActualValueTo("be even"), "expected to be even, got <3>", "expected not to be even, got <3>"),
        (
            .expectedCustomValueTo("be even", actual: "three"), "expected to be even, got three",
            "expected not to be even, got three"
        ),
        (.expectedTo("be even"), "expected to be even", "expected not to be even"),
        (.fail("odd"), "odd", "odd"),
        (
            .prepends("cups: ", .expectedActualValueTo("be even")), "cups: expected to be even, got <3>",
            "cups: expected not to be even, got <3>"
        ),
        (
            .appends(.expectedActualValueTo("be even"), ", sadly"), "expected to be even, got <3>, sadly",
            "expected not to be even, got <3>, sadly"
        ),
        (
            .details(.expectedActualValueTo("be even"), "3 / 2\nleaves 1"),
            "expected to be even, got <3>\n  3 / 2\n  leaves 1", "expected not to be even, got <3>\n  3 / 2\n  leaves 1"
        ),
    ]

    func testMatchersThatDoNotAwait() {
        for (message, positive, negative) in kinds {
            let failures = gatherFailures {
                expect(3).to(Matcher { _ in MatcherResult(status: .doesNotMatch, message: message) })
                expect(3).notTo(Matcher { _ in MatcherResult(status: .matches, message: message) })
            }
            XCTAssertEqual(failures.map(\.message), [positive, negative])
        }
    }

    func testMatchersThatAwait() async {
        for (message, positive, negative) in kinds {
            let failures = await gatherFailures {
                await expect(3).to(AsyncMatcher { _ in MatcherResult(status: .doesNotMatch, message: message) })
                await expect { 3 }.notTo(AsyncMatcher { _ in MatcherResult(status: .matches, message: message) })
            }
            XCTAssertEqual(failures.map(\.message), [positive, negative])
        }
    }
}
