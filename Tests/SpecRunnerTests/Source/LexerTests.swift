import XCTest

@testable import SwiftSource

final class LexerTests: XCTestCase {
    /// The tokens as text, so that a test reads like the source.
    private func tokens(_ source: String) -> [String] {
        Lexer.tokens(of: Array(source.utf8)).map(\.text)
    }

    private func line(of word: String, in source: String) -> Int? {
        Lexer.tokens(of: Array(source.utf8)).first { $0.is(word) }?.line
    }

    func testWordsAndMarks() {
        XCTAssertEqual(tokens("final class A1: B<C> { }"), ["final", "class", "A1", ":", "B", "<", "C", ">", "{", "}"])
        XCTAssertEqual(
            tokens("a!<b> ??c ..< d.0.1 !==e? ±f"),
            ["a", "!", "<", "b", ">", "??", "c", "..<", "d", ".", ".", "!==", "e", "?", "±", "f"]
        )
        XCTAssertEqual(tokens("let x = 0xFF + 1_000e5 + 1.5"), ["let", "x", "=", "+", "+"])
        XCTAssertEqual(tokens("class `class`: `my spec` {}"), ["class", "`class`", ":", "`my spec`", "{", "}"])
        XCTAssertEqual(tokens("class СпекаSpec 🚀Spec $0 _x"), ["class", "СпекаSpec", "🚀Spec", "$0", "_x"])
    }

    func testNothing() {
        XCTAssertEqual(tokens(""), [])
        XCTAssertEqual(tokens(" \r\n\t\n"), [])
    }

    func testComments() {
        XCTAssertEqual(tokens("a // class B {\nc"), ["a", "c"])
        XCTAssertEqual(tokens("a // class B {\r\nc"), ["a", "c"])
        XCTAssertEqual(tokens("a /* { /* class */ } */ b"), ["a", "b"])
        XCTAssertEqual(tokens("/** class \" */ a /*/ b */ c"), ["a", "c"])
        XCTAssertEqual(tokens("class/**/A/*{*/: /* x */B"), ["class", "A", ":", "B"])
        XCTAssertEqual(tokens("a /* class B"), ["a"])
        XCTAssertEqual(tokens("a //"), ["a"])
    }

