import SpecEvents
import XCTest

final class ErrorTextTests: XCTestCase {
    private enum CartError: Error { case empty, sold(count: Int) }

    private struct ParseError: Error { var line = 3 }

    private struct Busy: Error, CustomStringConvertible { var description = "the server is busy" }

    private enum Refusal: Error, CustomStringConvertible {
        case full
        var description: String { "no room" }
    }

    private struct Silent: Error, CustomStringConvertible { var description: String { "" } }

    private struct Explained: SelfExplainingError, CustomStringConvertible { var description = "a sentence" }

    func testAnErrorIsNamedWithItsType() {
        XCTAssertEqual(ErrorText.text(of: CartError.empty), "CartError.empty")
        XCTAssertEqual(ErrorText.text(of: CartError.sold(count: 2)), "CartError.sold(count: 2)")
        XCTAssertEqual(ErrorText.text(of: ParseError()), "ParseError(line: 3)")
        XCTAssertEqual(ErrorText.text(of: CancellationError()), "CancellationError()")
    }

    func testADescriptionOfItsOwnFollowsTheType() {
        XCTAssertEqual(ErrorText.text(of: Busy()), "Busy: the server is busy")
        XCTAssertEqual(ErrorText.text(of: Refusal.full), "Refusal.full: no room")
        XCTAssertEqual(ErrorText.text(of: Silent()), "Silent")
        XCTAssertEqual(ErrorText.text(of: Busy(), described: "“busy”"), "Busy: “busy”")
    }

    private struct Closed: LocalizedError {
        var code = 3
        var errorDescription: String?
    }

    func testTheDescriptionOfALocalizedErrorIsAdded() {
        XCTAssertTrue(
            ErrorText.text(of: Closed(errorDescription: "the till is closed"), described: "Closed(code: 3)")
                == "Closed(code: 3): the till is closed"
        )
        XCTAssertEqual(ErrorText.text(of: Closed(), described: "Closed(code: 3)"), "Closed(code: 3)")
        XCTAssertEqual(
            ErrorText.text(of: Closed(errorDescription: "closed"), described: "the till is closed"),
            "Closed: the till is closed"
        )
    }

    func testWhatExplainsItselfNeedsNoType() {
        XCTAssertEqual(ErrorText.text(of: Explained()), "a sentence")
        let error = ErrorText.text(of: NSError(domain: "d", code: 1))
        XCTAssertTrue(error.hasPrefix("Error Domain=d Code=1"), error)
    }
}
