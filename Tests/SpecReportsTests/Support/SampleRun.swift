import SpecEvents
import SpecReports

/// The events of a run with examples that end in different ways, and a failure outside of examples.
enum SampleRun {
    static let events: [Event] = [
        .runStarted(exampleCount: 5),
        example(["Screen", "shows a button"], ExampleResult(status: .passed, duration: 0.001)),
        example(
            ["Screen", "after a tap", "loads"],
            ExampleResult(
                status: .failed,
                duration: 1.25,
                failures: [
                    RecordedFailure(
                        message: "expected to equal 2, got 1\nsecond line",
                        location: CodeLocation(file: "/p/A.swift", line: 3)
                    ),
                    RecordedFailure(message: "no place", location: nil),
                ],
                output: ["printed"]
            )
        ),
        example(
            ["Screen", "after a tap", "is skipped"],
            ExampleResult(status: .skipped, duration: 0, reason: "no network")
        ),
        example(
            ["Screen", "is left"],
            ExampleResult(
                status: .crashed,
                duration: 0.2,
                reason: "the process was ended by signal 4 (SIGILL)",
                output: ["last words"]
            )
        ),
        example(
            ["Other", "exits"],
            ExampleResult(status: .exited, duration: 0, reason: "the process exited with status 3")
        ),
        .failedOutsideExamples(RecordedFailure(message: "late", location: CodeLocation(file: "/q/B.swift", line: 9))),
        .runFinished,
    ]

    private static func example(_ names: [String], _ result: ExampleResult) -> Event {
        .exampleFinished(
            ExampleIdentity(
                identifier: "M.Spec/\(names.joined(separator: " › "))",
                names: names,
                location: CodeLocation(file: "/p/Spec.swift", line: names.count)
            ),
            result
        )
    }

    /// What the reporter that `make` creates writes for the sample.
    static func text(_ make: (@escaping (String) -> Void) -> any Reporter) -> String {
        FixtureRun.text(of: events, duration: 125.4, make)
    }
}