    func testStrings() {
        XCTAssertEqual(tokens(#"a "class { \" }" b"#), ["a", "b"])
        XCTAssertEqual(tokens("a \"\" b \"\\\\\" c"), ["a", "b", "c"])
        XCTAssertEqual(tokens("a \"\"\"\n  class \" \"\" { \\\"\"\"\n  \"\"\" b"), ["a", "b"])
        XCTAssertEqual(tokens(##"a #"class " \( { \"# b"##), ["a", "b"])
        XCTAssertEqual(tokens("a ##\"x \"# y\"## b"), ["a", "b"])
        XCTAssertEqual(tokens("a #\"\"\"\n x \"\"\" { \n\"\"\"# b"), ["a", "b"])
        XCTAssertEqual(tokens("a #\"\"\"# b #\"\"# c"), ["a", "b", "c"])
    }

    func testAnUnterminatedStringEndsWithItsLine() {
        XCTAssertEqual(tokens("a \"class {\nb"), ["a", "b"])
        XCTAssertEqual(tokens("a \"class \\\nb"), ["a", "b"])
        XCTAssertEqual(tokens("a \"x \\( y\nb"), ["a", "(", "y", "b"])
        XCTAssertEqual(tokens("a \"\"\"\nclass {"), ["a"])
        XCTAssertEqual(tokens("a \""), ["a"])
        XCTAssertEqual(tokens("a \"\\"), ["a"])
    }

    func testInterpolation() {
        XCTAssertEqual(tokens(#"a "x \(y) z" b"#), ["a", "(", "y", ")", "b"])
        XCTAssertEqual(tokens(#"a "\(f("}")) {" b"#), ["a", "(", "f", "(", ")", ")", "b"])
        XCTAssertEqual(
            tokens(#"a "\(x.map { "\($0) }" })" b"#),
            ["a", "(", "x", ".", "map", "{", "(", "$0", ")", "}", ")", "b"]
        )
        XCTAssertEqual(tokens(##"a #"\(x) \#(y) "class" "# b"##), ["a", "(", "y", ")", "b"])
        XCTAssertEqual(tokens("a \"\"\"\n\\(x\n)\n\"\"\" b"), ["a", "(", "x", ")", "b"])
    }

    func testRegularExpressions() {
        XCTAssertEqual(tokens(#"a = /class"{/ b"#), ["a", "=", "b"])
        XCTAssertEqual(tokens(#"f(/[")}]\/{/) b"#), ["f", "(", ")", "b"])
        XCTAssertEqual(tokens(#"a(!/"{/) b"#), ["a", "(", "!", ")", "b"])
        XCTAssertEqual(tokens(#"a #/x"{/y/# b"#), ["a", "b"])
        XCTAssertEqual(tokens("a #/\n  class \" {\n/# b"), ["a", "b"])
        XCTAssertEqual(tokens("a /*c*//\"{/ b"), ["a", "b"])
        XCTAssertEqual(tokens("#/unterminated {\nb"), ["b"])
    }

    func testDivision() {
        XCTAssertEqual(tokens("a / b / c"), ["a", "/", "b", "/", "c"])
        XCTAssertEqual(tokens("a/b/c"), ["a", "/", "b", "/", "c"])
        XCTAssertEqual(tokens("(a)/b/2 + x!/c/d"), ["(", "a", ")", "/", "b", "/", "+", "x", "!", "/", "c", "/", "d"])
        XCTAssertEqual(tokens("f(1, /) / 2"), ["f", "(", ",", "/", ")", "/"])
        XCTAssertEqual(tokens("f(/, x) { \"/\" }"), ["f", "(", "/", ",", "x", ")", "{", "}"])
        XCTAssertEqual(tokens("a /= b\nc"), ["a", "/=", "b", "c"])
    }

    func testOperatorsThatLookLikeComments() {
        XCTAssertEqual(tokens("a */* class */ b"), ["a", "*", "b"])
        XCTAssertEqual(tokens("a *//class\nb"), ["a", "*", "b"])
    }

    func testAttributesAndDirectivesAreWordsAndMarks() {
        XCTAssertEqual(tokens("@MainActor class"), ["@", "MainActor", "class"])
        XCTAssertEqual(
            tokens("@available(*, message: \"a )\") class"),
            ["@", "available", "(", "*", ",", "message", ":", ")", "class"]
        )
        XCTAssertEqual(tokens("#if os(Linux) // x\na\n#else\nc\n#endif"), ["os", "(", "Linux", ")", "a", "c"])
    }

    func testOtherThingsAfterANumberSign() {
        XCTAssertEqual(tokens("#extension(a) #Preview { b }"), ["(", "a", ")", "{", "b", "}"])
        XCTAssertEqual(
            tokens("#sourceLocation(file: \"class\", line: 7)\na"),
            ["(", "file", ":", ",", "line", ":", ")", "a"]
        )
        XCTAssertEqual(tokens("#"), [])
    }

    func testLines() {
        XCTAssertEqual(line(of: "a", in: "a"), 1)
        XCTAssertEqual(line(of: "a", in: "\n\na"), 3)
        XCTAssertEqual(line(of: "a", in: "\r\n\r\na"), 3)
        XCTAssertEqual(line(of: "a", in: "\r\ra"), 3)
        XCTAssertEqual(line(of: "a", in: "/*\n\n*/ \"\"\"\n\\(\nb)\n\"\"\" #/\n\n/# @x(\n) a"), 9)
        XCTAssertEqual(line(of: "a", in: "#if (A\n|| B)\na"), 3)
        XCTAssertEqual(line(of: "a", in: "\"x\\\na"), 2)
    }

    func testAByteOrderMarkIsNoPartOfAName() {
        XCTAssertEqual(tokens("\u{FEFF}class A"), ["class", "A"])
    }

    func testWhatIsNoUTF8DoesNotEndTheReading() {
        let tokens = Lexer.tokens(of: [0xFF, 0x20, 0x22, 0xC3, 0x22, 0x20, 0x00, 0x61])
        XCTAssertEqual(tokens.map(\.word), ["\u{FFFD}", "a"])
    }
}
