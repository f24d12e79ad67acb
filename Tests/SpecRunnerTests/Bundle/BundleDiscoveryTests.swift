import SpecEvents
import XCTest

/// Which classes a bundle finds and runs, and what it says about those that it cannot run.
final class BundleDiscoveryTests: XCTestCase {
    private func identifiers(_ result: FixtureProcess.Result) -> [String] {
        result.events.compactMap { event in
            if case .exampleFinished(let example, _) = event { example.identifier } else { nil }
        }
    }

    private func failures(_ result: FixtureProcess.Result) -> [String] {
        result.events.compactMap { event in
            if case .failedOutsideExamples(let failure) = event { failure.message } else { nil }
        }
    }

    private static let hidden = "Hidden,Alike,Extending,Concrete,Abstract"
    private static let identifiersOfHidden = [
        "FixtureSuite.HiddenSpec/is hidden", "FixtureSuite.HiddenSpec/is hidden‚ too",
        "FixtureSuite.AlikeSpec/in order › is alike", "FixtureSuite.AlikeSpec/in order › differs",
        "FixtureSuite.AlikeSpec/in order › is alike (2)", "FixtureSuite.ExtendingSpec/is in an extension",
        "FixtureSuite.ConcreteSpec/is concrete",
    ]

    // MARK: Classes that no other code names

    func testPrivateNestedAndLocalClassesRunInTheOrderOfTheirDeclaration() throws {
        let result = try FixtureProcess.run(Self.hidden)
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertEqual(identifiers(result), Self.identifiersOfHidden)
    }

    func testClassesRunByModuleFileAndLine() throws {
        let result = try FixtureProcess.run("Hidden,Nested,Green")
        let classes = identifiers(result).map { $0.prefix { $0 != "/" }.dropFirst("FixtureSuite.".count) }
        let inOrder = classes.reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
        XCTAssertEqual(inOrder, ["GreenSpec", "NestedSpec", "HiddenSpec"])
    }

    func testEachIsSelectedByItsIdentifierAndByTheNameByWhichItIsListed() throws {
        let list = try FixtureProcess.run(Self.hidden, arguments: ["--list-tests"])
        for identifier in Self.identifiersOfHidden {
            let one = try FixtureProcess.run(Self.hidden, arguments: [identifier])
            XCTAssertEqual(one.status, 0, one.output)
            // For an example in an ordered group, the examples before it run, too.
            XCTAssertEqual(identifiers(one).last, identifier)
            XCTAssertEqual(identifiers(one).count, identifier.hasSuffix("in order › differs") ? 2 : 1)
            let name = identifier.split(separator: "/")[1]
            XCTAssertTrue(list.output.contains("/\(name)\n"), "\(identifier) in \(list.output)")
        }
        let listed = "(extension in FixtureSuite):Swift.ExtendingSpec/is in an extension"
        XCTAssertTrue(list.output.contains(listed), list.output)
        XCTAssertEqual(identifiers(try FixtureProcess.run(Self.hidden, arguments: [listed])).count, 1)
        let both = try FixtureProcess.run(Self.hidden, arguments: ["FixtureSuite.AlikeSpec,FixtureSuite.HiddenSpec"])
        XCTAssertEqual(identifiers(both), Array(Self.identifiersOfHidden[..<5]))
    }

    func testOrderedGroupsOfClassesOfOneNameAreDifferentGroups() throws {
        let result = try FixtureProcess.run("Alike")
        let groups = result.events.compactMap { event in
            if case .exampleStarted(let example) = event { example.orderedGroup } else { nil }
        }
        XCTAssertEqual(groups.count, 3)
        XCTAssertEqual(groups[0], groups[1])
        XCTAssertNotEqual(groups[1], groups[2])
    }

