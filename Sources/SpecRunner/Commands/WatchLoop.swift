import Foundation

/// `--watch`: runs whenever a source file changes: first the examples that failed and, once they pass, all.
struct WatchLoop {
    private let options: Options
    private let run: (Options) throws -> ExitStatus

    init(_ options: Options, run: @escaping (Options) throws -> ExitStatus) {
        self.options = options
        self.run = run
    }

    /// Runs until a signal stops it.
    ///
    /// - Returns: The status of the last run.
    func start() -> ExitStatus {
        var status = attempt(options)
        var seen = latestChange()
        while Interrupts.stopReason == nil {
            Console.error("waiting for a change; Ctrl-C ends")
            guard let changed = waitForChange(since: seen) else { break }
            seen = changed
            var failures = options
            failures.onlyFailures = true
            status = status == .somethingFailed ? attempt(failures) : .allPassed
            if status == .allPassed || status == .nothingToRun { status = attempt(options) }
        }
        return status
    }

    private func attempt(_ options: Options) -> ExitStatus {
        do {
            return try run(options)
        } catch {
            Console.error("error: \(error)")
            return .wrongUsageOrBuild
        }
    }

    private func waitForChange(since seen: Date) -> Date? {
        while Interrupts.stopReason == nil {
            usleep(200_000)
            let newest = latestChange()
            if newest > seen { return newest }
        }
        return nil
    }

    /// The time of the latest change to a file that a build may read.
    private func latestChange() -> Date {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let key = URLResourceKey.contentModificationDateKey
        let files = FileManager.default.enumerator(
            at: here,
            includingPropertiesForKeys: [key],
            options: [.skipsHiddenFiles]
        )
        var newest = Date.distantPast
        while let file = files?.nextObject() as? URL {
            guard Self.isWatched(file, in: here, besides: options.files.values.map { $0 }) else { continue }
            let date = (try? file.resourceValues(forKeys: [key]))?.contentModificationDate
            newest = max(newest, date ?? .distantPast)
        }
        return newest
    }

    /// Whether a file may be part of the build: a source or a resource in a folder, or a manifest. Other files beside
    /// the manifest, such as logs, are not, and neither are the runner's reports.
    static func isWatched(_ file: URL, in folder: URL, besides reports: [String]) -> Bool {
        let isBesideManifest = file.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL
        if isBesideManifest, !file.hasDirectoryPath { return file.pathExtension == "swift" }
        let path = file.standardizedFileURL.path
        return !reports.contains { URL(fileURLWithPath: $0).standardizedFileURL.path == path }
    }
}
