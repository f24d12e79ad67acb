import QuickNimble
import Testing

/// Matchers of one's own without a message, Swift Testing, and time spans.
final class OwnMatcherTests: XCTestCase {
    func testDefine() {
        failing("expected to match, got <1>") {
            expect(1).to(Matcher.define { _, message in MatcherResult(status: .fail, message: message) })
        }
    }

    func testDefineNilable() {
        failing("expected to match, got <1>") {
            expect(1).to(Matcher.defineNilable { _, message in MatcherResult(status: .fail, message: message) })
        }
    }

    func testSimple() {
        failing("expected to match, got <1>") { expect(1).to(Matcher.simple { _ in .fail }) }
    }

    func testSimpleNilable() {
        failing("expected to match, got <1>") { expect(1).to(Matcher.simpleNilable { _ in .fail }) }
    }

    func testDividingSeconds() {
        XCTAssertEqual(NimbleTimeInterval.seconds(9) / NimbleTimeInterval.seconds(2), 4.5)
        XCTAssertEqual(NimbleTimeInterval.seconds(1) / NimbleTimeInterval.milliseconds(4), 250)
        XCTAssertEqual(NimbleTimeInterval.seconds(1) / NimbleTimeInterval.microseconds(200), 5_000)
        XCTAssertEqual(NimbleTimeInterval.seconds(3) / NimbleTimeInterval.nanoseconds(300), 10_000_000)
    }

    func testDividingMilliseconds() {
        XCTAssertEqual(NimbleTimeInterval.milliseconds(2) / NimbleTimeInterval.seconds(1), 0.002)
        XCTAssertEqual(NimbleTimeInterval.milliseconds(2) / NimbleTimeInterval.milliseconds(1), 2)
        XCTAssertEqual(NimbleTimeInterval.milliseconds(2) / NimbleTimeInterval.microseconds(1), 2_000)
        XCTAssertEqual(NimbleTimeInterval.milliseconds(2) / NimbleTimeInterval.nanoseconds(1), 2_000_000)
    }

    func testDividingMicroseconds() {
        XCTAssertEqual(NimbleTimeInterval.microseconds(2) / NimbleTimeInterval.seconds(1), 0.000_002)
        XCTAssertEqual(NimbleTimeInterval.microseconds(2) / NimbleTimeInterval.milliseconds(1), 0.002)
        XCTAssertEqual(NimbleTimeInterval.microseconds(2) / NimbleTimeInterval.microseconds(1), 2)
        XCTAssertEqual(NimbleTimeInterval.microseconds(2) / NimbleTimeInterval.nanoseconds(1), 2_000)
    }

    func testDividingNanoseconds() {
        XCTAssertEqual(NimbleTimeInterval.nanoseconds(2) / NimbleTimeInterval.seconds(1), 0.000_000_002)
        XCTAssertEqual(NimbleTimeInterval.nanoseconds(2) / NimbleTimeInterval.milliseconds(1), 0.000_002)
        XCTAssertEqual(NimbleTimeInterval.nanoseconds(2) / NimbleTimeInterval.microseconds(1), 0.002)
        XCTAssertEqual(NimbleTimeInterval.nanoseconds(2) / NimbleTimeInterval.nanoseconds(1), 2)
    }
}

@Suite struct SwiftTestingTests {
    @Test func failuresReachSwiftTesting() {
        withKnownIssue { expect(3).to(equal(4)) }
    }

    @Test func failuresOfRequirementsReachSwiftTesting() throws {
        withKnownIssue { try require(false).to(beTrue()) }
    }
}
