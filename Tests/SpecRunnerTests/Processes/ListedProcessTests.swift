import SpecEvents
import XCTest

@testable import SpecRunner

/// The process that lists the examples and then runs those that the runner selects.
final class ListedProcessTests: RunnerProcessTestCase {
    private func output(_ suite: String, _ arguments: String..., environment: [String: String] = [:]) throws -> String {
        let result = try runner.run(suite, arguments + ["--format", "dots"], environment: environment)
        return result.errors + result.output.replacing(/in \d+\.\d\d s/, with: "in T")
    }

    func testAFocusOutsideOfTheSelectionHasNoEffect() throws {
        let place = "FixtureSuite/TraitsSpec.swift:\(try lineOfUnfocused())"
        XCTAssertEqual(try output("Focused", place), ".\n\n1 example in T\n")
        // Each run except the first one has its own process.
        let repeated = try output("Focused", place, "--repeat", "2", "--events", runner.file("events"))
        XCTAssertEqual(runner.text("events").matches(of: /"status":"passed"/).count, 2, repeated)
        XCTAssertTrue(try output("Focused").contains("focus is on"))
    }

    private func lineOfUnfocused() throws -> Int {
        let listed = try ExampleListing(bundles: [FixtureProcess.bundle(of: "Focused")], request: Request())
            .listExamples()
        return try XCTUnwrap(listed.examples.first { $0.names.last == "is not focused" }?.location?.line)
    }

    func testAFocusThatCameAfterwardsDoesNotHideWhatFailed() throws {
        let bundle = try FixtureProcess.bundle(of: "Focused")
        LastRun.change(of: bundle.uniqueName, in: runner.file(".build")) {
            $0.update(.failed, [("FixtureSuite.FocusedSpec/is not focused", 0)])
        }
        XCTAssertEqual(try output("Focused", "--only-failures"), ".\n\n1 example in T\n")
    }

    func testWhatAnOrderedExampleBuildsOnRunsBeforeIt() throws {
        let bundle = try FixtureProcess.bundle(of: "Traits")
        let listed = try ExampleListing(bundles: [bundle], request: Request()).listExamples()
        let line = try XCTUnwrap(listed.examples.first { $0.names == ["in order", "two"] }?.location?.line)
        let text = try output("Traits", "FixtureSuite/TraitsSpec.swift:\(line)")
        XCTAssertTrue(text.hasSuffix("2 examples in T\n"), text)
        LastRun.change(of: bundle.uniqueName, in: runner.file(".build")) {
            let names = ["in order › two", "traits › is slow"]
            $0.update(.failed, names.map { ("FixtureSuite.TraitsSpec/\($0)", 0) })
        }
        let note = "note: of 2 examples that failed when they last ran, the other options leave out 1\n"
        let again = try output("Traits", "--only-failures", "--filter", "in order")
        XCTAssertTrue(again.hasPrefix(note) && again.hasSuffix("2 examples in T\n"), again)
    }

    func testTheFolderForTemporaryFilesMayHaveALineBreak() throws {
        let folder = runner.file("a\nb")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let place = "FixtureSuite/TraitsSpec.swift:\(try lineOfUnfocused())"
        XCTAssertEqual(try output("Focused", place, environment: ["TMPDIR": folder]), ".\n\n1 example in T\n")
    }

    func testAForkedChildThatComesOutOfASpecIsEnded() throws {
        for jobs in ["1", "2"] {
            let text = try output("ForkingReader", "--jobs", jobs)
            XCTAssertTrue(text.hasSuffix("..\n\n2 examples in T\n"), text)
        }
    }

    func testWhatEachProcessTellsInTheSameWordsIsToldOnce() throws {
        let text = try output("Focused", "--jobs", "2", environment: ["CI": "true"])
        XCTAssertTrue(text.contains("2 examples, 1 failure outside examples in T\n"), text)
    }
}
