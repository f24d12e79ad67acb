import Foundation
import SpecReports

/// The folder of `--history`, in which each run writes a file of its own.
final class HistoryFolder {
    private static let ending = ".history"

    let path: String
    private let commit: String
    private let runs: [History.Run]
    /// The first error in writing the file of this run.
    private var problem: RunnerError?

    /// Reads the folder.
    ///
    /// - Throws: ``RunnerError`` if the folder does not exist and cannot be created, or a file in it
    ///   is not the record of a run.
    init(_ path: String, git: Git, package: String) throws {
        self.path = path
        let files = FileManager.default
        guard (try? files.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil else {
            throw RunnerError("--history \(path) is no folder, and none can be made there: give it another path")
        }
        // `describe` names the commit and shows whether a file was changed.
        let words = ["describe", "--always", "--abbrev=10", "--dirty=+", "--exclude=*"]
        commit = ((try? git.output(words, in: package, hidesErrors: true)) ?? "").trimmingCharacters(in: .newlines)
        let names = try files.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(Self.ending) }.sorted()
        runs = try names.compactMap { name in
            let file = "\(path)/\(name)"
            guard let data = files.contents(atPath: file) else {
                // A run that ended meanwhile removes the oldest files.
                guard (try? files.attributesOfItem(atPath: file)) == nil else {
                    throw RunnerError("\(file) cannot be read")
                }
                return nil
            }
            guard let run = try? JSONDecoder().decode(History.Run.self, from: data) else {
                throw RunnerError(
                    "\(file) is no run that this version of specs reads: remove it, or give --history another folder"
                )
            }
            return run
        }
    }

    /// The history of all runs.
    private(set) lazy var earlier = History(runs)

    /// The history without the shards of incomplete rounds of the last day, which may still run:
    /// each shard of a round finds the same.
    var settled: History {
        let yesterday = Self.beginning(at: .now.addingTimeInterval(-86_400))
        let open = earlier.rounds.filter { round in
            round.count < round[0].part?.count ?? 1 && round.contains { $0.name > yesterday }
        }
        return History(runs.filter { run in !open.joined().contains { $0.name == run.name } })
    }

    /// Makes the reporter that adds a run.
    ///
    /// - Parameter leftOut: The identifiers of examples that do not run; `nil` if unknown.
    func reporter(_ options: Options, leavingOut leftOut: [String]? = nil) -> HistoryReporter {
        let run = History.Run(
            name: Self.beginning(at: .now) + String(UInt32.random(in: .min ... .max), radix: 16),
            commit: commit,
            isWhole: leftOut != nil && options.request.text.isEmpty,
            part: options.shard
        )
        return HistoryReporter(run, leavingOut: leftOut ?? [], earlier: earlier) { [self] run in
            do {
                try JSONEncoder().encode(run).write(to: file(of: run), options: .atomic)
                let old = earlier.rounds.dropLast(History.window - 1).joined()
                for run in old { try? FileManager.default.removeItem(at: file(of: run)) }
            } catch {
                problem = RunnerError("--history \(path) cannot be written: \(error.localizedDescription)")
            }
        }
    }

    private func file(of run: History.Run) -> URL { URL(fileURLWithPath: "\(path)/\(run.name)\(Self.ending)") }

    /// Throws the error that occurred in writing.
    func checkIsWritten() throws {
        if let problem { throw problem }
    }

    /// The start time in the name of a run: `2026-11-23T08-00-00.250Z-`.
    private static func beginning(at date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)).replacing(":", with: "-") + "-"
    }
}

extension Options {
    /// The folder of `--history`; `nil` without one.
    func history(_ environment: [String: String]) throws -> HistoryFolder? {
        let git = Git(Tool(environment: environment, limit: limits.step))
        return try history.map { try HistoryFolder($0, git: git, package: packageRoot) }
    }
}
