import SpecEvents
import TestSupport
import XCTest

/// Hooks of the suite, of classes and of configurations in a bundle that runs without the runner.
final class BundleHookTests: XCTestCase {
    func testSuiteHooksRunOnceAndAFailureAfterTheSuiteFailsTheRun() throws {
        let result = try FixtureProcess.run("SuiteHooks,Green")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output.components(separatedBy: "beforeSuite\n").count, 2, result.output)
        XCTAssertEqual(result.output.components(separatedBy: "afterSuite\n").count, 2, result.output)
        XCTAssertTrue(result.output.contains("error: afterSuite: expected to equal 2, got 1"), result.output)
    }

    func testWhatFailsAfterAHookAfterTheSuiteIsNotLost() throws {
        for result in try FixtureProcess.runAtOnce([("LateAfterSuite", [:]), ("LateSuiteCleanup", [:])]) {
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(
                result.messages,
                ["outside: a failure that came after its example had ended: expected to equal 2, got 1"]
            )
        }
    }

    func testADeclarationInAHookAfterTheSuiteIsAFailureOfTheRun() throws {
        let result = try FixtureProcess.run("DeclaringAfterSuite")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: `it` outside a spec"])
    }

    func testXCTestsAssertionsInTheHooksOfTheSuiteCount() throws {
        let before = try FixtureProcess.run("AssertingSuite", environment: ["FAILS": "before"])
        XCTAssertEqual(before.status, 1)
        assertList(
            before.messages,
            "AssertingSuiteSpec/one: beforeSuite: failed - not prepared",
            "AssertingSuiteSpec/two: beforeSuite: failed - not prepared"
        )
        let after = try FixtureProcess.run("AssertingSuite", environment: ["FAILS": "after"])
        XCTAssertEqual(after.status, 1)
        assertList(
            after.messages,
            "outside: afterSuite: failed - not put back",
            "outside: afterSuite: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - "
        )
        XCTAssertFalse(after.output.contains("Test Case 'SuiteHookCase"), after.output)
        XCTAssertTrue(after.output.contains("Executed 2 tests, with 0 failures"), after.output)
    }

    func testAHookOfTheSuiteThatThrowsNamesTheLineThatThrew() throws {
        let result = try FixtureProcess.run("ThrowingSuite")
        XCTAssertEqual(result.status, 1)
        let words = /\.passes : beforeSuite: threw Missing\(\)\nthrown at \S*SuiteFixtureSpec\.swift:40\n/
        XCTAssertNotNil(result.output.firstMatch(of: words), result.output)
    }

    func testWhatFailsAfterAHookOfTheSuiteIsNotLost() throws {
        let result = try FixtureProcess.run("LateSuite")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            ["outside: a failure that came after its example had ended: expected to equal 2, got 1"]
        )
    }

    func testDeclarationsInAConfigurationAreMistakes() throws {
        let result = try FixtureProcess.run("Green,WrongConfiguration")
        XCTAssertEqual(result.status, 1)
        assertList(
            result.messages,
            #"outside: describe("a group") in a configuration"#,
            #"outside: it("is an example") in a configuration"#,
            #"outside: it("is a table") in a configuration"#,
            "outside: `beforeAll` outside an ordered group",
            "outside: `afterAll` outside an ordered group",
            #"outside: no shared examples "nothing""#
        )
    }
}
