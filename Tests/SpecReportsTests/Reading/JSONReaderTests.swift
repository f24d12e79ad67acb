import TestSupport
import XCTest

@testable import SpecReports

final class JSONReaderTests: XCTestCase {
    /// Reads with `body`, which has to take everything.
    private func read<Value>(_ text: String, _ body: (inout JSONReader) throws -> Value) throws -> Value {
        try Array(text.utf8).withUnsafeBytes { bytes in
            var json = JSONReader(bytes)
            let value = try body(&json)
            try json.end()
            return value
        }
    }

    private func problem<Value>(_ text: String, _ body: (inout JSONReader) throws -> Value) -> String {
        do {
            return "none: \(try read(text, body))"
        } catch {
            return (error as? JSONReader.Malformed)?.text(inLineOf: text.utf8.count) ?? "\(error)"
        }
    }

    private func string(_ json: inout JSONReader) throws -> String { try json.string() }
    private func integer(_ json: inout JSONReader) throws -> Int { try json.number() }
    private func decimal(_ json: inout JSONReader) throws -> Double { try json.number() }
    private func integers(_ json: inout JSONReader) throws -> [Int] { try json.array { try $0.number() } }
    private func bool(_ json: inout JSONReader) throws -> Bool { try json.bool() }
    private func skip(_ json: inout JSONReader) throws { try json.skip() }
    private func keys(_ json: inout JSONReader) throws -> [String] {
        var keys: [String] = []
        try json.fields { json, key in
            keys.append(key)
            try json.skip()
        }
        return keys
    }

