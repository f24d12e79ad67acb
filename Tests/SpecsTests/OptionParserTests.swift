import XCTest

@testable import specs

final class OptionParserTests: XCTestCase {
    private func options(_ arguments: String...) throws -> Options {
        try OptionParser.options(from: arguments)
    }

    private func problem(_ arguments: String..., line: UInt = #line) -> String {
        do {
            _ = try OptionParser.options(from: arguments)
            XCTFail("no error", line: line)
            return ""
        } catch {
            return "\(error)"
        }
    }

    func testWithoutArgumentsAllIsPrintedAsDocumentation() throws {
        XCTAssertEqual(try options(), Options())
        XCTAssertEqual(try options().format, .documentation)
    }

    func testValuesStandBehindABlankOrAnEqualsSign() throws {
        XCTAssertEqual(try options("--format", "dots").format, .dots)
        XCTAssertEqual(try options("--format=none").format, .none)
        XCTAssertEqual(try options("--filter", "a b").filter, "a b")
        XCTAssertEqual(try options("--filter=a=b").filter, "a=b")
        XCTAssertEqual(try options("--bundle", "x").bundle, "x")
        XCTAssertTrue(try options("--list").isList)
        XCTAssertTrue(try options("--help").isHelp)
        XCTAssertTrue(try options("-h").isHelp)
    }

    func testAnUnknownOptionIsMetWithTheNearestOne() {
        XCTAssertEqual(problem("--fromat", "dots"), "unknown option --fromat; did you mean --format?")
        XCTAssertEqual(
            problem("--frobnicate"),
            "unknown option --frobnicate; the options are --format, --filter, --list, --bundle, --help"
        )
    }

    func testAWordByItselfIsMetWithTheFilter() {
        XCTAssertEqual(problem("button"), "unexpected argument button; to run examples by name, use --filter button")
    }

    func testAnUnknownFormatIsMetWithAllOfThem() {
        XCTAssertEqual(
            problem("--format", "dot"),
            "--format dot: there are the formats documentation, dots, none; did you mean dots?"
        )
        XCTAssertEqual(problem("--format", "xml"), "--format xml: there are the formats documentation, dots, none")
    }

    func testAMissingValueIsAskedFor() {
        XCTAssertEqual(problem("--format"), "--format needs a value: documentation, dots, none")
        XCTAssertEqual(problem("--filter="), "--filter needs a value: a regular expression over the names of examples")
        XCTAssertEqual(problem("--bundle"), "--bundle needs a value: the path of a test executable")
    }

    func testABadRegularExpressionIsRefused() {
        XCTAssertEqual(problem("--filter", "("), "--filter (: is not a regular expression: expected ')'")
    }
}
