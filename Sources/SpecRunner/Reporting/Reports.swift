import Foundation
import SpecEvents
import SpecReports

/// The reports of a run: what is printed while it lasts, and what goes into files at its end.
final class Reports {
    private let options: Options
    private let folder = FileManager.default.currentDirectoryPath
    private var reportFiles: [ReportFile] = []
    private var eventFile: EventFileReporter?

    /// Sees to it that every file can be written, before anything is run.
    init(_ options: Options) throws {
        self.options = options
        for (kind, path) in options.files { try Self.check(path, "--\(kind.rawValue)") }
    }

    /// All that the options ask for.
    func all() -> any Reporter {
        CompositeReporter([console(), files()])
    }

    /// What goes into files.
    func files() -> any Reporter {
        CompositeReporter([events(), documents()])
    }

    /// The file of events, which is written as they happen; several runs may follow each other in it.
    func events() -> any Reporter {
        let reporter = EventFileReporter(path: options.files[.events])
        eventFile = reporter
        return reporter
    }

    /// The files that are written at the end.
    func documents() -> any Reporter {
        reportFiles = []
        return BackgroundReporter(Options.ReportKind.allCases.compactMap(file))
    }

    /// What is printed.
    func console() -> any Reporter {
        let style = TerminalStyle(
            palette: Console.wantsColour ? .coloured : .plain,
            baseFolder: folder,
            columns: Console.columns
        )
        guard Console.isTerminal, options.format == .documentation else { return plainConsole(style, Console.write) }
        // On a terminal a line at its foot tells how far the run has come.
        let start = ContinuousClock.now
        let progress = ProgressLine(
            style: style,
            now: { (ContinuousClock.now - start) / .seconds(1) },
            write: Console.write
        )
        return CompositeReporter([plainConsole(style, progress.print), progress])
    }

    private func plainConsole(_ style: TerminalStyle, _ write: @escaping (String) -> Void) -> any Reporter {
        var reporters: [any Reporter] =
            switch options.format {
            case .documentation: [DocumentationReporter(style: style, write: write)]
            case .dots: [DotsReporter(style: style, write: write)]
            case .gnu: [GNUReporter(write: write)]
            case .none: []
            }
        if options.slowest > 0 { reporters.append(SlowestReporter(count: options.slowest, style: style, write: write)) }
        if ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
            reporters.append(GitHubReporter(baseFolder: folder, write: write))
        }
        return CompositeReporter(reporters)
    }

    private func file(_ kind: Options.ReportKind) -> (any Reporter)? {
        guard kind != .events, let path = options.files[kind] else { return nil }
        let title = URL(fileURLWithPath: folder).lastPathComponent
        let file = ReportFile(path: path) { [options, folder] write in
            switch kind {
            case .html: HTMLReporter(title: title, language: options.language, baseFolder: folder, write: write)
            case .markdown: MarkdownReporter(title: title, isStable: options.isStable, baseFolder: folder, write: write)
            case .junit: JUnitReporter(name: title, baseFolder: folder, write: write)
            case .json, .events: JSONReporter(baseFolder: folder, write: write)
            }
        }
        reportFiles.append(file)
        return file
    }

    /// Says if a file could not be written.
    func check() throws {
        if let problem = eventFile?.problem ?? reportFiles.lazy.compactMap(\.problem).first { throw problem }
    }

    /// `report EVENTS…`: the reports of what was recorded.
    func renderRecorded() throws -> ExitStatus {
        let run = MergedRun(of: try options.eventFiles.map(RecordedStream.init(path:)), needsAllParts: true)
        for problem in run.partProblems { Console.error("error: \(problem)") }
        for name in run.unfinished { Console.error("warning: \(name) tells of a run that did not come to its end") }
        warn(ofRepetitions: run.repetitions)
        let summary = all().tell(run.events, duration: run.duration)
        try check()
        return summary.isSuccess && run.unfinished.isEmpty ? .allPassed : .somethingFailed
    }

    /// A recording of `--repeat` has every example more than once, so not each is named.
    private func warn(ofRepetitions repetitions: [MergedRun.Repetition]) {
        for repetition in repetitions.prefix(10) {
            let streams = repetition.streams.joined(separator: ", ")
            Console.error("warning: \(repetition.example.fullName) was run more than once: in \(streams)")
        }
        let more = repetitions.count - 10
        if more > 0 { Console.error("warning: \(more) more examples were run more than once") }
    }

    private static func check(_ path: String, _ flag: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
        guard descriptor >= 0 else {
            throw UsageError("\(flag) \(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
    }
}

extension RecordedStream {
    /// Reads a file that was written with `--events`, or that `SPEC_EVENTS` named.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("\(path) cannot be read")
        }
        try self.init(name: path, data: data)
    }
}