    func testStrings() throws {
        XCTAssertEqual(try read(#""""#, string), "")
        XCTAssertEqual(try read(#" "a b" "#, string), "a b")
        XCTAssertEqual(try read(#""«день» 👩‍👩‍👧""#, string), "«день» 👩‍👩‍👧")
        XCTAssertEqual(try read("\"a\nb\"", string), "a\nb")
    }

    func testEscapes() throws {
        XCTAssertEqual(try read(#""\n\r\t\b\f""#, string), "\n\r\t\u{8}\u{C}")
        XCTAssertEqual(try read(#""\"\\\/""#, string), "\"\\/")
        XCTAssertEqual(try read(#""a\\""#, string), "a\\")
        XCTAssertEqual(try read(#""\\\"a\"\\""#, string), "\\\"a\"\\")
        XCTAssertEqual(try read(#""\u0041\u00e9\u20AC\u0000""#, string), "Aé€\0")
    }

    func testCharactersThatTakeTwoEscapes() throws {
        XCTAssertEqual(try read(#""\ud83d\ude00""#, string), "😀")
        XCTAssertEqual(try read(#""\ud800\udc00""#, string), "\u{10000}")
        XCTAssertEqual(try read(#""\udbff\udfff""#, string), "\u{10FFFF}")
        XCTAssertEqual(try read(#""\ud7ff\ue000""#, string), "\u{D7FF}\u{E000}")
    }

    func testHalfAPairIsNoCharacter() throws {
        XCTAssertEqual(try read(#""\ud800""#, string), "\u{FFFD}")
        XCTAssertEqual(try read(#""\udfff""#, string), "\u{FFFD}")
        XCTAssertEqual(try read(#""\udc00\ud800""#, string), "\u{FFFD}\u{FFFD}")
        XCTAssertEqual(try read(#""\ud800x""#, string), "\u{FFFD}x")
        XCTAssertEqual(try read(#""\ud800\n""#, string), "\u{FFFD}\n")
        XCTAssertEqual(try read(#""\ud800\u0041""#, string), "\u{FFFD}A")
        XCTAssertEqual(try read(#""\ud83d\ud83d\ude00""#, string), "\u{FFFD}😀")
        XCTAssertEqual(try read(#""\ud800\udbff""#, string), "\u{FFFD}\u{FFFD}")
        XCTAssertEqual(try read(#""\udc00\udc01""#, string), "\u{FFFD}\u{FFFD}")
        XCTAssertEqual(try read(#""\ud800\ue000""#, string), "\u{FFFD}\u{E000}")
    }

    func testBadEscapes() {
        for text in [#""\u""#, #""\u004""#, #""\u00zz""#, #""\u+041""#, #""\u-000""#, #""\u 041""#] {
            XCTAssertEqual(problem(text, string), "a string holds \\u without four hexadecimal digits", text)
        }
    }

    func testAStringWithoutAnEnd() {
        for text in [#"""#, #""a"#, #""a\"#, #""a\""#, #""a\\\""#] {
            XCTAssertEqual(problem(text, string), "a string has no end", text)
        }
    }

    func testWhatIsNoString() {
        XCTAssertEqual(problem("a", string), "not the JSON of an event at byte 1")
        XCTAssertEqual(problem("  1", string), "not the JSON of an event at byte 3")
        XCTAssertEqual(problem("", string), "it has no end")
        XCTAssertEqual(problem("null", string), "not the JSON of an event at byte 1")
    }

    func testBytesThatAreNoUTF8AreReplaced() throws {
        let text = try [UInt8]([0x22, 0xC3, 0x28, 0xFF, 0x22]).withUnsafeBytes { bytes in
            var json = JSONReader(bytes)
            return try json.string()
        }
        XCTAssertEqual(text, "\u{FFFD}(\u{FFFD}")
    }

    func testNumbers() throws {
        XCTAssertEqual(try read("0", integer), 0)
        XCTAssertEqual(try read(" -12 ", integer), -12)
        XCTAssertEqual(try read("9223372036854775807", integer), .max)
        XCTAssertEqual(try read("-1.5E+3", decimal), -1500)
        XCTAssertEqual(try read("25e-2", decimal), 0.25)
        XCTAssertEqual(try read("1e999", decimal), .infinity)
    }

    func testWhatIsNoNumber() {
        for text in ["1.5", "1e3", "9223372036854775808", "true", "\"1\"", "a"] {
            XCTAssertEqual(problem(text, integer), "not the JSON of an event at byte 1", text)
        }
        XCTAssertEqual(problem("--1", integer), "not the JSON of an event at byte 2")
        XCTAssertEqual(problem("-", integer), "it has no end")
        for text in ["NaN", "nan", "inf", "1.2.3", "0x10", "1e"] {
            XCTAssertNotEqual(problem(text, decimal).prefix(5), "none:", text)
        }
        XCTAssertEqual(problem("", integer), "it has no end")
    }

    func testNumbersAreMovedIntoTheirRange() throws {
        func clamped(_ text: String) throws -> Double { try read(text) { try $0.number(in: 0...10.0) } }
        XCTAssertEqual(try clamped("-1e999"), 0)
        XCTAssertEqual(try clamped("-0.5"), 0)
        XCTAssertEqual(try clamped("0"), 0)
        XCTAssertEqual(try clamped("2.5"), 2.5)
        XCTAssertEqual(try clamped("10"), 10)
        XCTAssertEqual(try clamped("11"), 10)
        XCTAssertEqual(try clamped("1e999"), 10)
        XCTAssertEqual(problem("x") { try $0.number(in: 0...10) as Int }, "not the JSON of an event at byte 1")
    }

    func testTrueAndFalse() throws {
        XCTAssertTrue(try read(" true ", bool))
        XCTAssertFalse(try read("false", bool))
        XCTAssertEqual(problem("tru", bool), "not the JSON of an event at byte 1")
        XCTAssertEqual(problem("trap", bool), "not the JSON of an event at byte 1")
        XCTAssertEqual(problem("fals3", bool), "not the JSON of an event at byte 1")
        XCTAssertEqual(problem("1", bool), "not the JSON of an event at byte 1")
    }

    func testArrays() throws {
        XCTAssertEqual(try read("[]", integers), [])
        XCTAssertEqual(try read("[ ]", integers), [])
        XCTAssertEqual(try read("[1]", integers), [1])
        XCTAssertEqual(try read("\t[ 1 ,\r\n2,3 ]\n", integers), [1, 2, 3])
        XCTAssertEqual(problem("[", integers), "it has no end")
        XCTAssertEqual(problem("[1", integers), "it has no end")
        XCTAssertEqual(problem("[1 2]", integers), "not the JSON of an event at byte 4")
        XCTAssertEqual(problem("[1,]", integers), "not the JSON of an event at byte 4")
        XCTAssertEqual(problem("[,1]", integers), "not the JSON of an event at byte 2")
        XCTAssertEqual(problem("{}", integers), "not the JSON of an event at byte 1")
    }

    func testObjects() throws {
        XCTAssertEqual(try read("{}", keys), [])
        XCTAssertEqual(try read("{ }", keys), [])
        XCTAssertEqual(try read(#"{"a":1}"#, keys), ["a"])
        XCTAssertEqual(try read(#" { "a" : 1 , "b\n" : {"c":[]} } "#, keys), ["a", "b\n"])
        XCTAssertEqual(problem("{", keys), "it has no end")
        XCTAssertEqual(problem(#"{"a""#, keys), "it has no end")
        XCTAssertEqual(problem(#"{"a" 1}"#, keys), "not the JSON of an event at byte 6")
        XCTAssertEqual(problem(#"{a:1}"#, keys), "not the JSON of an event at byte 2")
        XCTAssertEqual(problem(#"{"a":1,}"#, keys), "not the JSON of an event at byte 8")
        XCTAssertEqual(problem(#"{"a":1"#, keys), "it has no end")
        XCTAssertEqual(problem(#"{"a":1]"#, keys), "not the JSON of an event at byte 7")
        XCTAssertEqual(problem("[]", keys), "not the JSON of an event at byte 1")
    }

    func testNullIsAsGoodAsNoKey() throws {
        XCTAssertEqual(try read(#"{"a":null,"b": null ,"c":1}"#, keys), ["c"])
        XCTAssertEqual(problem(#"{"a":nul}"#, keys), "not the JSON of an event at byte 6")
        XCTAssertEqual(problem(#"{"a":nix}"#, keys), "not the JSON of an event at byte 6")
    }

    func testEverythingCanBeSkipped() throws {
        for text in [
            #""a\"b""#, "-1.5", "true", "false", "null", "[]", "{}", " [1, [true, null], {}] ", #"{"a":{"b":[{}]}}"#,
        ] {
            XCTAssertNoThrow(try read(text, skip), text)
        }
        for text in ["", "tru", "nul", "[1", #"{"a"}"#, "]", "}", ",", "a", "1 2", "truex"] {
            XCTAssertThrowsError(try read(text, skip), text) { XCTAssertTrue($0 is JSONReader.Malformed) }
        }
    }

    func testWhatComesAfterTheEnd() {
        XCTAssertEqual(problem("1 1", integer), "not the JSON of an event at byte 3")
        XCTAssertEqual(problem("{}}", keys), "not the JSON of an event at byte 3")
        XCTAssertEqual(problem("[]\0", integers), "not the JSON of an event at byte 3")
    }

    func testNestingHasALimit() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        XCTAssertNoThrow(try read(nested(64), skip))
        XCTAssertEqual(problem(nested(65), skip), "nested deeper than 64 levels")
        XCTAssertEqual(problem(nested(100_000), skip), "nested deeper than 64 levels")
        let objects = String(repeating: #"{"a":"#, count: 100_000)
        XCTAssertEqual(problem(objects, skip), "nested deeper than 64 levels")
        // Side by side is not nested.
        let wide = "[" + Array(repeating: #"[[]],{"a":{}}"#, count: 100).joined(separator: ",") + "]"
        XCTAssertNoThrow(try read(wide, skip))
        let deep = nested(64)
        XCTAssertEqual(problem("[" + wide + "," + deep + "]", skip), "nested deeper than 64 levels")
    }
}
