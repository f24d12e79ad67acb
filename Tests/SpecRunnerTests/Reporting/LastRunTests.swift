import Foundation
import XCTest

@testable import SpecRunner

/// What a run makes of what is remembered of the last one.
final class LastRunTests: RunnerProcessTestCase {
    func testOfSeveralProcessesTheFirstGetsWhatTookLongest() throws {
        var lastRun = LastRun()
        let names = ["adds", "adds (2)", "awaits"].map { "FixtureSuite.GreenSpec/arithmetic › \($0)" }
        for (name, duration) in zip(names, [0.01, 0.01, 100]) {
            lastRun.outcomes[name] = LastRun.Outcome(hasFailed: false, duration: duration)
        }
        let folder = runner.folder.appending(path: ".build/specs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(lastRun).write(to: folder.appending(path: "last-run.json"))
        // A bundle that notes what each process is to run: the classes, each once, and the examples.
        let bundle = runner.file("bundle")
        let script = """
            #!/bin/sh
            [ -z "$SPEC_SELECTION" ] || echo "$1: $(tr '\\n' ';' < "$SPEC_SELECTION")" >> shares
            exec \(FixtureProcess.path) "$@"
            """
        try script.write(toFile: bundle, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle)
        let result = try runner.run(nil, "--bundle", bundle, "--jobs", "2", environment: ["FIXTURE": "Green"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            Set(runner.text("shares").split(separator: "\n").map(String.init)),
            ["FixtureSuite.GreenSpec: \(names[2])", "FixtureSuite.GreenSpec: \(names[0]);\(names[1])"]
        )
    }
}
