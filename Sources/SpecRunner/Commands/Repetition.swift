import Foundation
import SpecEvents
import SpecReports

/// `--repeat N`: everything N times, with a verdict on what fails now and then.
struct Repetition {
    private struct Count {
        var example: ExampleIdentity
        var runs = 0
        var failures = 0
        /// How often it passed, but not at the first attempt.
        var retries = 0
    }

    private var counts: [String: Count] = [:]

    init() {}

    /// Runs the examples again and again. What is printed and the file of events tell of each run, the other files of all
    /// as one, in which an example is shown as it ended at its worst.
    ///
    /// - Returns: Whether all runs were green.
    static func run(_ roster: ExampleList, in session: Session, _ reports: Reports) -> Bool {
        let events = reports.events()
        var streams: [RecordedStream] = []
        var duration = 0.0
        var repetition = Repetition()
        var isGreen = true
        var roster = roster
        for number in 1...session.options.repetitions where Interrupts.stopReason == nil {
            Console.write("Run \(number) of \(session.options.repetitions)\n\n")
            let recorder = Recorder()
            let summary = session.run(roster, CompositeReporter([recorder, events, reports.console()]))
            // A process runs its examples once.
            roster.process = nil
            isGreen = isGreen && summary.isSuccess
            duration += summary.duration
            streams.append(RecordedStream(name: "run \(number)", events: recorder.events))
            recorder.results.forEach { repetition.count($0.example, $0.result) }
            Console.write("\n")
        }
        Console.write(repetition.verdict)
        reports.documents().tell(MergedRun(of: streams).events, duration: duration)
        return isGreen
    }

    mutating func count(_ example: ExampleIdentity, _ result: ExampleResult) {
        guard result.status != .skipped else { return }
        var count = counts[example.identifier] ?? Count(example: example)
        count.runs += 1
        if result.isFailure { count.failures += 1 }
        if result.isFlaky { count.retries += 1 }
        counts[example.identifier] = count
    }

    /// What fails always, and what only now and then.
    var verdict: String {
        let unstable = counts.values.filter { $0.failures + $0.retries > 0 }
        guard !unstable.isEmpty else { return "Every example passed every time, at its first attempt.\n" }
        return unstable.sorted { $0.example.identifier < $1.example.identifier }.map { count in
            let word = count.failures == count.runs ? "always fails" : "is flaky"
            let retries = count.retries == 0 ? "" : ", passed on a retry \(count.retries)"
            return "\(count.example.fullName) \(word): failed \(count.failures)\(retries) of \(count.runs) times\n"
        }
        .joined()
    }
}
