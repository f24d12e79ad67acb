import SpecEvents

/// Hands everything to several reporters, in order.
public final class CompositeReporter: Reporter {
    private let reporters: [any Reporter]

    /// Makes a reporter of reporters; of none, it is a silent one.
    public init(_ reporters: [any Reporter]) {
        self.reporters = reporters
    }

    /// Hands the event on.
    public func report(_ event: Event) {
        reporters.forEach { $0.report(event) }
    }

    /// Hands it on.
    public func prepare() {
        reporters.forEach { $0.prepare() }
    }

    /// Hands the summary on.
    public func finish(_ summary: Summary) {
        reporters.forEach { $0.finish(summary) }
    }
}
