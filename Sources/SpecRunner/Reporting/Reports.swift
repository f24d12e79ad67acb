import Foundation
import PromiseFiles
import SpecEvents
import SpecReports

final class Reports {
    let options: Options
    /// How to show source locations in machine-readable reports, which are always in English.
    private var places: Places
    var source: SourceExcerpts { places.source }
    private let printed: PrintedResults?
    private var chapters = Chapters.none
    private var examples: [ExampleIdentity] = []
    private let facts: RunFacts
    private var problem: (any Error)?
    private var eventFile: EventFileReporter?
    var history: HistoryReporter?
    var promises: [PromiseReport.Source] = []

    init(_ options: Options, since printed: PrintedResults? = nil, facts: RunFacts = RunFacts()) {
        (self.options, self.printed, self.facts) = (options, printed, facts)
        places = Places(
            baseFolder: FileManager.default.currentDirectoryPath,
            source: SourceExcerpts(packageRoot: options.packageRoot)
        )
    }

    func checkFilesAreWritable() throws {
        for (kind, path) in options.files.sorted(by: { $0.value < $1.value }) {
            try FileDescriptors.checkWritable(path, of: "--\(kind)")
        }
    }

    func prepare(for examples: [ExampleIdentity], areAll: Bool) throws {
        let root = WorkingFolder("/").realPath(of: options.packageRoot) ?? options.packageRoot
        chapters = try ChapterFiles(packageRoot: root, isWhole: areAll).chapters(of: examples)
        self.examples = chapters.sorted(examples)
        places.inherited = examples.inherited
    }

    func makeReporters() -> [any Reporter] { makeConsoleReporters() + makeFileReporters() }

    func makeFileReporters() -> [any Reporter] { [makeEventReporter(), makeDocumentReporter()] }

    /// Creates the reporter for `--events`. Its file may contain several consecutive runs.
    func makeEventReporter() -> any Reporter {
        let reporter = EventFileReporter(path: options.files[.events])
        eventFile = reporter
        return reporter
    }

    func makeDocumentReporter() -> any Reporter {
        (Options.ReportKind.allCases.map(document) + [stepSummary, history]).compactMap(\.self)
    }

    func makeConsoleReporters() -> [any Reporter] {
        guard let progress = makeProgressLine() else { return plainReporters(style, Console.writeReport) }
        return plainReporters(style, progress.print) + [progress]
    }

    func makeProgressLine() -> ProgressLine? {
        guard Console.output.isCapable, options.format == .documentation else { return nil }
        let start = ContinuousClock.now
        return ProgressLine(
            style: style,
            now: { (ContinuousClock.now - start) / .seconds(1) },
            write: Console.writeReport
        )
    }

    private var style: TerminalStyle {
        var style = TerminalStyle.plain
        if Console.output.wantsColour { style.palette = .coloured }
        (style.places, style.columns, style.maxFailures) = (places, Console.columns, options.maxFailures)
        (style.command, style.commandForMore) = (options.specsCommand, commandForMore)
        style.places.language = options.language
        return style
    }

    /// The command that prints the failures again. Reporters append `--max-failures-shown` to it.
    private var commandForMore: String {
        guard options.command == .report else { return "\(options.specsCommand) --only-failures" }
        return (["swift run specs report"] + options.eventFiles.map(ShellWord.quoted)).joined(separator: " ")
    }

    private func plainReporters(_ style: TerminalStyle, _ write: @escaping (String) -> Void) -> [any Reporter] {
        var reporters: [any Reporter] =
            switch options.format {
            case .documentation: [documentation(style, write)]
            case .dots: [DotsReporter(style: style, write: write)]
            case .brief: [BriefReporter(style: style, write: write)]
            case .gnu: [GNUReporter(source: places.source, write: write)]
            case .none: []
            }
        let isListing = options.command == .promises
        if isListing { reporters.append(BriefReporter(style: style, printsFailuresOnly: true, write: write)) }
        if isListing || [.documentation, .dots].contains(options.format) {
            reporters.append(PromiseListing(promises, isBrief: !isListing, write: write))
        }
        if options.slowest > 0 { reporters.append(SlowestReporter(count: options.slowest, style: style, write: write)) }
        if options.isOnGitHub {
            reporters.append(
                GitHubReporter(
                    Places(baseFolder: options.workspace ?? places.baseFolder, source: places.source),
                    token: UUID().uuidString,
                    // The recorded runs have already written their own annotations.
                    annotates: options.command != .report,
                    waitsForEnd: options.format == .dots,
                    write: write
                )
            )
        }
        return reporters
    }

