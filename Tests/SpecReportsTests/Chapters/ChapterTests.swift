import XCTest

@testable import SpecReports

final class ChapterTests: XCTestCase {
    private func chapter(_ markdown: String, known: Set<String> = ["ASpec", "BSpec"]) throws -> Chapter {
        try Chapter(markdown: markdown, module: "ShopSpecs", file: "Specs/README.md", known: known)
    }

    func testAWholeFile() throws {
        let chapter = try chapter(
            """

            # The shop #
            <!-- language: ru -->
            What a customer
            sees.

            - `BSpec`
            * `ASpec` (technical)
            3. `CSpec`

            ## Later
            - not a `class`
            <!-- prettier-ignore -->
            """
        )
        XCTAssertEqual(chapter.title, "The shop")
        XCTAssertEqual(chapter.line, 2)
        XCTAssertEqual(chapter.language, "ru")
        XCTAssertEqual(chapter.classes.map(\.name), ["BSpec", "ASpec", "CSpec"])
        XCTAssertEqual(chapter.classes.map(\.line), [7, 8, 9])
        XCTAssertEqual(
            chapter.introduction,
            "What a customer\nsees.\n\n\n## Later\n- not a `class`\n<!-- prettier-ignore -->"
        )
        XCTAssertEqual(["ASpec", "BSpec", "DSpec"].map(chapter.isTechnical), [true, false, false])
    }

    func testAFileWithoutATitleOrAList() throws {
        let chapter = try chapter("Read me.\r\n\r\n- `flag`\r\n- `--option`\r\n")
        XCTAssertEqual(chapter.title, "ShopSpecs")
        XCTAssertEqual(chapter.classes, [])
        XCTAssertEqual(chapter.introduction, "Read me.\n\n- `flag`\n- `--option`")
        XCTAssertNil(chapter.language)
        XCTAssertEqual(try self.chapter("").introduction, "")
    }

    func testTheAudienceOfAChapter() throws {
        XCTAssertTrue(try chapter("<!-- audience: technical -->").isTechnical("ASpec"))
        XCTAssertFalse(try chapter("<!--audience:product-->").isTechnical("ASpec"))
        XCTAssertThrowsError(try chapter("# A\n<!-- audience: everyone -->")) {
            XCTAssertEqual(
                "\($0)",
                "Specs/README.md:2: the audience “everyone” is unknown; it has to be technical or product"
            )
        }
    }

    func testParagraphsAreInOneLineEach() throws {
        XCTAssertEqual(
            try chapter("# T\none\ntwo\n\nthree\n- a\nb\n- c\n\n## d\nfour\nfive").paragraphs,
            "one two\n\nthree\n- a b\n- c\n\n## d\nfour five"
        )
        XCTAssertEqual(try chapter("").paragraphs, "")
    }
}
