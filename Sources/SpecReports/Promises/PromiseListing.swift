import SpecEvents

/// Prints what became of the promises, the open ones first.
package final class PromiseListing: Reporter {
    private let sources: [PromiseReport.Source]
    private let isBrief: Bool
    private let write: (String) -> Void
    private var record = RunRecord()

    /// - Parameter isBrief: Whether only the counts are printed.
    package init(_ sources: [PromiseReport.Source], isBrief: Bool, write: @escaping (String) -> Void) {
        (self.sources, self.isBrief, self.write) = (sources, isBrief, write)
    }

    package func report(_ event: Event) {
        record.note(event)
    }

    package func finish(_ summary: Summary) {
        let report = PromiseReport(sources, record.examples)
        guard !report.promises.isEmpty else { return }
        guard !isBrief else { return write("\n\(report.counts)\n") }
        write(report.counts + "\n")
        for state in PromiseReport.State.allCases {
            let promises = report.promises(state)
            if !promises.isEmpty { write("\n\(state)\n" + promises.map { "  \(line($0, state))\n" }.joined()) }
        }
    }

    private func line(_ promise: PromiseReport.Promise, _ state: PromiseReport.State) -> String {
        let reason = state == .kept ? nil : promise.reason.map { " (\($0))" }
        return Escaping.line("\(promise.place): \(promise.sentence.fullName)\(reason ?? "")")
    }
}
