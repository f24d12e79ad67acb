import SpecEvents
import TestSupport
import XCTest

/// Which examples a bundle lists and runs, and in which order: XCTest arguments, filters, tags, focus and seeds.
final class BundleSelectionTests: XCTestCase {
    func testAnExampleThatIsNotThereIsNeverGreen() throws {
        let result = try FixtureProcess.run("Green", arguments: ["FixtureSuite.GreenSpec/arithmetic › divides"])
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "error: there is no example FixtureSuite.GreenSpec/arithmetic › divides")
    }

    func testXCTestsOwnArgumentsRunOneExample() throws {
        let result = try FixtureProcess.run("Green", arguments: ["FixtureSuite.GreenSpec/arithmetic › awaits"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testANestedClassIsSelectedByTheNameByWhichItIsListed() throws {
        let list = try FixtureProcess.run("Nested,Green", arguments: ["--list-tests"])
        XCTAssertTrue(list.output.contains("FixtureSuite.NestedSpec/is nested‚ too"), list.output)
        for specifier in ["FixtureSuite.NestedSpec/is nested‚ too", "FixtureSuite.Outer.NestedSpec/is nested"] {
            let one = try FixtureProcess.run("Nested,Green", arguments: [specifier])
            XCTAssertTrue(one.output.contains("Executed 1 test, with 0 failures"), one.output)
        }
        let both = try FixtureProcess.run("Nested,Green", arguments: ["FixtureSuite.GreenSpec,FixtureSuite.NestedSpec"])
        XCTAssertTrue(both.output.contains("Executed 5 tests, with 0 failures"), both.output)
    }

    func testAFilterSelectsTestMethodsByTheirNames() throws {
        let example = try FixtureProcess.run("Handwritten", environment: ["SPEC_FILTER": "passes"])
        XCTAssertEqual(example.status, 0, example.output)
        XCTAssertTrue(example.output.contains("Executed 1 test, with 0 failures"), example.output)
        let method = try FixtureProcess.run("Handwritten", environment: ["SPEC_FILTER": "HandwrittenSpec › testByHand"])
        XCTAssertEqual(method.statuses, [.failed])
        let others = try FixtureProcess.run("Green,Handwritten", environment: ["SPEC_FILTER": "adds"])
        XCTAssertEqual(others.statuses, [.passed, .passed])
        let tagged = try FixtureProcess.run("Traits,Handwritten", environment: ["SPEC_TAGS": "network"])
        XCTAssertEqual(tagged.statuses, [.passed])
    }

    func testAFilterThatMatchesNothingIsAFailure() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_FILTER": "no such name"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("error: no example matches the filter /no such name/"), result.output)
    }

    func testAFilterSelectsByTrueName() throws {
        let result = try FixtureProcess.run("Green,Mixed", environment: ["SPEC_FILTER": "<b>facts.*button$"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testABadFilterIsAFailure() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_FILTER": "("])
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "error: SPEC_FILTER=(: is not a regular expression: expected ')'")
    }

    /// SwiftPM passes a pair of quotes as the argument if its filter matches nothing.
    func testAFilterThatMatchesNothingTellsOfNamesThatLookOtherwise() throws {
        let note = """
            note: the filter matches no test of XCTest; names such as “is innocent‚ and sync” have look-alikes, \
            as 'swift test list' prints them

            """
        let result = try FixtureProcess.run("MainQueue", arguments: ["''"])
        XCTAssertTrue(result.output.contains(note), result.output)
        XCTAssertFalse(try FixtureProcess.run("Green", arguments: ["''"]).output.contains("note: "))
    }

    func testAFilterDoesNotHideWhatIsWrittenWrong() throws {
        let result = try FixtureProcess.run("Wrong", environment: ["SPEC_FILTER": "is fine"])
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "Executed 2 tests, with 1 failure", "`beforeAll` outside an ordered group")
    }

    func testTagsSelectExamples() throws {
        let result = try FixtureProcess.run("Traits", environment: ["SPEC_TAGS": "slow and not network"])
        XCTAssertEqual(result.status, 0)
        assertContains(result.output, "Executed 1 test, with 0 failures", "'TraitsSpec.traits › is slow' passed")
    }

    func testBadTagsAreAFailure() throws {
        let result = try FixtureProcess.run("Traits", environment: ["SPEC_TAGS": "slow and"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("SPEC_TAGS=slow and: ends where a tag should be"), result.output)
    }

    func testFocusSkipsWhatIsNotFocusedInAllClasses() throws {
        let result = try FixtureProcess.run("Green,Focused", environment: ["CI": ""])
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.contains("Executed 5 tests, with 4 tests skipped and 0 failures"), result.output)
        XCTAssertTrue(result.output.contains("Test skipped - not focused, while others are"), result.output)
    }

    func testFocusOnCIFailsAndRunsAll() throws {
        let result = try FixtureProcess.run("Focused", environment: ["CI": "true"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("TraitsSpec.swift:35: error: `.focused` on CI"), result.output)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
    }

    func testARandomOrderIsToldAndCanBeHadAgain() throws {
        let first = try FixtureProcess.run("Traits,Green", environment: ["SPEC_ORDER": "random"])
        let seed = first.output.firstMatch(of: /SPEC_ORDER=random SPEC_SEED=(\d+)/).map { String($0.1) } ?? ""
        let second = try FixtureProcess.run("Traits,Green", environment: ["SPEC_SEED": seed])
        let started = [first, second].map { result in
            result.events.compactMap { if case .exampleStarted(let example) = $0 { example.identifier } else { nil } }
        }
        XCTAssertEqual(started[0], started[1])
        XCTAssertEqual(first.events.first, .runStarted(exampleCount: 10, seed: UInt64(seed)))
    }

    func testTheSeedIsToldAlsoIfNobodyFollowsTheEvents() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_ORDER": "random", "SPEC_EVENTS": ""])
        XCTAssertNotNil(result.output.firstMatch(of: /Random order; to repeat it: SPEC_ORDER=random SPEC_SEED=\d+/))
    }

    func testABadOrderIsAFailure() throws {
        let order = try FixtureProcess.run("Green", environment: ["SPEC_ORDER": "alphabetical"])
        XCTAssertEqual(order.status, 1)
        XCTAssertTrue(order.output.contains("SPEC_ORDER=alphabetical: the order must be `declared` or `random`"))
        let seed = try FixtureProcess.run("Green", environment: ["SPEC_SEED": "x"])
        XCTAssertEqual(seed.status, 1)
        XCTAssertTrue(seed.output.contains("SPEC_SEED=x: is not a whole number from 0 to 18446744073709551615"))
    }

    func testWhatIsPrintedWhileListingStaysOutOfTheList() throws {
        let result = try FixtureProcess.run("Loud", arguments: ["--dump-tests-json"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("reading the groups"))
        let json = result.output.split(separator: "\n").filter { $0.hasPrefix("{") }
        XCTAssertEqual(json.count, 1)
        XCTAssertTrue(result.output.hasSuffix("\(json[0])\n"), result.output)
    }

    func testTheListAloneIsOnStandardOutput() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: FixtureProcess.path)
        process.arguments = ["--dump-tests-json"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(["FIXTURE": "Loud"]) { $1 }
        try process.run()
        try pipe.fileHandleForWriting.close()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertTrue(output.hasPrefix("{"), output)
        XCTAssertFalse(output.contains("reading the groups"), output)
    }
}
