import QuickNimble

/// If there is no value to match, Nimble's matchers fail with both `to` and `toNot`. `ExpectTests` tests the matchers
/// that Expect has, too.
final class NilTests: XCTestCase {
    private func failing<Value>(_ matcher: Matcher<Value>, file: FileString = #filePath, line: UInt = #line) {
        let records = gatherExpectations(silently: true) {
            expect(nil as Value?).to(matcher)
            expect(nil as Value?).toNot(matcher)
        }
        XCTAssertEqual(records.map(\.success), [false, false], file: file, line: line)
    }

    func testEachMatcher() {
        failing(beIdenticalTo(NSObject()) as Matcher<NSObject>)
        failing(be(NSObject()) as Matcher<NSObject>)
        failing(succeed())
        failing(equal(1))
        failing(equal(1) && beGreaterThan(0))
        failing(equal(1) || beGreaterThan(0))
    }

    func testPolling() {
        for matcher: Matcher<Int> in [equal(1), beGreaterThan(1)] {
            let records = gatherExpectations(silently: true) {
                expect(nil as Int?).toEventually(matcher, timeout: .milliseconds(5))
                expect(nil as Int?).toEventuallyNot(matcher, timeout: .milliseconds(5))
                expect(nil as Int?).toAlways(matcher, until: .milliseconds(5))
                expect(nil as Int?).toNever(matcher, until: .milliseconds(5))
            }
            XCTAssertEqual(records.map(\.success), [false, false, false, false])
        }
    }
}
