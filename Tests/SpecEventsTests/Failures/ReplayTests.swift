import SpecEvents
import XCTest

final class ReplayLineTests: XCTestCase {
    func testWhatCannotBeRepeatedIsKnownByItsWholeSentence() {
        for message in [
            "the case that SPEC_CASE names does not count: `assume` refused it",
            "this run made other choices at step 3 than the case that SPEC_CASE names\nFix: run only it.",
            "threw an error: this run made other choices at step 12 than the one that it repeats",
        ] {
            XCTAssertTrue(ReplayLine.tellsMisfit(message), message)
        }
        for message in [
            "expected to equal the one that it repeats, got 1", "expected to be the case that SPEC_CASE names, got 1",
            "repeated, this run made other choices at step 3: something decides that is not drawn",
        ] {
            XCTAssertFalse(ReplayLine.tellsMisfit(message), message)
        }
    }
}
