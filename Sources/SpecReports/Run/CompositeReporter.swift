import SpecEvents

/// Hands everything to several reporters, in order.
package final class CompositeReporter: Reporter {
    private let reporters: [any Reporter]

    /// Makes a reporter of reporters; of none, it is a silent one.
    package init(_ reporters: [any Reporter]) {
        self.reporters = reporters
    }

    /// Hands the event on.
    package func report(_ event: Event) {
        reporters.forEach { $0.report(event) }
    }

    /// Hands it on.
    package func prepare() {
        reporters.forEach { $0.prepare() }
    }

    /// Hands the summary on.
    package func finish(_ summary: Summary) {
        reporters.forEach { $0.finish(summary) }
    }
}
