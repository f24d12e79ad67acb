import SpecEvents

/// Passes everything on to several reporters, in order.
package final class CompositeReporter: Reporter {
    private let reporters: [any Reporter]

    /// Makes a reporter of reporters; without any it prints nothing.
    package init(_ reporters: [any Reporter]) {
        self.reporters = reporters
    }

    /// Passes the event on.
    package func report(_ event: Event) {
        reporters.forEach { $0.report(event) }
    }

    /// Passes the call on.
    package func prepare() {
        reporters.forEach { $0.prepare() }
    }

    /// Passes the call on.
    package func clearLine() {
        reporters.forEach { $0.clearLine() }
    }

    /// Passes the summary on.
    package func finish(_ summary: Summary) {
        reporters.forEach { $0.finish(summary) }
    }
}
