import ChildProcesses
import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// `--watch` in a runner process, in a package whose `swift` is a script.
final class WatchLoopProcessTests: RunnerProcessTestCase {
    private let waiting = "waiting for a change; Ctrl-C ends\n"

    /// Sets how often the example has run so far. The example fails only in its second run.
    private func setRunCount(_ count: Int) throws {
        try Data(count: count).write(to: URL(fileURLWithPath: runner.file("count")))
    }

    private func startWatching(
        _ suite: String = "Wavering",
        input: Int32? = nil,
        format: String = "dots",
        doing first: String = "",
        arguments: [String] = []
    ) throws {
        try FileManager.default.createDirectory(atPath: runner.file("Sources"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: runner.file(".build/dep/Sources"),
            withIntermediateDirectories: true
        )
        try changeSource(to: suite)
        let target = #"{"name": "A", "type": "regular", "path": "Sources", "dependencies": []}"#
        let bundle = runner.file(".build/aPackageTests.xctest")
        try "#!/bin/sh\nexport FIXTURE=$(cat Sources/A.swift)\n\(first)\nexec \(FixtureProcess.path) \"$@\"\n"
            .write(toFile: bundle, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle)
        try
            #"{"dependencies": [{"fileSystem": [{"path": "\#(runner.file(".build/dep"))"}]}], "products": [], "targets": [\#(target)]}"#
            .write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        let dependency = #"{"dependencies": [], "products": [], "targets": [\#(target)]}"#
        let script = """
            case "$*" in
                *dep\\ dump-package) echo '\(dependency)' ;;
                *dump-package) cat manifest.json ;;
                *--show-bin-path) echo $PWD/.build; echo asked >> .build/asked ;;
                *--scratch-path*) mkdir -p scratch; touch scratch/Built.swift ;;
                *) ! grep broken Sources/A.swift ;;
            esac
            """
        let environment = try runner.environment(swift: script)
            .merging(["COUNT": runner.file("count")]) { $1 }
        try runner.start(nil, ["--watch", "--format", format] + arguments, environment: environment, input: input)
    }

    /// Changes the source, which names the bundle's suite. The file is replaced at once, so that no run sees half of a change.
    private func changeSource(to text: String) throws {
        let draft = runner.file(".build/A.swift")
        try text.write(toFile: draft, atomically: false, encoding: .utf8)
        XCTAssertEqual(rename(draft, runner.file("Sources/A.swift")), 0)
    }

    /// Waits until the runner has begun to wait for the given number of times.
    private func waitForWait(_ number: Int, line: UInt = #line) {
        _ = eventually { waits >= number }
        XCTAssertEqual(waits, number, runner.text("err"), line: line)
    }

    private var waits: Int { runner.text("err").components(separatedBy: waiting).count - 1 }

    /// The summaries of the runs so far.
    private var summaries: [String] {
        runner.text("out").matches(of: /\d+ examples?(, \d+ failed)? in/).map { String($0.0.dropLast(3)) }
    }

    private func interrupt(line: UInt = #line) {
        runner.send(SIGINT)
        let result = runner.result()
        XCTAssertFalse(result.wasKilled, line: line)
        XCTAssertEqual(result.status, 128 + SIGINT, line: line)
    }

    func testWhatFailedRunsFirstAndOnceItPassesEverything() throws {
        try setRunCount(1)
        try startWatching()
        waitForWait(1)
        XCTAssertEqual(summaries, ["2 examples, 1 failed"])

        try setRunCount(1)
        try changeSource(to: "Wavering")
        waitForWait(2)
        XCTAssertEqual(summaries.dropFirst(1), ["1 example, 1 failed"])

        try changeSource(to: "Wavering")
        waitForWait(3)
        XCTAssertEqual(summaries.dropFirst(2), ["1 example", "2 examples"])

        try setRunCount(1)
        try changeSource(to: "Wavering")
        waitForWait(4)
        XCTAssertEqual(summaries.dropFirst(4), ["2 examples, 1 failed"])

        // The example that failed no longer exists.
        try changeSource(to: "Green")
        waitForWait(5)
        XCTAssertEqual(summaries.dropFirst(5), ["3 examples"])

        interrupt()
        XCTAssertEqual(
            runner.text("err"),
            waiting + "\n— A.swift changed: the examples that failed —\n" + waiting
                + "\n— A.swift changed: the examples that failed —\n\n— no selected example fails now: all —\n"
                + waiting
                + "\n— A.swift changed —\n" + waiting
                + "\n— A.swift changed: the examples that failed —\n\n— no selected example fails now: all —\n"
                + waiting
        )
    }

    func testTheDocumentationIsPrintedOnceAndThenWhatChanged() throws {
        try setRunCount(0)
        try startWatching(format: "documentation")
        waitForWait(1)
        XCTAssertFalse(runner.text("out").contains("as before"))
        let first = runner.text("out").utf8.count

        try setRunCount(0)
        try changeSource(to: "Wavering")
        waitForWait(2)
        interrupt()
        let second = String(decoding: runner.text("out").utf8.dropFirst(first), as: UTF8.self)
        XCTAssertTrue(second.hasPrefix("\n- 2 examples ended as before\n\n2 examples in "), second)
    }

    func testABuildThatFailsWaitsForTheNextChange() throws {
        try startWatching()
        waitForWait(1)
        try changeSource(to: "broken")
        waitForWait(2)
        try changeSource(to: "Green")
        waitForWait(3)
        XCTAssertEqual(summaries, ["2 examples", "3 examples"])
        interrupt()
        XCTAssertEqual(
            runner.text("err"),
            waiting + "\n— A.swift changed —\nbroken\nerror: `swift build --build-tests --quiet` failed; see above\n"
                + waiting + "\n— A.swift changed —\n" + waiting
        )
    }

    func testAChangeInAPackageBesideCounts() throws {
        try startWatching("Green")
        waitForWait(1)
        try "".write(toFile: runner.file(".build/dep/Sources/D.swift"), atomically: true, encoding: .utf8)
        waitForWait(2)
        XCTAssertEqual(summaries, ["3 examples", "3 examples"])
        interrupt()
    }

    private var questions: Int { runner.text(".build/asked").components(separatedBy: "asked").count - 1 }

    func testSwiftIsAskedForTheFolderOfTheBundleAgainOnlyIfTheManifestChanges() throws {
        try startWatching("Green")
        waitForWait(1)
        try changeSource(to: "Green")
        waitForWait(2)
        XCTAssertEqual(questions, 1)

        for (number, manifest) in [(3, "Package.swift"), (4, "Package@swift-6.2.swift")] {
            try "// \(number)".write(toFile: runner.file(manifest), atomically: true, encoding: .utf8)
            waitForWait(number)
            XCTAssertEqual(questions, number - 1, manifest)
        }
        interrupt()
        XCTAssertEqual(summaries, Array(repeating: "3 examples", count: 4))
    }

    func testATargetThatTheManifestGetsIsWatched() throws {
        try startWatching("Green")
        waitForWait(1)
        try FileManager.default.createDirectory(atPath: runner.file("More"), withIntermediateDirectories: true)
        try "".write(toFile: runner.file("More/B.swift"), atomically: true, encoding: .utf8)
        let manifest = runner.text("manifest.json")
        try manifest.replacing("Sources", with: "More")
            .write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        try "".write(toFile: runner.file("Package.swift"), atomically: true, encoding: .utf8)
        waitForWait(2)
        try "1".write(toFile: runner.file("More/B.swift"), atomically: true, encoding: .utf8)
        waitForWait(3)
        interrupt()
        XCTAssertEqual(
            runner.text("err"),
            waiting + "\n— Package.swift changed —\n" + waiting + "\n— B.swift changed —\n" + waiting
        )
    }

    func testSwiftIsAskedAgainIfTheBundleIsGone() throws {
        try startWatching("Green")
        waitForWait(1)
        try FileManager.default.removeItem(atPath: runner.file(".build/aPackageTests.xctest"))
        try changeSource(to: "Green")
        waitForWait(2)
        XCTAssertEqual(questions, 2)
        interrupt()
        XCTAssertTrue(runner.text("err").contains("/.build: the package has no test target\n"), runner.text("err"))
    }

    func testARunThatWritesBesideTheSourcesStartsNoOther() throws {
        try startWatching("Green", arguments: ["--events", "Sources/events.c"])
        waitForWait(1)
        for name in ["log/watch.log", "Sources/watch.log", "Notes.swift"] {
            let file = URL(fileURLWithPath: runner.file(name))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try "written".write(to: file, atomically: false, encoding: .utf8)
        }
        try changeSource(to: "Green")
        waitForWait(2)
        interrupt()
        XCTAssertEqual(runner.text("err"), waiting + "\n— A.swift changed —\n" + waiting)
    }

    func testWhatSwiftPMBuildsIsNoChange() throws {
        try startWatching("Green", arguments: ["--scratch-path", "scratch"])
        waitForWait(1)
        try changeSource(to: "Green")
        waitForWait(2)
        interrupt()
        XCTAssertEqual(runner.text("err"), waiting + "\n— A.swift changed —\n" + waiting)
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.file("scratch/Built.swift")))
    }

    func testAPackageWhoseManifestCannotBeReadIsWatchedAlone() throws {
        try FileManager.default.createDirectory(atPath: runner.file("bin"), withIntermediateDirectories: true)
        let script = "case \"$*\" in *dump-package) exit 1 ;; *) echo broken >&2; exit 1 ;; esac"
        try runner.start(nil, ["--watch"], environment: try runner.environment(swift: script))
        waitForWait(1)
        interrupt()
        let root = try XCTUnwrap(WorkingFolder("/").realPath(of: runner.folder.path))
        XCTAssertEqual(
            runner.text("err"),
            "warning: `swift package --package-path \(root) dump-package` failed; see above; "
                + "only the files of this package are watched\nbroken\n"
                + "error: `swift build --build-tests --quiet` failed; see above\n" + waiting
        )
    }

    func testAChangeDuringTheFirstRunCounts() throws {
        try startWatching("Nested", doing: "echo began > began; until [ -e gate ]; do sleep 0.01; done")
        XCTAssertTrue(runner.wait(for: "began", in: "began"))
        try changeSource(to: "Green")
        try Data().write(to: URL(fileURLWithPath: runner.file("gate")))
        waitForWait(2)
        XCTAssertEqual(summaries, ["2 examples", "3 examples"])
        interrupt()
    }
}
