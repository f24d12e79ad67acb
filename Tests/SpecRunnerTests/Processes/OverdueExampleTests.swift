import SpecEvents
import XCTest

@testable import SpecRunner

/// An example that exceeds its time limit but ends just as the runner kills its process.
final class OverdueExampleTests: XCTestCase {
    private let examples = ["M.C/slow", "M.C/next"].map {
        ExampleIdentity(identifier: $0, names: [$0], location: nil, timeLimit: 0.1)
    }

    func testTheExampleAfterItIsNotTheOneThatTookTooLong() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let passed = ExampleResult(status: .passed, duration: 0.1)
        let events: [Event] = [
            .exampleStarted(examples[0]), .exampleFinished(examples[0], passed), .exampleStarted(examples[1]),
        ]
        let lines = events.lines.split(separator: "\n").map { "'\($0)'" }
        let bundle = try TestBundle(
            path: runner.makeBundle(
                """
                end() { printf '%s\\n' \(lines[1]) \(lines[2]) >> "$SPEC_EVENTS"; trap - QUIT; kill -QUIT $$; }
                trap end QUIT
                printf '%s\\n' \(lines[0]) >> "$SPEC_EVENTS"
                while :; do sleep 0.05; done
                """
            ),
            environment: [:]
        )
        let limits = TimeLimits(grace: .milliseconds(100))
        let worker = Worker(try TestProcess(bundle, toRun: examples, Request(), limits, 1), examples)
        try worker.process.resume()
        var results: [String: ExampleResult.Status] = [:]
        let deadline = ContinuousClock.now + .seconds(60)
        while .now < deadline {
            let hasEnded = worker.poll { event in
                if case .exampleFinished(let example, let result) = event {
                    results[example.identifier] = result.status
                }
            }
            if hasEnded { break }
            usleep(1_000)
        }
        XCTAssertEqual(results, ["M.C/slow": .passed])
        XCTAssertEqual(worker.forAnotherProcess, [examples[1]])
    }
}
