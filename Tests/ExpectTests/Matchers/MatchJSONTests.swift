import Expect
import Foundation
import TestSupport
import XCTest

final class MatchJSONTests: SharedTestCase {
    func testAText() {
        XCTAssertEqual(
            wording(
                matchJSON(#"{"id": 7, "tags": [1, 2]}"#),
                good: #"{"tags":[1,2],"id":7.0}"#,
                bad: #"{"id": 8, "tags": [1]}"#
            ),
            #"""
            to: expected to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got "{\"id\": 8, \"tags\": [1]}"
              ["id"]: expected 7, got 8
              ["tags"][1]: missing 2
            not to: expected not to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got "{\"tags\":[1,2],\"id\":7.0}"
            nil: expected to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got nil
            nil not: expected not to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got nil
            throws: expected to match JSON "{\"id\": 7, \"tags\": [1, 2]}", threw Trouble.small
            throws not: expected not to match JSON "{\"id\": 7, \"tags\": [1, 2]}", threw Trouble.small
            """#
        )
    }

    func testData() {
        XCTAssertEqual(
            wording(matchJSON("[1]"), good: Data("[ 1 ]".utf8), bad: Data("[null]".utf8)),
            #"""
            to: expected to match JSON "[1]", got 6 bytes <5b 6e 75 6c 6c 5d>
              [0]: expected 1, got nil
            not to: expected not to match JSON "[1]", got 5 bytes <5b 20 31 20 5d>
            nil: expected to match JSON "[1]", got nil
            nil not: expected not to match JSON "[1]", got nil
            throws: expected to match JSON "[1]", threw Trouble.small
            throws not: expected not to match JSON "[1]", threw Trouble.small
            """#
        )
    }

    // Numbers

    private func matches(_ actual: String, _ expected: String) -> Bool {
        messages { expect(actual).to(matchJSON(expected)) }.isEmpty
    }

    func testNumbersAreComparedExactly() {
        XCTAssertEqual(
            messages {
                expect(#"{"id": 9007199254740993}"#).to(matchJSON(#"{"id": 9007199254740992}"#))
                expect("[0.1000000000000000055]").to(matchJSON("[0.1]"))
                expect("[1e400]").to(matchJSON("[1E+401]"))
                expect("1e-400").to(matchJSON("0"))
            },
            [
                #"expected to match JSON "{\"id\": 9007199254740992}", got "{\"id\": 9007199254740993}""# + "\n"
                    + #"  ["id"]: expected 9007199254740992, got 9007199254740993"#,
                #"expected to match JSON "[0.1]", got "[0.1000000000000000055]""# + "\n"
                    + "  [0]: expected 0.1, got 0.1000000000000000055",
                #"expected to match JSON "[1E+401]", got "[1e400]""# + "\n  [0]: expected 1E+401, got 1e400",
                #"expected to match JSON "0", got "1e-400""# + "\n  expected 0, got 1e-400",
            ]
        )
        let digits = String(repeating: "1234567890", count: 20)
        XCTAssertTrue(matches("[\(digits)]", "[\(digits).000]"))
        XCTAssertFalse(matches("[\(digits)1]", "[\(digits)2]"))
    }

    func testANumberIsEqualHoweverItIsWritten() {
        for one in ["1", "1.0", "1e0", "10e-1", "0.1E+1", "1.00E00", "1000e-0003"] {
            XCTAssertTrue(matches(one, "1"), one)
            XCTAssertTrue(matches("1", one), one)
            XCTAssertFalse(matches("-1", one), one)
            XCTAssertFalse(matches(one, "10"), one)
        }
        for zero in ["0", "-0", "0.0", "-0.00e5", "0e999999999999999999999"] {
            XCTAssertTrue(matches(zero, "0"), zero)
            XCTAssertFalse(matches(zero, "1"), zero)
        }
        XCTAssertTrue(matches("1200e5", "0.12E9"))
        XCTAssertTrue(matches("-0.0120", "-12e-3"))
        XCTAssertFalse(matches("0.012", "0.12"))
    }

    func testNumbersAreNotBooleansOrTexts() {
        XCTAssertEqual(
            messages { expect("[1, 0, 1, null]").to(matchJSON(#"[true, false, "1", 0]"#)) },
            [
                #"expected to match JSON "[true, false, \"1\", 0]", got "[1, 0, 1, null]""# + "\n"
                    + "  [0]: expected true, got 1\n  [1]: expected false, got 0\n"
                    + "  [2]: expected \"1\", got 1\n  [3]: expected 0, got nil"
            ]
        )
    }

    func testAnExponentThatIsTooLargeToCompare() {
        let number = "1e1000000000000000"
        for message in messages(in: {
            expect(number).to(matchJSON(number))
            expect(number).notTo(matchJSON(number))
        }) {
            XCTAssertEqual(
                message.split(separator: "\n").last,
                "  the expected text is not JSON: the exponent of 1e1000000000000000 is too large to compare, "
                    + "at line 1, column 1"
            )
        }
        XCTAssertEqual(messages { expect(number).to(matchJSON(number)) }.count, 1)
        XCTAssertEqual(messages { expect(number).notTo(matchJSON(number)) }.count, 1)
    }

    // Texts that are not JSON

    func testATextThatIsNotJSONFailsBothWays() {
        XCTAssertEqual(
            messages {
                expect("{").to(matchJSON("{}"))
                expect("{").notTo(matchJSON("{}"))
                expect("{}").to(matchJSON("{a: 1}"))
                expect("[1,\n 2 3]").notTo(matchJSON("[1, 2, 3]"))
            },
            [
                #"expected to match JSON "{}", got "{""# + "\n"
                    + "  the value is not JSON: expected a key, found the end, at line 1, column 2",
                #"expected not to match JSON "{}", got "{""# + "\n"
                    + "  the value is not JSON: expected a key, found the end, at line 1, column 2",
                #"expected to match JSON "{a: 1}", got "{}""# + "\n"
                    + #"  the expected text is not JSON: expected a key, found "a", at line 1, column 2"#,
                #"expected not to match JSON "[1, 2, 3]", got "[1,\n 2 3]""# + "\n"
                    + #"  the value is not JSON: expected "," or "]", found "3", at line 2, column 4"#,
            ]
        )
    }

    func testAKeyThatStandsTwiceInOneObjectFailsBothWays() {
        XCTAssertEqual(
            messages {
                expect(#"{"a": 1, "b": {"a": 2}}"#).to(matchJSON(#"{"b": {"a": 2}, "a": 1}"#))
                expect(#"{"a": 1, "a": 2}"#).to(matchJSON(#"{"a": 2}"#))
                expect(#"{"a": 1, "a": 1}"#).notTo(matchJSON(#"{"a": 2}"#))
            },
            [
                #"expected to match JSON "{\"a\": 2}", got "{\"a\": 1, \"a\": 2}""# + "\n"
                    + #"  the value is not JSON: the key "a" is duplicated in an object, at line 1, column 10"#,
                #"expected not to match JSON "{\"a\": 2}", got "{\"a\": 1, \"a\": 1}""# + "\n"
                    + #"  the value is not JSON: the key "a" is duplicated in an object, at line 1, column 10"#,
            ]
        )
    }
}
