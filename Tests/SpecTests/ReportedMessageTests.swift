import SpecEvents
import XCTest

@testable import Spec

/// What XCTest's report says about a failure if VS Code reads it.
final class ReportedMessageTests: XCTestCase {
    private func message(_ text: String, _ variables: [String] = ["VSCODE_HANDLES_UNCAUGHT_ERRORS"]) -> String {
        let environment = Dictionary(uniqueKeysWithValues: variables.map { ($0, "1") })
        return RecordedFailure(message: text, location: nil).reportedMessage(ProcessRequest(environment: environment))
    }

    func testALineWithTheValuesIsAdded() {
        XCTAssertEqual(message("expected to equal 6, got 5"), "expected to equal 6, got 5\n(5) is not equal to (6)")
    }

    func testOtherMessagesStay() {
        let messages = [
            "expected to equal f(6), got 5", "expected to equal 6, got 5)", "expected to be nil, got 5",
            "expected to equal a text of 2 lines, got a text of 3 lines\n- a\n+ b",
        ]
        for text in messages { XCTAssertEqual(message(text), text) }
    }

    func testOtherReadersGetTheMessageAlone() {
        let text = "expected to equal 6, got 5"
        XCTAssertEqual(message(text, []), text)
        XCTAssertEqual(message(text, ["VSCODE_HANDLES_UNCAUGHT_ERRORS", "SPEC_EVENTS", "SPEC_SUPERVISED"]), text)
    }
}
