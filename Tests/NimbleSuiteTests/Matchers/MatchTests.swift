import QuickNimble

final class MatchTests: XCTestCase {
    private let hour = #"\d{2}:\d{2}"#

    func testMatches() {
        expect("16:45").to(match(hour))
    }

    func testDoesNotMatch() {
        expect("teatime").toNot(match(hour))
    }

    func testFails() {
        failing(#"expected to match "\\d{2}:\\d{2}", got "teatime""#) { expect("teatime").to(match(self.hour)) }
    }

    func testFailsNegated() {
        failing(#"expected not to match "\\d{2}:\\d{2}", got "16:45""#) { expect("16:45").toNot(match(self.hour)) }
    }

    func testNil() {
        failing(#"expected to match "\\d{2}:\\d{2}", got nil"#) { expect(nil as String?).to(match(self.hour)) }
        failing(#"expected not to match "\\d{2}:\\d{2}", got nil"#) { expect(nil as String?).toNot(match(self.hour)) }
    }
}
