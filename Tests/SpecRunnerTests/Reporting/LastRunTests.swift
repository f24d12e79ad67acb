import SpecEvents
import XCTest

@testable import SpecRunner

/// How a run uses what is remembered of the last run.
final class LastRunTests: RunnerProcessTestCase {
    func testOfSeveralProcessesTheFirstGetsWhatTookLongest() throws {
        let names = ["adds", "adds (2)", "awaits"].map { "FixtureSuite.GreenSpec/arithmetic › \($0)" }
        // This bundle notes what each process is to run: the classes, each of them once, and the examples.
        let bundle = runner.file("bundle")
        let script = """
            #!/bin/sh
            [ -z "$SPEC_SELECTION" ] || echo "$1: $(tr '\\n' ';' < "$SPEC_SELECTION")" >> shares
            exec \(FixtureProcess.path) "$@"
            """
        try script.write(toFile: bundle, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle)
        let built = try TestBundle(path: bundle, environment: [:])
        LastRun.change(of: built.uniqueName, in: runner.file(".build")) {
            $0.update(.passed, zip(names, [0.01, 0.01, 100]))
        }
        let result = try runner.run(nil, "--bundle", bundle, "--jobs", "2", environment: ["FIXTURE": "Green"])
        XCTAssertEqual(result.status, 0, result.errors)
        // The process that listed the examples runs the first share, if that is possible.
        let shares = ["FixtureSuite.GreenSpec: \(names[2])", "FixtureSuite.GreenSpec: \(names[0]);\(names[1])"]
        XCTAssertEqual(
            runner.text("shares").split(separator: "\n").map(String.init).sorted(),
            shares.dropFirst(TestProcess.canRunSome ? 1 : 0).sorted()
        )
    }

    func testFastExamplesRunInTheProcessThatHasListedThem() throws {
        let bundle = runner.file("bundle")
        try "#!/bin/sh\necho start >> starts\nexec \(FixtureProcess.path) \"$@\"\n"
            .write(toFile: bundle, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle)
        let environment = ["FIXTURE": "Green"]
        func starts() throws -> Int {
            let before = runner.text("starts").count
            _ = try runner.run(nil, "--bundle", bundle, "--jobs", "2", "--format", "none", environment: environment)
            return (runner.text("starts").count - before) / "start\n".count
        }
        // The first run knows no durations, so it shares the examples among processes.
        XCTAssertGreaterThan(try starts(), 2)
        LastRun.change(of: try TestBundle(path: bundle, environment: [:]).uniqueName, in: runner.file(".build")) {
            let names = ["adds", "adds (2)", "awaits"].map { "FixtureSuite.GreenSpec/arithmetic › \($0)" }
            $0.update(.passed, names.map { ($0, 0.0001) })
        }
        XCTAssertEqual(try starts(), 1)
    }

    private func example(_ name: String) -> ExampleIdentity {
        ExampleIdentity(identifier: name, names: [name], location: nil)
    }

    private func outcome(_ name: String, _ status: ExampleResult.Status, _ duration: Double = 0, reason: String? = nil)
        -> (ExampleIdentity, ExampleResult)
    { (example(name), ExampleResult(status: status, duration: duration, reason: reason)) }

    func testAnExampleCountsAsFailedUntilItRunsAndPasses() {
        var lastRun = LastRun()
        lastRun.update(with: ["a", "b", "c", "d"].map { outcome($0, .failed) })
        lastRun.update(
            with: [
                outcome("a", .passed), outcome("b", .skipped, reason: "not focused, while others are"),
                outcome("c", .crashed),
                outcome("d", .skipped, reason: "stopped by SIGINT"),
            ]
        )
        XCTAssertEqual(lastRun.failures, ["b", "c", "d"])
        lastRun.keep(["a", "d"])
        XCTAssertEqual(lastRun.failures, ["d"])
    }

