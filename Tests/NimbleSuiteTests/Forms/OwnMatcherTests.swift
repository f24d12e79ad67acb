import QuickNimble

/// User-defined matchers without a message, and time spans.
final class OwnMatcherTests: XCTestCase {
    func testMatchersWithoutAMessage() {
        let matchers: [Matcher<Int>] = [
            .define { _, message in MatcherResult(status: .fail, message: message) },
            .defineNilable { _, message in MatcherResult(status: .fail, message: message) },
            .simple { _ in .fail }, .simpleNilable { _ in .fail },
        ]
        for matcher in matchers { failing("expected to match, got <1>") { expect(1).to(matcher) } }
    }

    func testDividingTimeSpans() {
        let spans: [NimbleTimeInterval] = [.seconds(2), .milliseconds(2), .microseconds(2), .nanoseconds(2)]
        let units: [NimbleTimeInterval] = [.seconds(1), .milliseconds(1), .microseconds(1), .nanoseconds(1)]
        for (row, span) in spans.enumerated() {
            for (column, unit) in units.enumerated() {
                XCTAssertEqual(span / unit, 2 * pow(1_000, Double(column - row)), "\(span) / \(unit)")
            }
        }
        XCTAssertEqual(NimbleTimeInterval.seconds(9) / NimbleTimeInterval.seconds(2), 4.5)
    }
}
