import Expect
import TestSupport
import XCTest

final class MatchJSONTests: XCTestCase {
    func testWording() {
        assertWording(
            matchJSON(#"{"id": 7, "tags": [1, 2]}"#),
            #"match JSON "{\"id\": 7, \"tags\": [1, 2]}""#,
            good: #"{"tags":[1,2],"id":7.0}"#,
            bad: #"{"id": 8, "tags": [1]}"#,
            details: #"  ["id"]: expected 7, got 8"# + "\n" + #"  ["tags"][1]: missing 2"#
        )
        assertWording(
            matchJSON("[1]"),
            #"match JSON "[1]""#,
            good: Data("[ 1 ]".utf8),
            bad: Data("[null]".utf8),
            details: "  [0]: expected 1, got nil"
        )
    }

    // Numbers

    private func matches(_ actual: String, _ expected: String) -> Bool {
        messages { expect(actual).to(matchJSON(expected)) }.isEmpty
    }

    func testLargeWholeNumbersAreComparedExactly() {
        assertMessages(
            #"expected to match JSON "{\"id\": 9007199254740992}", got "{\"id\": 9007199254740993}""# + "\n"
                + #"  ["id"]: expected 9007199254740992, got 9007199254740993"#
        ) { expect(#"{"id": 9007199254740993}"#).to(matchJSON(#"{"id": 9007199254740992}"#)) }
    }

    func testANumberIsEqualHoweverItIsWritten() {
        for one in ["1", "1.0", "1e0", "10e-1", "0.1E+1", "1.00E00", "1000e-0003"] {
            XCTAssertTrue(matches(one, "1"), one)
            XCTAssertTrue(matches("1", one), one)
            XCTAssertFalse(matches("-1", one), one)
            XCTAssertFalse(matches(one, "10"), one)
        }
        for zero in ["0", "-0", "0.0", "-0.00e5"] {
            XCTAssertTrue(matches(zero, "0"), zero)
            XCTAssertFalse(matches(zero, "1"), zero)
        }
        XCTAssertTrue(matches("1200e5", "0.12E9"))
        XCTAssertTrue(matches("-0.0120", "-12e-3"))
        XCTAssertFalse(matches("0.012", "0.12"))
    }

    func testNumbersAreNotBooleansOrTexts() {
        assertMessages(
            #"expected to match JSON "[true, false, \"1\", 0]", got "[1, 0, 1, null]""# + "\n"
                + "  [0]: expected true, got 1\n  [1]: expected false, got 0\n"
                + "  [2]: expected \"1\", got 1\n  [3]: expected 0, got nil"
        ) { expect("[1, 0, 1, null]").to(matchJSON(#"[true, false, "1", 0]"#)) }
    }

    // Texts that are not JSON

    func testATextThatIsNotJSONFailsBothWays() {
        let messages = messages {
            expect("{").to(matchJSON("{}"))
            expect("{").notTo(matchJSON("{}"))
            expect("{}").to(matchJSON("{a: 1}"))
            expect("1e400").notTo(matchJSON("1"))
        }
        // The text after the colon comes from Foundation, which words it differently on each platform.
        assertList(
            messages.map { $0.prefix { $0 != ":" } },
            #"expected to match JSON "{}", got "{""# + "\n  the value is not JSON",
            #"expected not to match JSON "{}", got "{""# + "\n  the value is not JSON",
            #"expected to match JSON "{a"#,
            #"expected not to match JSON "1", got "1e400""# + "\n  the value is not JSON"
        )
        XCTAssertTrue(messages[2].contains("\n  the expected text is not JSON: "))
        #if !canImport(ObjectiveC)
            XCTAssertEqual(messages[0].split(separator: ":").last, " Unexpected end of file during JSON parse.")
        #endif
    }

    func testAnyEncodingOfUnicodeIsRead() throws {
        for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf32, .utf32BigEndian] {
            let data = try XCTUnwrap(#"{"a": "é"}"#.data(using: encoding))
            XCTAssertEqual(messages { expect(data).to(matchJSON(#"{"a": "é"}"#)) }, [], "\(encoding)")
        }
    }
}
