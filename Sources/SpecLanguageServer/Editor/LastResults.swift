import Foundation

/// What `specs` remembers of its last runs in a package.
struct LastResults: Sendable {
    struct Failure: Decodable, Equatable, Sendable {
        var message: String
        var file: String
        var line: Int
    }

    private struct File: Decodable {
        var failures: Set<String>
        var slow: [String: Double]?
        var messages: [String: [Failure]]?
    }

    /// The identifiers of the examples that failed.
    private var failed: Set<String> = []
    /// The failures by the path of the file in which they are.
    private(set) var failures: [String: [Failure]] = [:]
    /// The durations of slow examples in seconds.
    private var durations: [String: Double] = [:]
    private(set) var messages: [String: [Failure]] = [:]

    /// What differs after each run with another result: the times of the files by their paths.
    static func signature(in packageRoot: String) -> [String: Double] {
        let folder = "\(packageRoot)/.build/specs/last-run"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
            .reduce(into: [:]) { $0[$1] = FileURI.changeTime(of: $1) }
    }

    /// Adds what is remembered of a package. Failures in files that changed since are left out: their lines may have moved.
    mutating func add(packageRoot: String) {
        for (path, time) in Self.signature(in: packageRoot) {
            guard let data = FileManager.default.contents(atPath: path),
                let file = try? JSONDecoder().decode(File.self, from: data)
            else { continue }
            failed.formUnion(file.failures)
            durations.merge(file.slow ?? [:]) { $1 }
            messages.merge(file.messages ?? [:]) { $1 }
            for failure in (file.messages ?? [:]).values.joined() {
                guard let change = FileURI.changeTime(of: failure.file), change <= time else { continue }
                failures[failure.file, default: []].append(failure)
            }
        }
    }

    /// What is known of an example; `nil` if nothing is.
    func text(of identifier: String) -> String? {
        if failed.contains(identifier) {
            let message = messages[identifier]?.first.map { "\n\n```text\n\($0.message)\n```" } ?? ""
            return "failed in its last run" + message
        }
        return durations[identifier].map { "did not fail in its last run; \(Int(($0 * 1000).rounded())) ms" }
    }
}
