import Foundation
import SpecEvents
import SpecReports

/// The folder of `--history`. A run writes a file with everything it knows and adds, and removes
/// the files that it read: concurrent runs leave a file each, which the next run merges. A shard
/// writes only its own results, because all shards of its round must find the same.
final class HistoryFolder: Sendable {
    private struct Content {
        /// Everything except the shards of incomplete rounds.
        var settled = History()
        /// The shards of incomplete rounds.
        var open: [History] = []
        /// The files of both.
        var files: [String] = []
        var commit = ""
    }

    private static let ending = ".history"

    let path: String
    private let content = Lock<Result<Content, any Error>>(.success(Content()))
    private let reading = DispatchGroup()
    /// The first error in writing the file of this run.
    private let problem = Lock<RunnerError?>(nil)

    /// Begins to read the folder on another thread.
    ///
    /// - Throws: ``RunnerError`` if the folder does not exist and cannot be created.
    init(_ path: String, git: Git, package: String) throws {
        self.path = path
        guard (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil else {
            throw RunnerError("--history \(path) is no folder, and none can be made there: give it another path")
        }
        DispatchQueue.global().async(group: reading) {
            // `describe` names the commit and shows whether a file was changed.
            let words = ["describe", "--always", "--abbrev=10", "--dirty=+", "--exclude=*"]
            let commit = (try? git.output(words, in: package, hidesErrors: true)) ?? ""
            let content = Result { try self.read(commit.trimmingCharacters(in: .newlines)) }
            self.content.withLock { $0 = content }
        }
    }

    // MARK: Reading

    /// The history without incomplete rounds: each shard of a round finds the same.
    func settled() throws -> History { try whole().settled }

    /// The history of all runs.
    func earlier() throws -> History {
        let content = try whole()
        return content.open.reduce(into: content.settled) { $0.merge($1) }
    }

    private func whole() throws -> Content {
        reading.wait()
        return try content.withLock { try $0.get() }
    }

    private func read(_ commit: String, attempts: Int = 3) throws -> Content {
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(Self.ending) }
            .sorted()
        var files: [(name: String, history: History)] = []
        for name in names {
            let file = "\(path)/\(name)"
            guard let data = FileManager.default.contents(atPath: file) else {
                // A run that ended meanwhile may have merged it into its own.
                guard attempts > 1 else { throw RunnerError("\(file) cannot be read") }
                return try read(commit, attempts: attempts - 1)
            }
            files.append((name, try History(file: data, name: file)))
        }
        for problem in files.flatMap(\.history.problems) { Console.error("note: \(problem)") }
        let shards = files.map(\.history).filter { $0.runs.count == 1 }.flatMap(\.runs)
        let open = files.filter { Self.isOpen($0.history, beside: shards) }
        let settled = files.filter { file in !open.contains { $0.name == file.name } }
        // The last file usually includes the others.
        var content = Content(settled: settled.last?.history ?? History(), files: files.map(\.name), commit: commit)
        for file in settled.dropLast() { content.settled.merge(file.history) }
        content.open = open.map(\.history)
        if settled.count > 1, let file = try? write(content.settled, Self.name(), replacing: settled.map(\.name)) {
            content.files = open.map(\.name) + [file]
        }
        return content
    }

    /// Whether a file belongs to a shard of an incomplete round that may still run.
    private static func isOpen(_ history: History, beside shards: [History.Run]) -> Bool {
        guard history.runs.count == 1, let run = history.runs.first, let part = run.part else { return false }
        let round = History.rounds(of: shards).first { $0.contains { $0.name == run.name } } ?? []
        return round.count < part.count && run.name > beginning(at: .now.addingTimeInterval(-86_400))
    }

    // MARK: Writing

    /// Makes the reporter that adds a run.
    ///
    /// - Parameter leftOut: The identifiers of examples that do not run; `nil` if unknown.
    func reporter(_ options: Options, leavingOut leftOut: [String]? = nil) throws -> HistoryReporter {
        let content = try whole()
        let name = Self.name()
        let isWhole = leftOut != nil && options.request.text.isEmpty
        let run = History.Run(name: name, commit: content.commit, isWhole: isWhole, part: options.shard)
        let files = options.shard == nil ? content.files : []
        return HistoryReporter(run, leavingOut: leftOut ?? [], earlier: takeEarlier) { history in
            do {
                try self.write(history, name, replacing: files)
            } catch {
                self.problem.withLock {
                    $0 = RunnerError("--history \(self.path) cannot be written: \(error.localizedDescription)")
                }
            }
        }
    }

    /// Writes a file, and then removes those that it includes.
    ///
    /// - Returns: The name of the file.
    @discardableResult
    private func write(_ history: History, _ name: String, replacing files: [String]) throws -> String {
        let file = name + Self.ending
        try Data(history.text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file)"), options: .atomic)
        for file in files { try? FileManager.default.removeItem(atPath: "\(path)/\(file)") }
        return file
    }

    /// Moves out the history of all runs, which lets results be added without a copy.
    @Sendable private func takeEarlier() -> History {
        defer { content.withLock { $0 = .success(Content()) } }
        return (try? earlier()) ?? History()
    }

    /// Throws the error that occurred in writing.
    func checkIsWritten() throws {
        if let problem = problem.withLock({ $0 }) { throw problem }
    }

    /// The name of a run that begins now: `2026-11-23T08-00-00.250Z-5f3a9c01`.
    private static func name() -> String { beginning(at: .now) + String(UInt32.random(in: .min ... .max), radix: 16) }

    /// The time in a name.
    private static func beginning(at date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)).replacing(":", with: "-") + "-"
    }
}

extension Options {
    /// The folder of `--history`, read from now on; `nil` without one.
    func history(_ environment: [String: String]) throws -> HistoryFolder? {
        let git = Git(Tool(environment: environment, limit: limits.step))
        return try history.map { try HistoryFolder($0, git: git, package: packageRoot) }
    }
}
