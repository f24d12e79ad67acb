import Expect
import Foundation
import RegexBuilder
import TestSupport
import XCTest

final class MatchTests: XCTestCase {
    func testAString() {
        XCTAssertEqual(
            wording(match(#"\d+"#), good: "line 12", bad: "line"),
            #"""
            to: expected to match "\\d+", got "line"
            not to: expected not to match "\\d+", got "line 12"
            nil: expected to match "\\d+", got nil
            nil not: expected not to match "\\d+", got nil
            throws: expected to match "\\d+", threw Trouble.small
            throws not: expected not to match "\\d+", threw Trouble.small
            """#
        )
    }

    func testThePatternIsLookedForOnce() {
        // A second match would take for ever.
        expect("ok " + String(repeating: "a", count: 60) + "!").to(match("ok|(a+)+$"))
    }

    func testARegexIsShownAsALiteralOrInWords() {
        let built = Regex {
            "a"
            OneOrMore(.digit)
        }
        let parsed = Regex { Date.ISO8601FormatStyle() }
        XCTAssertEqual(
            messages {
                expect("x").to(match(built))
                expect("x").to(match(/b/.ignoresCase()))
                expect("x").to(match(#/a/b/#))
                expect("x").to(match(parsed))
            },
            [
                #"expected to match /a\d+/, got "x""#, #"expected to match /(?i:b)/, got "x""#,
                #"expected to match #/a/b/#, got "x""#, #"expected to match the regular expression, got "x""#,
            ]
        )
    }

    func testARegex() {
        XCTAssertEqual(
            wording(match(/\d+/), good: "line 12", bad: "line"),
            #"""
            to: expected to match /\d+/, got "line"
            not to: expected not to match /\d+/, got "line 12"
            nil: expected to match /\d+/, got nil
            nil not: expected not to match /\d+/, got nil
            throws: expected to match /\d+/, threw Trouble.small
            throws not: expected not to match /\d+/, threw Trouble.small
            """#
        )
    }
}
