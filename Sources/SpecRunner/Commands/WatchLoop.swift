import Foundation

/// `--watch`: runs whenever a source file changes: first the examples that failed and, once they pass, all. Meanwhile the
/// user may ask for a run by a key.
struct WatchLoop {
    /// What ends the wait for a change.
    private enum Event {
        case change(SourceWatcher.Change)
        case runAll, runFailed, runFile, quit
    }

    private static let shortestPause = Duration.milliseconds(200)

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
        var status = attempt(options)
        while Interrupts.stopReason == nil {
            switch keyboard.listening({ wait(for: watcher, since: seen) }) {
            case .change(let change):
                seen = change
                if change.file?.hasSuffix("/Package.swift") == true { watcher = makeWatcher() }
                status = runAfterChange(status)
            case .runAll: status = attempt(options)
            case .runFailed: status = runFailed() ?? status
            case .runFile: status = runFile(seen.file) ?? status
            case .quit, nil: return status
            }
        }
        return status
    }

    private func prompt(_ file: String?) -> String {
        guard keyboard.isOpen else { return "waiting for a change; Ctrl-C ends" }
        let only = file.map { "o: only \(URL(fileURLWithPath: $0).lastPathComponent), " } ?? ""
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
        return SourceWatcher(folders: folders, reports: options.files.values + (options.coverage.map { [$0] } ?? []))
    }

    /// - Returns: `nil` if a signal stops the runner.
    private func wait(for watcher: SourceWatcher, since seen: SourceWatcher.Change) -> Event? {
        Console.error(prompt(seen.file))
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

    private func runAfterChange(_ status: ExitStatus) -> ExitStatus {
        guard status == .somethingFailed else { return attempt(options) }
        let status = attempt(forFailures)
        return status == .allPassed || status == .nothingToRun ? attempt(options) : status
    }

    /// - Returns: `nil` if no example failed.
    private func runFailed() -> ExitStatus? {
        let status = attempt(forFailures)
        guard status == .nothingToRun else { return status }
        Console.error("no example failed in the last run")
        return nil
    }

    /// - Returns: `nil` if nothing ran, as for a file without specs.
    private func runFile(_ file: String?) -> ExitStatus? {
        guard let file, let place = PlaceFilter(file) else { return nil }
        var options = options
        options.request.places = [place.resolved(in: folder)]
        let status = attempt(options)
        return status == .allPassed || status == .somethingFailed ? status : nil
    }

    /// The options for the examples that failed. That there are none is no error: what failed may have been renamed.
    private var forFailures: Options {
        var options = options
        options.onlyFailures = true
        options.isSilentIfNothingFailed = true
        return options
    }

    private func attempt(_ options: Options) -> ExitStatus {
        do {
            return try run(options)
        } catch {
            Console.error("error: \(error)")
            return .wrongUsageOrBuild
        }
    }
}
