import SpecReports

struct RunCommand {
    var options: Options
    let environment: [String: String]
    let answers: PackageAnswers
    /// The results that a `--watch` session has already printed, or `nil` to print all results.
    let printed: PrintedResults?
    let snapshots = SnapshotRun()

    init(_ options: Options, _ environment: [String: String], since printed: PrintedResults? = nil) {
        (self.options, self.environment, self.printed) = (options, environment, printed)
        answers = PackageAnswers(packageRoot: options.packageRoot)
    }

    func run() throws -> ExitStatus {
        if options.listsOnly { return try SpecsCommand.printList(options, environment) }
        let options = try DebuggerPrompt.prepared(options)
        let reports = Reports(options, since: printed, facts: .current(options, environment))
        try reports.checkFilesAreWritable()
        let coverage = try options.coverage.map { path in
            let tool = Tool(environment: environment, limit: options.limits.step)
            return try Coverage(path: path, packageRoot: options.packageRoot, tool)
        }
        let session = try Session(options, environment, coverage, answers)
        let list = try session.listExamples()
        if list.isEmptyBeforeSharding { return try session.reportNothingToRun(reports) }
        session.noteEmptyShard(list)
        try reports.prepare(for: list.examples, areAll: options.selectsAll)
        if options.selectsAll { reports.promises = try PromiseSearch.sources(in: options.packageRoot) }
        reports.history = try session.history?.reporter(options, leavingOut: list.leftOut)
        snapshots.begin()
        let judge = {
            snapshots.write(updates: options.request.process.updatesSnapshots, reports.source) + reports.gateProblems()
        }
        let summaries =
            options.repetitions == 1
            ? [session.run(list, [snapshots] + reports.makeReporters(), judge: judge)]
            : try RepeatedRun(session: session, reports: reports, snapshots: snapshots).run(list, judge: judge)
        snapshots.tell()
        try reports.checkFilesAreWritten()
        if let coverage { try write(coverage, of: session, summaries) }
        try session.history?.checkIsWritten()
        let status = summaries.allSatisfy(\.isSuccess) ? ExitStatus.allPassed : .somethingFailed
        // Deallocating the reports would take as long as writing one, so the runner exits here.
        if !options.isWatching { status.exitRunner() }
        return status
    }

    private func write(_ coverage: Coverage, of session: Session, _ summaries: [Summary]) throws {
        if let reason = Interrupts.stopReason { return Console.error("the coverage is not written: \(reason)") }
        // A process that is killed does not write its profile.
        let lost = summaries.reduce(0) { $0 + $1.tally[.crashed] + $1.tally[.timedOut] }
        if lost > 0 {
            let processes = lost == 1 ? "1 test process was" : "\(lost) test processes were"
            Console.error(
                "note: \(processes) killed before the coverage was written: what ran in such a process does not count"
            )
        }
        Console.write(try coverage.write(session.bundles).text)
    }
}
