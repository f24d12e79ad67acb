import SpecEvents
import XCTest

final class ExampleAttachmentTests: XCTestCase {
    private func text(_ mediaType: String, _ content: String = "ж\n") -> String? {
        ExampleAttachment(name: "a", mediaType: mediaType, content: Data(content.utf8)).text
    }

    func testTheMediaTypeSaysWhetherItIsText() {
        for mediaType in ["text/plain", "text/html; charset=utf-8", "application/json"] {
            XCTAssertEqual(text(mediaType), "ж\n", mediaType)
        }
        for mediaType in ["image/png", "application/json5", "application/octet-stream", "", "plain/text/"] {
            XCTAssertNil(text(mediaType), mediaType)
        }
    }

    func testAnEmptyTextIsText() {
        XCTAssertEqual(text("text/plain", ""), "")
    }

    func testBytesThatAreNoTextAreReplaced() {
        let attachment = ExampleAttachment(name: "a", mediaType: "text/plain", content: Data([0x61, 0xFF]))
        XCTAssertEqual(attachment.text, "a\u{FFFD}")
    }
}
