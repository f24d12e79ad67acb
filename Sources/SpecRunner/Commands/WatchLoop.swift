import Foundation

/// The `--watch` option, which runs examples whenever a source file changes or the user presses a
/// key. After a failed run, a change first reruns only the failed examples and the changed specs.
struct WatchLoop {
    private enum Event {
        case change(SourceChange)
        case runAll, runFailed, runFile, updateSnapshots, quit
    }

    private static let minPause = Duration.milliseconds(50)

    /// The command for each run. It keeps SwiftPM's answers and the printed results between runs.
    let command: RunCommand
    let folder: WorkingFolder
    let tool: Tool
    private let keyboard = Keyboard()

    private var options: Options { command.options }
    private var snapshots: SnapshotRun { command.snapshots }

    func start() -> ExitStatus {
        // The watcher is created before the first run, so that it notices changes during that run.
        var watcher = makeWatcher()
        var specFile = watcher.testFiles.first(where: Self.declaresSpec)
        var status = attempt(options)
        while Interrupts.stopReason == nil {
            switch keyboard.listening({ wait(for: &watcher, specFile) }) {
            case .change(let change):
                if change.all.contains(where: PackageGraph.isManifest) {
                    command.answers.forget()
                    watcher = makeWatcher()
                }
                specFile = change.changed.last(where: Self.declaresSpec) ?? specFile
                if let file = specFile, change.removed.contains(file) {
                    specFile = watcher.testFiles.first(where: Self.declaresSpec)
                }
                status = runAfterChange(change, status)
            case .runAll: status = attempt(options, because: "all")
            case .runFailed: status = runFailed() ?? status
            case .runFile: status = runFile(specFile) ?? status
            case .updateSnapshots: status = updateSnapshots() ?? status
            case .quit, nil: return status
            }
        }
        return status
    }

    private static func declaresSpec(_ file: String) -> Bool {
        guard file.hasSuffix(".swift") else { return false }
        return (try? String(contentsOfFile: file, encoding: .utf8))?.contains("func spec()") ?? false
    }

    private static func name(_ file: String) -> String { URL(fileURLWithPath: file).lastPathComponent }

    private func prompt(_ file: String?) -> String {
        guard keyboard.isOpen else { return "waiting for a change; Ctrl-C ends" }
        let only = file.map { "o: only \(Self.name($0)), " } ?? ""
        let count = snapshots.differences.count
        let update = count == 0 ? "" : "u: update \(count == 1 ? "1 snapshot" : "\(count) snapshots"), "
        return "waiting for a change; enter: all, f: failed, \(only)\(update)q: quit"
    }

    private func makeWatcher() -> SourceWatcher {
        var graph: PackageGraph
        do {
            graph = try PackageGraph.load(folder.packageRoot, tool)
        } catch {
            Console.error("warning: \(error); only the files of this package are watched")
            let root = folder.realPath(of: folder.packageRoot) ?? folder.packageRoot
            graph = PackageGraph(folders: [root], targets: [PackageGraph.Target(name: "", folder: root, isTest: true)])
        }
        let others = [options.coverage, options.history, options.build.scratchPath]
        let written = options.files.values + others.compactMap(\.self)
        var watcher = SourceWatcher(graph, written: written, Git(tool))
        watcher.look()
        return watcher
    }

    /// Waits for a change or a key press, and returns it. Returns `nil` if the runner has to stop.
    private func wait(for watcher: inout SourceWatcher, _ specFile: String?) -> Event? {
        Console.error(prompt(specFile))
        var pause = Self.minPause
        while Interrupts.stopReason == nil {
            switch keyboard.key(within: pause) {
            case "\n", "\r": return .runAll
            case "f": return .runFailed
            case "o": return .runFile
            case "u" where !snapshots.differences.isEmpty: return .updateSnapshots
            case "q": return .quit
            default: break
            }
            let start = ContinuousClock.now
            // A change to a file that the runner itself wrote does not start a run.
            let change = watcher.takeChange(besides: snapshots.written)
            snapshots.written = []
            // A slow check is followed by a long pause, so that checks use little processor time.
            pause = min(max(Self.minPause, (ContinuousClock.now - start) * 9), .seconds(2))
            if let change { return .change(change) }
        }
        return nil
    }

    // MARK: Runs

    private func runAfterChange(_ change: SourceChange, _ status: ExitStatus) -> ExitStatus {
        guard status == .somethingFailed else { return attempt(options, because: change.text) }
        let files = change.changed.filter(Self.declaresSpec)
        var failures = forFailures
        failures.additionalPlaces = files.compactMap { PlaceFilter($0)?.resolved(in: folder) }
        let more = files.isEmpty ? "" : ", and those of \(files.map(Self.name).joined(separator: ", "))"
        let status = attempt(failures, because: "\(change.text): the examples that failed\(more)")
        guard status == .allPassed || status == .nothingToRun else { return status }
        return attempt(options, because: "no selected example fails now: all")
    }

    private func runFailed() -> ExitStatus? {
        let status = attempt(forFailures, because: "the examples that failed")
        guard status == .nothingToRun else { return status }
        Console.error("no selected example failed when it last ran")
        return nil
    }

    /// Returns the run's status, or `nil` if nothing ran, as when the file contains no specs.
    private func runFile(_ file: String?) -> ExitStatus? {
        guard let file, let place = PlaceFilter(file) else {
            Console.error("no file of specs is known: nothing runs; enter runs all examples")
            return nil
        }
        var options = options
        options.request.places = [place.resolved(in: folder)]
        let status = attempt(options, because: "only \(Self.name(file))")
        return status == .allPassed || status == .somethingFailed ? status : nil
    }

    private func updateSnapshots() -> ExitStatus? {
        let hasAccepted = keyboard.listening { snapshots.review(Console.error, ask: answer) }
        return hasAccepted ? runFailed() : nil
    }

    private func answer() -> Character {
        while Interrupts.stopReason == nil, keyboard.isOpen {
            if let key = keyboard.key(within: Self.minPause), "ynq".contains(key) { return key }
        }
        return "q"
    }

    private var forFailures: Options {
        var options = options
        options.onlyFailures = true
        options.isSilentIfNothingFailed = true
        return options
    }

    private func attempt(_ options: Options, because reason: String? = nil) -> ExitStatus {
        if let reason { Console.error("\n— \(reason) —") }
        do {
            var command = command
            command.options = options
            return try command.run()
        } catch {
            Console.error("error: \(error)")
            return .wrongUsageOrBuild
        }
    }
}
