import XCTest

@testable import PromiseFiles

final class PromiseFileTests: XCTestCase {
    private func sentences(_ text: String) -> [String] {
        PromiseFile(text).sentences.map { "\($0.line) \($0.fullName)" }
    }

    func testWhatIsASentence() {
        let text = """
            # What the shop promises

            An introduction.

            ## Cart ##
            - is empty at first
            * [ ] counts
            1. adds
            2) removes
            + [x] keeps
              what is in it
            A line of text
            another one
            > a quote

            ---
            * * *
            ```
            ## code
            - code
            ```
            <!-- a comment
            - in it
            -->
            <!-- one line -->
            ### when full
            - says so

              a text apart
            ## Till
            - opens
            """
        XCTAssertEqual(
            sentences(text),
            [
                "6 Cart › is empty at first", "7 Cart › counts", "8 Cart › adds", "9 Cart › removes",
                "10 Cart › keeps what is in it", "12 Cart › A line of text", "13 Cart › another one",
                "27 Cart › when full › says so", "29 Cart › when full › a text apart", "31 Till › opens",
            ]
        )
        XCTAssertEqual(PromiseFile(text).problems.map(\.text), [])
    }

    func testTagsAloneAreNoSentences() {
        let text = """
            ## Cart
            <details open>
            - adds
            <br/></details>
            <a href="x">
            <b>counts</b>
            <https://example.org>
            < 3
            """
        XCTAssertEqual(
            sentences(text),
            ["3 Cart › adds", "6 Cart › <b>counts</b>", "7 Cart › <https://example.org>", "8 Cart › < 3"]
        )
    }

    func testCommentsHideNothingAroundThem() {
        let text = """
            ## Login
            <!-- internal --> greets
            - asks <!-- softly --> for a name
            <!-- a
            --> ends
            <!-- a --> <!-- b -->
            - `<!--` begins a comment
            ```code``` is shown
            # no title <!--
            - is kept
            """
        XCTAssertEqual(
            sentences(text),
            [
                "2 Login › greets", "3 Login › asks for a name", "5 Login › ends", "7 Login › `<!--` begins a comment",
                "8 Login › ```code``` is shown", "10 no title <!-- › is kept",
            ]
        )
        XCTAssertEqual(PromiseFile(text).problems.map(\.text), [])
    }

    func testACommentMayBeginBehindASentence() {
        XCTAssertEqual(
            sentences("## A\n- a <!-- from here\n- hidden\n--> \n- b <!-- is no comment\n\n- c -->"),
            ["2 A › a", "5 A › b <!-- is no comment", "7 A › c -->"]
        )
    }

    func testACommentMayBeTheFirstOfAnItem() {
        XCTAssertEqual(sentences("## A\n- <!-- a\n\n  b -->\n- c\n-\n- d"), ["5 A › c", "7 A › d"])
    }

    func testAShortCommentHidesNothing() {
        XCTAssertEqual(sentences("## A\n<!-->\n- a\n\n<!-- y -->\n- b <!---> c"), ["3 A › a", "6 A › b c"])
    }

    func testWhatCodeOrABackslashMakesTextIsNoComment() {
        XCTAssertEqual(
            sentences("## A\n- Shows `<!-- x -->` as text <!-- y -->.\n- one \\<!-- b\n- more --> two"),
            ["2 A › Shows `<!-- x -->` as text.", "3 A › one \\<!-- b", "4 A › more --> two"]
        )
    }

    func testAnItemMayBeginWithCode() {
        XCTAssertEqual(sentences("## A\n- ```\n  code\n  ```\n- a\n- ```swift\n- b\n```\n- c"), ["5 A › a", "9 A › c"])
    }

    func testWhatFollowsTildesMayHoldBackticks() {
        XCTAssertEqual(sentences("## A\n~~~ a`b`\n- code\n~~~\n- a"), ["5 A › a"])
    }

    func testCodeEndsAsItBegan() {
        let text = "## A\n~~~\n## B\n```\n~~~\n````md\n```\n- hidden\n```\n````\n- a"
        XCTAssertEqual(sentences(text), ["11 A › a"])
    }

    func testHeadingsInCodeAndCommentsAreNone() {
        XCTAssertEqual(sentences("# T\n```\n# x\n```\n<!--\n# y\n-->\n## A\n- a"), ["9 A › a"])
    }

    func testARowOfDashesIsARow() {
        let file = PromiseFile("## A\n| in | out |\n| :-- | - |\n| - | --- |\n| a | b |")
        XCTAssertEqual(file.tables.first?.rows.map(\.cells), [["in", "out"], ["-", "---"], ["a", "b"]])
    }

    func testWhatHasNoEndIsAProblem() {
        XCTAssertEqual(
            PromiseFile("## A\n- a\n<!-- b\n- c").problems.map { "\($0.line): \($0.text)" },
            ["3: the comment that begins here has no end: close it with -->"]
        )
        XCTAssertEqual(
            PromiseFile("## A\n```swift\n- a").problems.map { "\($0.line): \($0.text)" },
            ["2: the code that begins here has no end: close it with ```"]
        )
    }

    func testHeadingsOfTheFirstLevelAreGroupsIfThereAreSeveral() {
        XCTAssertEqual(sentences("# A\n- x\n# B\n- y"), ["2 A › x", "4 B › y"])
        XCTAssertEqual(sentences("## A\n- x\n# B\n- y"), ["2 A › x", "4 B › y"])
        XCTAssertEqual(sentences("# T\r\n## A\r\n- x"), ["3 A › x"])
        XCTAssertEqual(sentences("# A\n#no heading"), [])
    }

    func testWhatIsWrittenWrong() {
        for (text, problems) in [
            (
                "- x\n\n# T\n* y",
                [
                    "1 the promise “x” names no group: write the name of the group of its example above it, as a heading "
                        + "with ##",
                    "4 the promise “y” names no group: write the name of the group of its example above it, as a heading "
                        + "with ##",
                ]
            ),
            ("## A\n- x\n- X.", ["3 “A › X.” is promised twice, first in line 2: leave out one of them"]),
            ("## A\n- x\n## B\n- x", []),
            ("## A\n- x\n\n## A\n- x", ["5 “A › x” is promised twice, first in line 2: leave out one of them"]),
        ] { XCTAssertEqual(PromiseFile(text).problems.map { "\($0.line) \($0.text)" }, problems, text) }
    }

    func testTables() {
        let text = """
            # T
            ## Discounts
            | age | price \\| cents |
            |:----|-----:|
            | 5   |  |
            | - | a
            ## Other
            |x|
            |-|

            |y|
            """
        let tables = PromiseFile(text).tables
        XCTAssertEqual(tables.map(\.name), ["Discounts", "Other", "Other"])
        XCTAssertEqual(
            tables.map { $0.rows.map(\.cells) },
            [[["age", "price | cents"], ["5", ""], ["-", "a"]], [["x"]], [["y"]]]
        )
        XCTAssertEqual(tables[0].rows.map(\.line), [3, 5, 6])
        XCTAssertEqual(sentences(text), [])
    }

    func testNamesThatAreTheSame() {
        for (one, other) in [("Shows it.", "shows it"), ("a  b", "a b"), ("**a** `b`", "a b")] {
            XCTAssertEqual(PromiseFile.key([one]), PromiseFile.key([other]))
        }
        XCTAssertEqual(PromiseFile.key(["G", "x..."]), "g › x..")
        XCTAssertNotEqual(PromiseFile.key(["shows It"]), PromiseFile.key(["shows it"]))
    }
}
