import Foundation
import SpecEvents
import SpecReports

/// The folder passed to `--history`. Each run adds a file to it.
final class HistoryFolder: Sendable {
    private static let ending = ".history"

    let path: String
    private let commit: String
    /// The history, which is read in the background while the package is built.
    private let found = Lock(Result<History, any Error>.success(History()))
    private let reading = DispatchGroup()
    private let problem = Lock<RunnerError?>(nil)

    /// Creates the folder if necessary, and starts to read the history.
    init(_ path: String, _ options: Options, _ environment: [String: String]) throws {
        self.path = path
        let files = FileManager.default
        guard (try? files.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil else {
            throw RunnerError("--history \(path) is not a folder, and none can be created there: give it another path")
        }
        // `git describe` prints the commit, followed by `+` if tracked files have been changed.
        let words = ["describe", "--always", "--abbrev=10", "--dirty=+", "--exclude=*"]
        let git = Git(Tool(environment: environment, limit: options.limits.step))
        commit = git.output(words, in: options.packageRoot)
        DispatchQueue.global().async(group: reading) { [self] in
            let history = Result { History(try Self.runs(in: path)) }
            found.withLock { $0 = history }
        }
    }

    private static func runs(in path: String) throws -> [History.Run] {
        let files = FileManager.default
        let names = try files.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(ending) }
        return try names.compactMap { name in
            let file = "\(path)/\(name)"
            guard let data = files.contents(atPath: file) else {
                // Another run that ended in the meantime may have removed the oldest files.
                guard (try? files.attributesOfItem(atPath: file)) == nil else {
                    throw RunnerError("\(file) cannot be read")
                }
                return nil
            }
            // Old runs are deleted by name, so a run and its file must have the same name.
            guard
                let run = try? JSONDecoder().decode(History.Run.self, from: data),
                run.name + ending == name, run.isComplete
            else {
                throw RunnerError(
                    "\(file) is not a run that this version of specs can read: remove it, or give --history another folder"
                )
            }
            return run
        }
    }

    func earlier() throws -> History {
        reading.wait()
        return try found.withLock(\.self).get()
    }

    /// - Parameter leftOut: The identifiers of the examples that don't run, or `nil` if not known.
    func reporter(_ options: Options, leavingOut leftOut: [String]? = nil) throws -> HistoryReporter {
        let time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let run = History.Run(
            // For example, `2026-11-23T08-00-00.250Z-9f86d081`.
            name: time.replacing(":", with: "-") + "-" + String(UInt32.random(in: .min ... .max), radix: 16),
            commit: commit,
            isWhole: leftOut != nil && options.request.text.isEmpty
        )
        let earlier = try earlier()
        return HistoryReporter(run, leavingOut: leftOut ?? [], earlier: earlier) { [self] run in
            do {
                try JSONEncoder().encode(run).write(to: file(of: run), options: .atomic)
                let old = earlier.runs.dropLast(History.window - 1)
                for run in old { try? FileManager.default.removeItem(at: file(of: run)) }
            } catch {
                let failure = RunnerError("--history \(path) cannot be written: \(error.localizedDescription)")
                problem.withLock { $0 = failure }
            }
        }
    }

    private func file(of run: History.Run) -> URL { URL(fileURLWithPath: "\(path)/\(run.name)\(Self.ending)") }

    func checkIsWritten() throws {
        if let problem = problem.withLock(\.self) { throw problem }
    }
}