    func testAnUnknownExampleOfAHiddenClassIsAFailure() throws {
        let result = try FixtureProcess.run(Self.hidden, arguments: ["FixtureSuite.AlikeSpec/in order › is alike (3)"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: there is no example FixtureSuite.AlikeSpec/in order › is alike (3)"])
    }

    func testAnUnknownClassOfTheBundleIsAFailureAndOneOfAnotherBundleIsNot() throws {
        let unknown = try FixtureProcess.run("Green", arguments: ["FixtureSuite.NoSpec"])
        XCTAssertEqual(unknown.messages, ["outside: there is no example FixtureSuite.NoSpec"])
        XCTAssertEqual(unknown.status, 1)
        let other = try FixtureProcess.run("Green", arguments: ["OtherTests.NoSpec/is there"])
        XCTAssertEqual(other.status, 0, other.output)
        XCTAssertEqual(identifiers(other), [])
    }

    func testAnExampleThatIsNotRunIsMissedAlsoIfAnotherRunsTwice() throws {
        let result = try FixtureProcess.run("Twice,Overriding")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: 2 examples did not run"])
    }

    func testACaseThatItsClassGivesAnotherNameIsMissed() throws {
        let result = try FixtureProcess.run("Renaming")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: 1 example did not run"])
    }

    // MARK: Test runners

    func testAllFunctionsOfXCTestRunTheSpecs() throws {
        for runner in ["", "argument", "observers", "selecting"] {
            let result = try FixtureProcess.run("Green,Plain", environment: ["FIXTURE_RUNNER": runner])
            XCTAssertEqual(result.status, 0, result.output)
            XCTAssertEqual(identifiers(result).count, 3, runner)
            // XCTest prints nothing if the runner has its own observers.
            let isPrinted = result.output.contains("Executed 5 tests, with 0 failures")
            XCTAssertEqual(isPrinted, runner != "observers", result.output)
        }
    }

    func testAProcessOfTheRunnerRunsNoOtherTests() throws {
        let supervisor = "\(ProcessInfo.processInfo.processIdentifier)"
        let result = try FixtureProcess.run("Green,Plain", environment: ["SPEC_SUPERVISED": supervisor])
        XCTAssertEqual(identifiers(result).count, 3)
        XCTAssertFalse(result.output.contains("PlainTests"), result.output)
    }

    func testARunnerThatNeverCallsXCTestFails() throws {
        let one = try FixtureProcess.run("Green", environment: ["FIXTURE_RUNNER": "none"])
        XCTAssertEqual(one.status, 1)
        let message = """
            the examples of GreenSpec did not run
            The process ended without a call of XCTest's function `XCTMain` that came to Spec, which adds them there: where \
            Spec is a dynamic library, XCTest's own function is found first.
            Fix: link the product Spec statically, as SwiftPM does by default, to a test runner that calls `XCTMain`.
            """
        XCTAssertEqual(failures(one), [message])
        XCTAssertTrue(one.output.contains("error: \(message)"), one.output)
        let two = try FixtureProcess.run("Green,Mixed", environment: ["FIXTURE_RUNNER": "none"])
        XCTAssertEqual(two.messages, ["outside: the examples of GreenSpec and of 1 more spec class did not run"])
    }

    func testItFailsAlsoIfAnotherThreadEndsTheProcess() throws {
        let result = try FixtureProcess.run("Green", environment: ["FIXTURE_RUNNER": "thread"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: the examples of GreenSpec did not run"])
    }

    func testAProcessForTheTestsOfSwiftTestingNeedNotCallXCTest() throws {
        let result = try FixtureProcess.run(
            "Green",
            arguments: ["--testing-library", "swift-testing"],
            environment: ["FIXTURE_RUNNER": "none"]
        )
        XCTAssertEqual(result.status, 0, result.output)
        let process = try FixtureProcess.run("", environment: ["FIXTURE_RUNNER": "none"])
        XCTAssertEqual(process.status, 0, process.output)
    }

    func testARunnerThatCallsXCTestPastSpecFails() throws {
        let result = try FixtureProcess.run("Green,Plain", environment: ["FIXTURE_RUNNER": "past"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
        XCTAssertEqual(result.messages, ["outside: the examples of GreenSpec did not run"])
    }

    // MARK: A runner that selects, as that of Bazel's rules_swift

    private func shards(_ suites: String, _ environment: [String: String] = [:]) throws -> [FixtureProcess.Result] {
        let status = FileManager.default.temporaryDirectory.appending(path: "status-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: status) }
        return try (0..<3).map { index in
            let variables = [
                "FIXTURE_RUNNER": "selecting", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
                "TEST_SHARD_STATUS_FILE": status.path,
            ]
            return try FixtureProcess.run(suites, environment: variables.merging(environment) { $1 })
        }
    }

    func testEachExampleAndTestMethodRunsInOneOfItsShards() throws {
        let results = try shards("Green,Hidden,Beside,Plain")
        XCTAssertEqual(results.map(\.status), [0, 0, 0], results[0].output)
        let ran = results.flatMap(identifiers)
        XCTAssertEqual(ran.count, 7)
        XCTAssertEqual(Set(ran).count, 7)
        let output = results.map(\.output).joined()
        for test in ["BesideSpec.testBeside", "PlainTests.testOne", "PlainTests.testTwo"] {
            XCTAssertEqual(output.components(separatedBy: "'\(test)' passed").count, 2, "\(test) in \(output)")
        }
        XCTAssertTrue(output.contains("the runner is told 0"), output)
    }

    func testItsFilterMayMatchOtherTestsOnly() throws {
        let results = try shards("Green,Beside,Plain", ["TESTBRIDGE_TEST_ONLY": "BesideSpec/testBeside|testOne"])
        XCTAssertEqual(results.map(\.status), [0, 0, 0], results.map(\.output).joined())
        let output = results.map(\.output).joined()
        for test in ["BesideSpec.testBeside", "PlainTests.testOne"] {
            XCTAssertEqual(output.components(separatedBy: "'\(test)' passed").count, 2, "\(test) in \(output)")
        }
        XCTAssertFalse(output.contains("testTwo"), output)
    }

    func testItsFilterThatMatchesNothingIsAFailure() throws {
        let results = try shards("Green,Plain", ["TESTBRIDGE_TEST_ONLY": "no such name"])
        XCTAssertEqual(results.map(\.status), [1, 0, 0])
        let alone = try FixtureProcess.run(
            "Green,Plain",
            environment: ["FIXTURE_RUNNER": "selecting", "TESTBRIDGE_TEST_ONLY": "no such name"]
        )
        XCTAssertEqual(alone.messages, ["outside: no example matches the filter /no such name/"])
    }
}
