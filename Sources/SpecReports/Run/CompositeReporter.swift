import SpecEvents

/// Passes everything on to several reporters, in order.
package final class CompositeReporter: Reporter {
    private let reporters: [any Reporter]

    /// Makes a reporter of reporters; without any it prints nothing.
    package init(_ reporters: [any Reporter]) {
        self.reporters = reporters
    }

    package func report(_ event: Event) {
        reporters.forEach { $0.report(event) }
    }

    package func prepare() {
        reporters.forEach { $0.prepare() }
    }

    package func clearLine() {
        reporters.forEach { $0.clearLine() }
    }

    package func finish(_ summary: Summary) {
        reporters.forEach { $0.finish(summary) }
    }
}
