import SpecReports

/// The `report EVENTS…` command, which reports the runs that were recorded in event files.
struct ReportCommand {
    let options: Options
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let reports = Reports(options, facts: .current(options, environment))
        try reports.checkFilesAreWritable()
        let streams = try options.eventFiles.map(RecordedStream.init(path:))
        let run = MergedRun(of: streams, needsAllParts: true)
        let missing = streams.filter { $0.missingExampleCount > 0 }.map { stream in
            let count = stream.missingExampleCount
            let examples = count == 1 ? "the result of 1 example is" : "the results of \(count) examples are"
            return "\(stream.name): \(examples) missing"
        }
        for problem in missing + run.partProblems { Console.error("error: \(problem)") }
        for name in run.unfinished { Console.error("warning: \(name) records a run that did not end") }
        for (name, count) in run.runCounts.sorted(by: { $0.key < $1.key }) {
            Console.error("note: \(name) records \(count) runs; the report has the worst result of each example")
        }
        warn(of: run.repetitions)
        // Some of the package's examples may be missing from the recordings.
        try reports.prepare(for: run.examples, areAll: false)
        reports.promises = try PromiseSearch.sources(in: options.packageRoot, coversAll: false)
        let history = try options.history.map { try HistoryFolder($0, options, environment) }
        reports.history = try history?.reporter(options)
        let snapshots = SnapshotRun()
        let summary = reports.makeReporters().replay(run.events, duration: run.duration) {
            guard options.request.process.updatesSnapshots else { return missing + reports.gateProblems() }
            streams.flatMap(\.events).forEach(snapshots.report)
            return missing + snapshots.write(updates: true, reports.source) + reports.gateProblems()
        }
        snapshots.tell()
        try reports.checkFilesAreWritten()
        try history?.checkIsWritten()
        return summary.isSuccess ? .allPassed : .somethingFailed
    }

    private func warn(of repetitions: [MergedRun.Repetition]) {
        for repetition in repetitions.prefix(10) {
            let streams = repetition.streams.joined(separator: ", ")
            Console.error("warning: \(repetition.example.line) was run more than once: in \(streams)")
        }
        let more = repetitions.count - 10
        if more > 0 { Console.error("warning: \(more) more examples were run more than once") }
    }
}
