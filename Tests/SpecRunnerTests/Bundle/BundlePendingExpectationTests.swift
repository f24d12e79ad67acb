import SpecEvents
import TestSupport
import XCTest

/// What a process says of expectations without a matcher.
final class BundlePendingExpectationTests: SharedTestCase {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "../../FixtureSuite/ForgetfulSpec.swift"
    ).standardized.path

    /// The headings that the output has, with the lines that they are at and the test, if they name one.
    private func headings(_ output: String) -> [String] {
        output.split(separator: "\n").filter { $0.contains("without a matcher") }
            .map { String($0).replacing(Self.file, with: "F") }
    }

    func testInASpec() throws {
        let result = try FixtureProcess.run("Forgetful")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.passed, .failed, .passed])
        XCTAssertEqual(
            result.messages,
            [
                "ForgetfulSpec/forgets a matcher: `expect` without a matcher", "outside: `expect` without a matcher",
            ]
        )
    }

    func testInTestsOfXCTest() throws {
        let result = try FixtureProcess.run("ForgetfulTests")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            headings(result.output),
            [
                "F:45: error: ForgetfulTests.testForgets : `expect` without a matcher",
                "F:46: error: ForgetfulTests.testForgets : `require` without a matcher",
                "F:33: error: ForgetfulTests.testForgetsInSetUp : `expect` without a matcher",
                "F:30: error: `expect` without a matcher",
                "F:36: error: `expect` without a matcher",
            ]
        )
        XCTAssertTrue(
            result.output.contains("Executed 6 tests, with 1 test skipped and 4 failures (1 unexpected)"),
            result.output
        )
        XCTAssertEqual(
            result.messages,
            ["outside: `expect` without a matcher", "outside: `expect` without a matcher"]
        )
    }

    func testInTestsOfSwiftTesting() throws {
        let result = try FixtureProcess.run(
            "SwiftTesting",
            arguments: ["--testing-library", "swift-testing"],
            environment: ["FIXTURE_RUNNER": "testing"]
        )
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(headings(result.output), ["F:57: error: `expect` without a matcher"])
        XCTAssertTrue(result.output.contains("Test run with 2 tests in 1 suite passed"), result.output)
    }
}
