import Foundation
import SpecEvents
import SpecReports

/// `swift run specs`:
///
///     options -> build -> list -> run -> report
@main struct Specs {
    static func main() {
        FileDescriptors.prepare()
        do {
            Interrupts.listen()
            var options = try OptionParser.options(from: Array(CommandLine.arguments.dropFirst()))
            try RunVariables.apply(ProcessInfo.processInfo.environment, to: &options)
            try Bazel.apply(ProcessInfo.processInfo.environment, to: &options)
            leave(with: try run(options))
        } catch {
            Console.error("error: \(error)")
            leave(with: .wrongUsageOrBuild)
        }
    }

    /// Ends the process. Whoever stopped the run by a signal is told that it was that.
    private static func leave(with status: ExitStatus) -> Never {
        if let signal = Interrupts.stopSignal { exit(128 + signal) }
        guard let problem = Console.problem else { exit(status.rawValue) }
        Console.error("error: \(problem)")
        exit(ExitStatus.wrongUsageOrBuild.rawValue)
    }

    private static func run(_ options: Options) throws -> ExitStatus {
        if options.isHelp {
            Console.write(Options.help)
            return .allPassed
        }
        switch options.command {
        case .report: return try Reports(options).renderRecorded()
        case .bisect: return try bisect(options)
        case .run: return options.isWatching ? WatchLoop(options, run: runOnce).start() : try runOnce(options)
        }
    }

    private static func runOnce(_ options: Options) throws -> ExitStatus {
        // Not the reports of a list: the environment may name a file.
        if options.isList { return try list(options) }
        let reports = try Reports(options)
        let session = try Session(options)
        let roster = try session.roster()
        if roster.isEmptyInAllParts { return try nothingToRun(session, reports) }
        noteEmptyPart(roster, options)
        guard options.repetitions == 1 else {
            let isGreen = Repetition.run(roster, in: session, reports)
            try reports.check()
            return isGreen ? .allPassed : .somethingFailed
        }
        let summary = session.run(roster, reports.all())
        try reports.check()
        let status: ExitStatus = summary.isSuccess ? .allPassed : .somethingFailed
        // Here, and not a few lines later: to give back what big reports are made of, piece by piece, takes as long as one.
        if !options.isWatching { leave(with: status) }
        return status
    }

    private static func list(_ options: Options) throws -> ExitStatus {
        let session = try Session(options)
        let roster = try session.roster()
        if roster.isEmptyInAllParts { return try nothingToRun(session) }
        noteEmptyPart(roster, options)
        roster.examples.forEach { Console.write(NameFilter.subject(of: $0) + "\n") }
        return .allPassed
    }

    /// A part of few examples may be empty, and that is nobody's mistake.
    private static func noteEmptyPart(_ roster: ExampleList, _ options: Options) {
        guard let shard = options.shard, roster.examples.isEmpty else { return }
        Console.error("part \(shard.number) of \(shard.count) has no examples")
    }

    private static func bisect(_ options: Options) throws -> ExitStatus {
        let session = try Session(options.forBisection)
        let examples = try session.roster().examples
        if examples.isEmpty { return try nothingToRun(session) }
        let bisection = Bisection(say: Console.error) { examples in
            let recorder = Recorder()
            _ = session.run(ExampleList(examples: examples), recorder)
            if Interrupts.stopReason != nil { leave(with: .somethingFailed) }
            return recorder.results
        }
        let finding = bisection.find(in: examples)
        Console.write(finding.text(session.request))
        return finding == .nothingFails ? .allPassed : .somethingFailed
    }

    /// Says why there is nothing to run, also in the reports: what an earlier run wrote there would mislead.
    private static func nothingToRun(_ session: Session, _ reports: Reports? = nil) throws -> ExitStatus {
        Console.error("error: \(session.nothingToRun)")
        let failure = RecordedFailure(message: session.nothingToRun, location: nil)
        reports?.files().tell([
            .runStarted(exampleCount: 0, part: session.options.shard), .failedOutsideExamples(failure),
            .runFinished,
        ])
        try reports?.check()
        return .nothingToRun
    }
}
