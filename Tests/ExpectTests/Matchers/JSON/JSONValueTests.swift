import Foundation
import TestSupport
import XCTest

@testable import Expect

final class JSONValueTests: SharedTestCase {
    private func value(_ text: String) -> JSONValue? { try? JSONValue(Data(text.utf8)) }

    private func error(_ text: String) -> String? {
        do {
            _ = try JSONValue(Data(text.utf8))
            return nil
        } catch {
            return "\(error)"
        }
    }

    func testValues() {
        XCTAssertEqual(value(" null\n"), .null)
        XCTAssertEqual(value("[true, false]"), .array([.bool(true), .bool(false)]))
        XCTAssertEqual(value("[ ]"), .array([]))
        XCTAssertEqual(value("{ }"), .object([:]))
        XCTAssertEqual(value(#"{"a" : {"b": [null]} }"#), .object(["a": .object(["b": .array([.null])])]))
    }

    func testStrings() {
        XCTAssertEqual(value(#""""#), .string(""))
        XCTAssertEqual(value(#""é 😀 \" \\ \/ \b \f \n \r \t""#), .string("é 😀 \" \\ / \u{8} \u{C} \n \r \t"))
        XCTAssertEqual(value(#""\u0041\u00e9\uD83D\uDE00\u0000""#), .string("Aé😀\u{0}"))
        XCTAssertEqual(value("\"\u{7F}\u{2028}\""), .string("\u{7F}\u{2028}"))
    }

    func testEncodings() throws {
        let text = #"{"a": "é"}"#
        let expected = value(text)
        XCTAssertNotNil(expected)
        for encoding in [
            String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
            .utf32LittleEndian,
        ] {
            let data = try XCTUnwrap(text.data(using: encoding))
            XCTAssertEqual(try JSONValue(data), expected, "\(encoding)")
        }
        XCTAssertEqual(try JSONValue(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)), expected)
        XCTAssertEqual(try JSONValue(Data("1".utf8)), value("1"))
        XCTAssertThrowsError(try JSONValue(Data([0x22, 0xFF, 0x22]))) {
            XCTAssertEqual(
                "\($0)",
                "its bytes are not a text in UTF-8, UTF-16 or UTF-32, at line 1, column 1"
            )
        }
    }

    func testMistakes() {
        XCTAssertEqual(error(""), "expected a value, found the end, at line 1, column 1")
        XCTAssertEqual(error("nul"), #"expected a value, found "n", at line 1, column 1"#)
        XCTAssertEqual(error("[1,]"), #"expected a value, found "]", at line 1, column 4"#)
        XCTAssertEqual(error("[1"), #"expected "," or "]", found the end, at line 1, column 3"#)
        XCTAssertEqual(error("{\"a\"\n1}"), #"expected ":", found "1", at line 2, column 1"#)
        XCTAssertEqual(error(#"{"a": 1,}"#), #"expected a key, found "}", at line 1, column 9"#)
        XCTAssertEqual(error("1 2"), #"expected the end, found "2", at line 1, column 3"#)
        XCTAssertEqual(error("\"a"), "a string has no end, at line 1, column 1")
        XCTAssertEqual(error("\"a\tb\""), #"a string holds "\t", which has to be escaped, at line 1, column 3"#)
        XCTAssertEqual(error(#""\x""#), "a string holds an unknown escape, at line 1, column 2")
        XCTAssertEqual(
            error(#""\u12G4""#),
            #"a string holds \u without four hexadecimal digits, at line 1, column 2"#
        )
        for half in [#""\uD83D""#, #""\uDE00""#, #""\uD83Dx""#, #""\uD83D\n""#, #""\uD83D\u0041""#] {
            XCTAssertEqual(error(half), "a string holds half of a surrogate pair, at line 1, column 2", half)
        }
        XCTAssertEqual(error("-"), "expected a digit, found the end, at line 1, column 2")
        XCTAssertEqual(error("1."), "expected a digit, found the end, at line 1, column 3")
        XCTAssertEqual(error("1e+"), "expected a digit, found the end, at line 1, column 4")
        XCTAssertEqual(error("01"), "a number begins with 0, at line 1, column 1")
        XCTAssertEqual(error("-01"), "a number begins with 0, at line 1, column 1")
        XCTAssertEqual(error("+1"), #"expected a value, found "+", at line 1, column 1"#)
        XCTAssertEqual(error(".5"), #"expected a value, found ".", at line 1, column 1"#)
    }

    func testDeepNesting() {
        func nested(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        XCTAssertNil(error(nested(512)))
        XCTAssertEqual(error(nested(513)), "it is nested deeper than 512 levels, at line 1, column 513")
        XCTAssertEqual(error(nested(100_000)), "it is nested deeper than 512 levels, at line 1, column 513")
        XCTAssertNil(error("[" + Array(repeating: "[]", count: 1_000).joined(separator: ",") + "]"))
    }

    /// What Foundation takes for JSON is JSON here, and the other way round.
    func testItAgreesWithFoundation() {
        let texts = [
            "", " ", "1", "-1", "01", "1.5e+3", "1.e3", ".5", "1e", "tru", "true", "truex", "nullnull", "[", "[]",
            "[1 2]", "[,]",
            "{}", #"{"a"}"#, #"{"a":}"#, #"{1:2}"#, #""\u00zz""#, #""\q""#, "\"\n\"", #""\uD83D\uDE00""#, "[[[]]",
            "// 1", "'a'", "NaN", "Infinity", "0x1F", "\u{FEFF}1", "[1]]", "-", "--1", "1-",
        ]
        for text in texts {
            let data = Data(text.utf8)
            let foundation = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            XCTAssertEqual(value(text) == nil, foundation == nil, text)
        }
    }
}