    private func documentation(_ style: TerminalStyle, _ write: @escaping (String) -> Void) -> any Reporter {
        let reporter = DocumentationReporter(
            style: style,
            since: printed,
            chapters: chapters,
            audience: options.audience,
            write: write
        )
        // Examples run in the order of their classes, but chapters may specify a different order.
        let isInOrder = chapters.isEmpty || options.request.order == .random
        return isInOrder ? reporter : OrderedReporter(examples, reporter)
    }

    private var documentStyle: DocumentStyle {
        var style = DocumentStyle.plain
        style.title = options.title ?? PackageName.name(ofPackageAt: options.packageRoot)
        (style.chapters, style.audience, style.facts) = (chapters, options.audience, facts)
        (style.places, style.command) = (places, options.specsCommand)
        style.places.language = options.language
        return style
    }

    private var stepSummary: (any Reporter)? { options.stepSummaryPath.map { markdown(StepSummary(path: $0).add) } }

    private func document(_ kind: Options.ReportKind) -> (any Reporter)? {
        guard kind != .events, let path = options.files[kind] else { return nil }
        let write = { [self] (text: String) in
            do { try FileDescriptors.write(text, toFile: path) } catch { problem = problem ?? error }
        }
        return switch kind {
        case .html: HTMLReporter(documentStyle, history: history, promises: promises, write: write)
        case .markdown: markdown(write)
        case .junit:
            JUnitReporter(places, name: URL(fileURLWithPath: places.baseFolder).lastPathComponent, write: write)
        case .json, .events: JSONReporter(places, write: write)
        }
    }

    private func markdown(_ write: @escaping (String) -> Void) -> MarkdownReporter {
        MarkdownReporter(documentStyle, isStable: options.isStable, write: write)
    }

    func checkFilesAreWritten() throws {
        if let problem = (eventFile?.problem as (any Error)?) ?? problem { throw problem }
    }

    /// Returns a message for each gate that the run does not pass. Also prints the messages if the
    /// format is `none`, because no reporter prints them then.
    func gateProblems() -> [String] {
        guard let history, !options.gates.isEmpty else { return [] }
        let problems = options.gates.compactMap { $0.problem(in: history.history) }
        if options.format == .none { problems.forEach { Console.error("error: \($0)") } }
        return problems
    }
}

/// The file whose text GitHub shows on a workflow run's page. Other programs may also write to it.
struct StepSummary {
    /// The maximum size of a report in bytes. GitHub's limit for the whole file is 1 MiB.
    static let maxBytes = 1_000_000

    let path: String

    /// Appends text to the file. An error only causes a warning, because the summary is optional.
    func add(_ text: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return warn("cannot be opened") }
        defer { close(descriptor) }
        if let error = writeAll(Self.shortened(text) + "\n", to: descriptor) {
            warn("cannot be written: \(String(cString: strerror(error)))")
        }
    }

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > maxBytes else { return text }
        let end = text.utf8.index(text.startIndex, offsetBy: maxBytes)
        let lines = text[..<end].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var fence = MarkdownFence()
        for line in lines { _ = fence.read(line) }
        return lines.joined(separator: "\n")
            + "\n\(fence.isOpen ? fence.marks + "\n" : "")\n… cut, because GitHub shows no more: see the Markdown or HTML report.\n"
    }

    private func warn(_ problem: String) {
        Console.error("warning: GITHUB_STEP_SUMMARY=\(path) \(problem)")
    }
}

/// A reporter that writes each event immediately, so that none is lost if the runner is killed.
final class EventFileReporter: Reporter {
    private var writer: EventWriter?
    private let path: String
    /// The error after which the reporter stopped writing, or `nil` if none has occurred.
    private(set) var problem: RunnerError?

    /// If `path` is `nil`, the reporter writes nothing.
    init(path: String?) {
        self.path = path ?? ""
        attempt { writer = try path.map { try EventWriter(path: $0, .replace) } }
    }

    func report(_ event: Event) {
        attempt { try writer?.write([event]) }
    }

    private func attempt(_ write: () throws -> Void) {
        do {
            try write()
        } catch {
            problem = RunnerError("\(path) cannot be written: \(error)")
            writer = nil
        }
    }
}

/// The name of a package, read from the manifest because asking SwiftPM is too slow.
enum PackageName {
    static func name(ofPackageAt root: String) -> String {
        let folder = URL(filePath: root).standardizedFileURL.lastPathComponent
        let manifest = (try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)) ?? ""
        let code = manifest.replacing(/\/\/[^\n]*/, with: "")
        return code.firstMatch(of: /\bPackage\s*\(\s*name\s*:\s*"([^"\\]+)"/).map { String($0.1) } ?? folder
    }
}
