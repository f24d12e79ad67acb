import Foundation

/// `--watch`: runs whenever a source changes. What failed comes first; once that passes, everything.
struct Watch {
    private let options: Options
    private let run: (Options) throws -> ExitStatus

    init(_ options: Options, run: @escaping (Options) throws -> ExitStatus) {
        self.options = options
        self.run = run
    }

    /// Runs until somebody stops it; ends with the status of the last run.
    func start() -> ExitStatus {
        var status = attempt(options)
        var seen = Self.newest()
        while Interrupts.stopSignal == nil {
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
        while Interrupts.stopSignal == nil {
            usleep(300_000)
            let newest = Self.newest()
            if newest > seen { return newest }
        }
        return nil
    }

    /// When the latest change was made to any file that a build reads: all but hidden ones.
    private static func newest() -> Date {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let key = URLResourceKey.contentModificationDateKey
        let files = FileManager.default.enumerator(
            at: here,
            includingPropertiesForKeys: [key],
            options: [.skipsHiddenFiles]
        )
        var newest = Date.distantPast
        while let file = files?.nextObject() as? URL {
            let date = (try? file.resourceValues(forKeys: [key]))?.contentModificationDate
            newest = max(newest, date ?? .distantPast)
        }
        return newest
    }
}
