import SpecEvents

/// Turns the events of a run into a report. It prints and never counts; ``Summary`` counts.
package protocol Reporter {
    /// Called for each event. Does nothing by default.
    func report(_ event: Event)
    /// Called when all examples have ended, while the process runs its hooks after the suite: time
    /// to prepare what depends on examples only. More events may follow. Does nothing by default.
    func prepare()
    /// Called before other text goes to the same terminal. Erases what stands in a line without its
    /// end. Does nothing by default.
    func clearLine()
    /// Called with the summary, after the last event. Does nothing by default.
    func finish(_ summary: Summary)
}

extension Reporter {
    package func report(_ event: Event) {}
    package func prepare() {}
    package func clearLine() {}
    package func finish(_ summary: Summary) {}
}

/// Several reporters are one, which passes everything on to each of them, in order.
extension [any Reporter]: Reporter {
    package func report(_ event: Event) { forEach { $0.report(event) } }
    package func prepare() { forEach { $0.prepare() } }
    package func clearLine() { forEach { $0.clearLine() } }
    package func finish(_ summary: Summary) { forEach { $0.finish(summary) } }
}
