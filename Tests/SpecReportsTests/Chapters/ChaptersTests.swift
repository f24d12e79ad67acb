import SpecEvents
import XCTest

@testable import SpecReports

final class ChaptersTests: ReportTestCase {
    private let chapters: Chapters = {
        let files = [
            ("A", "# Tools\n<!-- audience: technical -->"), ("B", "# Shop\n- `Y`\n- `X` (technical)"), ("C", "# Stock"),
        ]
        return Chapters(
            files.compactMap { try? Chapter(markdown: $1, module: $0, file: "\($0).md", known: ["X", "Y"]) }
        )
    }()

    private let classes = ["D.Q", "A.Z", "C.Z", "B.W", "B.X", "B.Y", "B.V", "A.Y", "D.P"]

    func testTheOrderIsThatOfTheChaptersAndOfTheirLists() {
        let sorted = chapters.sorted(classes.map { example(in: $0).identity }).map(\.className)
        XCTAssertEqual(sorted, ["B.Y", "B.X", "B.W", "B.V", "C.Z", "A.Z", "A.Y", "D.Q", "D.P"])
        let identities = classes.map { example(in: $0).identity }
        XCTAssertEqual(Chapters.none.sorted(identities), identities)
    }

    func testTheGroupsOfAChapterStandTogether() {
        let groups = ReportTree(classes.map { example([$0, "a"], in: $0) }).groups
        let parts = chapters.divided(groups)
        XCTAssertEqual(parts.map { $0.chapter?.title }, ["Shop", "Stock", "Tools", "D"])
        XCTAssertEqual(parts.map { $0.groups.map(\.name) }[0], ["B.Y", "B.X", "B.W", "B.V"])
        let none = Chapters.none.divided(groups)
        XCTAssertEqual(none.map { $0.chapter?.title }, [nil])
        XCTAssertEqual(none[0].groups.map(\.name), classes)
        XCTAssertEqual(Chapters.none.divided([]).count, 0)
    }

    // MARK: Audiences

    private func shown(_ audience: Audience, _ examples: [ReportedExample]) -> [String] {
        var filter = AudienceFilter(audience, chapters)
        return examples.compactMap { filter.shown($0)?.name }
    }

    func testAProductReaderSeesNothingTechnicalButFailures() {
        let examples = [
            example(["tag"], tags: ["technical"]), example(["both"], tags: ["product", "technical"]),
            example(["class"], in: "B.X"), example(["chapter"], in: "A.Z"), example(["plain"], in: "B.Y"),
            example(["asked"], in: "A.Z", tags: ["product"]), example(["failed"], in: "A.Z", status: .failed),
            example(["skipped"], tags: ["technical"], status: .skipped),
        ]
        XCTAssertEqual(shown(.product, examples), ["both", "plain", "asked", "failed"])
        XCTAssertEqual(shown(.all, examples), examples.map(\.name))
    }

    func testRowsOfMereValuesAreOneLine() {
        let rows = ["1", "2", "3"].flatMap { value in
            ["adds", "halves"].map { table in
                row(table, value, value == "2" && table == "adds" ? .failed : .passed)
            }
        }
        XCTAssertEqual(shown(.product, rows), ["adds", "halves", "adds: 2"])
        XCTAssertEqual(shown(.product, [row("a", "1", .skipped)]), ["a: 1"])
        XCTAssertEqual(shown(.all, rows).count, 6)
    }

    private func row(_ table: String, _ value: String, _ status: ExampleResult.Status) -> ReportedExample {
        let row = example(["g", "\(table): \(value)"], status: status)
        var identity = row.identity
        identity.table = table
        return ReportedExample(identity, row.result)
    }

    func testWhatAnAudienceDoesNotSeeIsCounted() {
        XCTAssertEqual(
            DocumentStyle(audience: .product).facts(shown: 2, of: 3),
            ["Shown: 2 of 3 examples, without technical ones and rows of mere values"]
        )
        XCTAssertEqual(DocumentStyle(audience: .product).facts(shown: 3, of: 3), [])
        XCTAssertEqual(DocumentStyle(audience: .all).facts(shown: 2, of: 3), [])
    }
}
