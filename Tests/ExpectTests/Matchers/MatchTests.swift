import Expect
import RegexBuilder
import XCTest

final class MatchTests: XCTestCase {
    func testAString() {
        assertWording(match(#"\d+"#), #"match "\\d+""#, good: "line 12", bad: "line")
    }

    func testThePatternIsLookedForOnce() {
        // A search for a second match would take forever.
        expect("ok " + String(repeating: "a", count: 60) + "!").to(match("ok|(a+)+$"))
    }

    func testARegexIsShownAsALiteralOrInWords() {
        let built = Regex {
            "a"
            OneOrMore(.digit)
        }
        let parsed = Regex { Date.ISO8601FormatStyle() }
        assertMessages(
            #"expected to match /a\d+/, got "x""#,
            #"expected to match /(?i:b)/, got "x""#,
            #"expected to match #/a/b/#, got "x""#,
            #"expected to match the regular expression, got "x""#
        ) {
            expect("x").to(match(built))
            expect("x").to(match(/b/.ignoresCase()))
            expect("x").to(match(#/a/b/#))
            expect("x").to(match(parsed))
        }
    }

    func testARegex() {
        assertWording(match(/\d+/), #"match /\d+/"#, good: "line 12", bad: "line")
    }
}
