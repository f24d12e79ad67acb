import Foundation

/// `--watch`: runs whenever a source file changes: first the examples that failed and, once they pass, all. Meanwhile the
/// user may ask for a run by a key.
struct WatchLoop {
    /// What ends the wait for a change.
    private enum Event {
        case change(SourceWatcher.Change)
        case runAll, runFailed, runFile, quit
    }

    private static let shortestPause = Duration.milliseconds(50)

    private let options: Options
    private let folder: WorkingFolder
    private let keyboard: Keyboard
    private let findFolders: () throws -> [String]
    private let run: (Options) throws -> ExitStatus

    /// - Parameters:
    ///   - folder: Where the user stands.
    ///   - keyboard: The keys that the user presses.
    ///   - findFolders: Finds the folders of the package and of the packages that it depends on by path.
    ///   - run: Builds and runs once.
    init(
        _ options: Options,
        in folder: WorkingFolder,
        _ keyboard: Keyboard,
        findFolders: @escaping () throws -> [String],
        run: @escaping (Options) throws -> ExitStatus
    ) {
        (self.options, self.folder, self.keyboard) = (options, folder, keyboard)
        (self.findFolders, self.run) = (findFolders, run)
    }

    /// Runs until a signal or a key stops it.
    ///
    /// - Returns: The status of the last run.
    func start() -> ExitStatus {
        var watcher = makeWatcher()
        // Taken before the first run, so that a change during it counts.
        var seen = watcher.latestChange()
        var specFile = seen.file.flatMap(Self.specFile)
        var status = attempt(options)
        while Interrupts.stopReason == nil {
            switch keyboard.listening({ wait(for: watcher, since: seen, specFile) }) {
            case .change(let change):
                seen = change
                if change.file?.hasSuffix("/Package.swift") == true { watcher = makeWatcher() }
                specFile = change.file.flatMap(Self.specFile) ?? specFile
                status = runAfterChange(of: change.file, status)
            case .runAll: status = attempt(options, because: "all")
            case .runFailed: status = runFailed() ?? status
            case .runFile: status = runFile(specFile) ?? status
            case .quit, nil: return status
            }
        }
        return status
    }

    /// The file, if it declares a spec class.
    private static func specFile(_ file: String) -> String? {
        guard file.hasSuffix(".swift"), let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            return nil
        }
        return text.contains("func spec()") ? file : nil
    }

    private static func name(_ file: String) -> String { URL(fileURLWithPath: file).lastPathComponent }

    private func prompt(_ file: String?) -> String {
        guard keyboard.isOpen else { return "waiting for a change; Ctrl-C ends" }
        let only = file.map { "o: only \(Self.name($0)), " } ?? ""
        return "waiting for a change; enter: all, f: failed, \(only)q: quit"
    }

    private func makeWatcher() -> SourceWatcher {
        let folders: [String]
        do {
            folders = try findFolders()
        } catch {
            Console.error("warning: \(error); only the files of this package are watched")
            folders = [folder.realPath(of: folder.packageRoot) ?? folder.packageRoot]
        }
        let written = [options.coverage, options.build.scratchPath].compactMap(\.self)
        return SourceWatcher(folders: folders, reports: options.files.values + written)
    }

    /// - Returns: `nil` if a signal stops the runner.
    private func wait(for watcher: SourceWatcher, since seen: SourceWatcher.Change, _ specFile: String?) -> Event? {
        Console.error(prompt(specFile))
        var pause = Self.shortestPause
        while Interrupts.stopReason == nil {
            switch keyboard.key(within: pause) {
            case "\n", "\r": return .runAll
            case "f": return .runFailed
            case "o": return .runFile
            case "q": return .quit
            default: break
            }
            let start = ContinuousClock.now
            let latest = watcher.latestChange()
            // Looking through the files of large packages takes at most a tenth of the time.
            pause = min(max(Self.shortestPause, (ContinuousClock.now - start) * 9), .seconds(2))
            if latest.date > seen.date { return .change(latest) }
        }
        return nil
    }

    // MARK: Runs

    private func runAfterChange(of file: String?, _ status: ExitStatus) -> ExitStatus {
        let change = "\(file.map(Self.name) ?? "a file") changed"
        guard status == .somethingFailed else { return attempt(options, because: change) }
        let status = attempt(forFailures, because: "\(change): the examples that failed")
        guard status == .allPassed || status == .nothingToRun else { return status }
        return attempt(options, because: "nothing that failed fails now: all")
    }

    /// - Returns: `nil` if no example failed.
    private func runFailed() -> ExitStatus? {
        let status = attempt(forFailures, because: "the examples that failed")
        guard status == .nothingToRun else { return status }
        Console.error("no example failed in the last run")
        return nil
    }

    /// - Returns: `nil` if nothing ran, as for a file without specs.
    private func runFile(_ file: String?) -> ExitStatus? {
        guard let file, let place = PlaceFilter(file) else { return nil }
        var options = options
        options.request.places = [place.resolved(in: folder)]
        let status = attempt(options, because: "only \(Self.name(file))")
        return status == .allPassed || status == .somethingFailed ? status : nil
    }

    /// The options for the examples that failed. That there are none is no error: what failed may have been renamed.
    private var forFailures: Options {
        var options = options
        options.onlyFailures = true
        options.isSilentIfNothingFailed = true
        return options
    }

    /// - Parameter reason: Why or what it runs, as a heading; `nil` for the first run.
    private func attempt(_ options: Options, because reason: String? = nil) -> ExitStatus {
        if let reason { Console.error("\n— \(reason) —") }
        do {
            return try run(options)
        } catch {
            Console.error("error: \(error)")
            return .wrongUsageOrBuild
        }
    }
}