    func testFailuresAreRememberedWithTheirPlaces() throws {
        func failed(_ name: String, _ count: Int, _ message: String = "no") -> (ExampleIdentity, ExampleResult) {
            let failure = RecordedFailure(message: message, location: CodeLocation(file: "A.swift", line: 7))
            let placeless = RecordedFailure(message: "somewhere", location: nil)
            let failures = [placeless] + Array(repeating: failure, count: count)
            return (example(name), ExampleResult(status: .failed, duration: 0, failures: failures))
        }
        var lastRun = LastRun()
        lastRun.update(with: [failed("a", 1), failed("b", 9, String(repeating: "x", count: 5000))])
        XCTAssertEqual(lastRun.messages?["a"], [.init(message: "no", file: "A.swift", line: 7)])
        XCTAssertEqual(lastRun.messages?["b"]?.map(\.message.count), [4000, 4000, 4000, 4000])
        lastRun.update(with: [outcome("a", .passed)])
        XCTAssertEqual(lastRun.messages?.keys.sorted(), ["b"])
        let text = String(decoding: try JSONEncoder().encode(lastRun), as: UTF8.self)
        XCTAssertTrue(text.contains(#""messages":{"b":[{"#), text)
        lastRun.keep(["a"])
        XCTAssertNil(lastRun.messages)
        lastRun.update(with: (0..<300).map { failed("\($0)", 1) })
        XCTAssertEqual(lastRun.messages?.count, 200)
        XCTAssertEqual(lastRun.failures.count, 300)
    }

    func testRunsAtTheSameTimeLoseNoFailure() throws {
        let folder = runner.file(".build")
        DispatchQueue.concurrentPerform(iterations: 40) { number in
            LastRun.change(of: "A", in: folder) {
                $0.update(.failed, [("\(number)", 0)])
            }
        }
        XCTAssertEqual(LastRun.load(of: "A", from: folder).failures, Set((0..<40).map(String.init)))
    }

    func testALockThatIsHeldDelaysARunOnly() throws {
        let folder = runner.file(".build")
        LastRun.change(of: "A", in: folder) { _ in
            LastRun.change(of: "A", in: folder) {
                $0.update(.failed, [("a", 0)])
            }
        }
        XCTAssertEqual(LastRun.load(of: "A", from: folder).failures, ["a"])
    }

    func testOnlySlowExamplesAreRememberedByTheirNames() throws {
        var lastRun = LastRun()
        XCTAssertNil(lastRun.expectedDuration(of: example("a")))
        lastRun.update(
            with: [("a", 0.003), ("b", 0.001), ("c", 0.02), ("d", 1.23456)].map { outcome($0, .passed, $1) }
        )
        XCTAssertEqual(lastRun.slow, ["c": 0.02, "d": 1.235])
        XCTAssertEqual(["a", "c", "new"].map { lastRun.expectedDuration(of: example($0)) }, [0.002, 0.02, 0.002])
        lastRun.update(with: [("c", 0.01), ("d", 2)].map { outcome($0, .passed, $1) })
        XCTAssertEqual(lastRun.slow, ["d": 2])
        lastRun.keep(["a"])
        XCTAssertEqual(lastRun.slow, [:])
        lastRun.update(with: (0..<1000).map { outcome("\($0)", .passed, 0.01) })
        XCTAssertLessThan(try JSONEncoder().encode(lastRun).count, 100)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: runner.file(".build/specs/last-run"))) ?? []).sorted()
    }

    func testEachBundleIsRememberedByItself() throws {
        let bundles = try ["Mixed", "Helper"].map { try runner.makeBundle(of: $0) }
        for bundle in bundles { XCTAssertEqual(try runner.run(nil, "--bundle", bundle, "--format", "none").status, 1) }
        XCTAssertEqual(files.count, 2)
        let counts = try bundles.map { bundle in
            try runner.run(nil, "--bundle", bundle, "--only-failures", "--list").output.split(separator: "\n").count
        }
        XCTAssertEqual(counts[0], 3)
        XCTAssertGreaterThan(counts[1], 0)
        let both = ["--bundle", bundles[0], "--bundle", bundles[1], "--only-failures", "--list"]
        XCTAssertEqual(try runner.run(nil, both).output.split(separator: "\n").count, counts[0] + counts[1])
        XCTAssertEqual(files.count, 2)
    }

    func testAListOfAllExamplesForgetsThoseThatAreGone() throws {
        XCTAssertEqual(try runner.run("Mixed", "--format", "none").status, 1)
        // A run of some of the examples says nothing about the others.
        XCTAssertEqual(try runner.run("Green", "--format", "none", "--filter", "adds").status, 0)
        let name = try XCTUnwrap(files.first)
        XCTAssertTrue(runner.text(".build/specs/last-run/\(name)").contains("Mixed"))
        XCTAssertEqual(try runner.run("Green", "--list").status, 0)
        XCTAssertFalse(runner.text(".build/specs/last-run/\(name)").contains("Mixed"))
    }

    func testAFileThatHasChangedRunsBesideWhatFailed() throws {
        XCTAssertEqual(try runner.run("Mixed,Green", "--format", "none").status, 1)
        var options = Options()
        (options.bundles, options.packageRoot, options.onlyFailures) = ([FixtureProcess.path], runner.folder.path, true)
        for (file, count) in [(nil, 3), ("GreenSpec.swift", 6), ("OtherSpec.swift", 3)] {
            options.additionalPlaces = try file.map { [try XCTUnwrap(PlaceFilter($0))] } ?? []
            let list = try Session(options, ["FIXTURE": "Mixed,Green"]).listExamples()
            XCTAssertEqual(list.examples.count, count, file ?? "none")
        }
    }

    func testExamplesThatTookLongerAreSelected() throws {
        let names = ["adds", "adds (2)", "awaits"].map { "FixtureSuite.GreenSpec/arithmetic › \($0)" }
        let built = try TestBundle(path: FixtureProcess.path, environment: [:])
        LastRun.change(of: built.uniqueName, in: runner.file(".build")) {
            $0.update(.passed, zip(names, [0.03, 0.5, 2]))
        }
        func listed(_ words: String...) throws -> Int {
            try runner.run("Green", ["--list"] + words).output.split(separator: "\n").count
        }
        XCTAssertEqual(try ["0.02", "0.1", "0.5"].map { try listed("--only-slower", $0) }, [3, 2, 1])
        XCTAssertEqual(try listed("--only-slower", "0.1", "--filter", "awaits"), 1)
        let none = try runner.run("Green", "--only-slower", "3")
        XCTAssertEqual(none.status, 3)
        XCTAssertEqual(none.errors, "error: no selected example took longer than 3 s when it last ran\n")
        XCTAssertEqual(
            try runner.run("Green", "--only-slower", "0").errors,
            "error: --only-slower 0: the value has to be a number of seconds above 0 and below 1000000000\n"
        )
        XCTAssertEqual(
            try runner.run("Green", "--only-slower", "0.019").errors,
            "error: --only-slower 0.019: the value has to be 0.02 or greater: the durations of faster examples are not kept\n"
        )
        let rerun = try runner.run("Mixed", "--only-slower", "0.5")
        XCTAssertEqual(rerun.status, 3, "what never ran took no time")
    }

    func testFailuresThatAreGoneAreNamed() throws {
        XCTAssertEqual(try runner.run("Mixed", "--format", "none").status, 1)
        let result = try runner.run("Green", "--only-failures", "--list")
        XCTAssertEqual(result.status, 3)
        let note = "note: of what failed when it last ran, this is gone, or has another name: FixtureSuite.MixedSpec/"
        XCTAssertTrue(result.errors.hasPrefix(note), result.errors)
        XCTAssertEqual(try runner.run("Green", "--only-failures", "--list").errors.contains("gone"), false, "told once")
    }

    func testFailuresThatOtherOptionsLeaveOutAreCounted() throws {
        XCTAssertEqual(try runner.run("Mixed", "--format", "none").status, 1)
        XCTAssertEqual(try runner.run("Mixed", "--format", "none", "--only-failures").errors, "")
        let some = try runner.run("Mixed", "--format", "none", "--only-failures", "--filter", "loads")
        XCTAssertEqual(
            some.errors,
            "note: of 3 examples that failed when they last ran, the other options leave out 2\n"
        )
        let none = try runner.run("Mixed", "--only-failures", "--filter", "no such name")
        XCTAssertEqual(none.status, 3)
        XCTAssertEqual(
            none.errors,
            "note: of 3 examples that failed when they last ran, the other options leave out 3\n"
                + "error: no selected example failed when it last ran; "
                + "if something failed outside of examples, run without --only-failures\n"
        )
        let shards = try (1...2).map {
            try runner.run("Mixed", "--only-failures", "--list", "--shard", "\($0)/2").errors
        }
        XCTAssertEqual(
            shards.sorted(),
            [1, 2].map { "note: of 3 examples that failed when they last ran, the other options leave out \($0)\n" }
        )
    }
}

extension LastRun {
    /// Stores that the examples with these identifiers ended with this status, after these durations in seconds.
    mutating func update(_ status: ExampleResult.Status, _ durations: some Sequence<(String, Double)>) {
        update(
            with: durations.map { identifier, duration in
                let example = ExampleIdentity(identifier: identifier, names: [], location: nil)
                return (example, ExampleResult(status: status, duration: duration))
            }
        )
    }
}
