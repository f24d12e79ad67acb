import SpecEvents
import SpecReports

/// A reporter that passes on results in the order of the list. It holds back each result until the
/// results of all preceding examples have arrived.
final class OrderedReporter: Reporter {
    private let reporter: any Reporter
    private let positions: [String: Int]
    private var waiting: [Int: Event] = [:]
    private var next = 0

    init(_ examples: [ExampleIdentity], _ reporter: any Reporter) {
        self.reporter = reporter
        positions = examples.positions
    }

    func report(_ event: Event) {
        if event == .runFinished { flush() }
        guard case .exampleFinished(let example, _) = event, let position = positions[example.identifier]
        else {
            return reporter.report(event)
        }
        waiting[position] = event
        while let event = waiting.removeValue(forKey: next) {
            reporter.report(event)
            next += 1
        }
    }

    func clearLine() {
        reporter.clearLine()
    }

    func finish(_ summary: Summary) {
        flush()
        reporter.finish(summary)
    }

    /// Passes on all waiting results, even if earlier results are missing.
    private func flush() {
        let rest = waiting.sorted { $0.key < $1.key }
        waiting = [:]
        rest.forEach { reporter.report($0.value) }
    }
}
