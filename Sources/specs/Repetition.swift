import Foundation
import SpecEvents
import SpecReports

/// `--repeat N`: everything N times, with a verdict on what fails now and then.
struct Repetition {
    private var counts: [String: (example: ExampleIdentity, failures: Int, runs: Int)] = [:]

    /// Runs the examples again and again.
    ///
    /// - Parameter reporter: Makes the reporter of one run.
    /// - Returns: Whether all runs were green.
    static func run(
        _ examples: [ExampleIdentity],
        in session: Session,
        reporter: () -> any Reporter
    ) -> Bool {
        var repetition = Repetition()
        var isGreen = true
        for number in 1...session.options.repetitions where Interrupts.stopSignal == nil {
            Console.write("Run \(number) of \(session.options.repetitions)\n\n")
            let recorder = Recorder()
            let summary = session.run(examples, CompositeReporter([recorder, reporter()]))
            isGreen = isGreen && summary.isSuccess
            recorder.results.forEach { repetition.count($0.example, $0.result) }
            Console.write("\n")
        }
        Console.write(repetition.verdict)
        return isGreen
    }

    mutating func count(_ example: ExampleIdentity, _ result: ExampleResult) {
        guard result.status != .skipped else { return }
        var count = counts[example.identifier] ?? (example, 0, 0)
        count.runs += 1
        if result.isFailure || result.isFlaky { count.failures += 1 }
        counts[example.identifier] = count
    }

    /// What fails always, and what only now and then.
    var verdict: String {
        let failing = counts.values.filter { $0.failures > 0 }.sorted { $0.example.identifier < $1.example.identifier }
        guard !failing.isEmpty else { return "Every example passed every time.\n" }
        return failing.map { count in
            let word = count.failures == count.runs ? "always fails" : "is flaky"
            return "\(count.example.fullName) \(word): failed \(count.failures) of \(count.runs) times\n"
        }
        .joined()
    }
}
