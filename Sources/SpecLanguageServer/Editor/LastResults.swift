import Foundation

/// What `specs` remembers of its last runs in packages.
struct LastResults: Sendable {
    struct Failure: Decodable, Equatable, Sendable {
        var message: String
        var file: String
        var line: Int
    }

    /// The file of a bundle.
    private struct Memory: Decodable {
        var failures: Set<String>
        var slow: [String: Double]?
        var messages: [String: [Failure]]?
    }

    private var memories: [Memory] = []
    /// The failures by the path of the file in which they are.
    private(set) var failures: [String: [Failure]] = [:]

    static func files(in packageRoot: String) -> [String] {
        let folder = "\(packageRoot)/.build/specs/last-run"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
    }

    /// Reads what is remembered. Failures in files that changed since are left out: their lines may have moved.
    init(packageRoots: [String] = []) {
        for path in packageRoots.flatMap(Self.files) {
            guard let time = FileURI.changeTime(of: path), let data = FileManager.default.contents(atPath: path),
                let memory = try? JSONDecoder().decode(Memory.self, from: data)
            else { continue }
            memories.append(memory)
            let all = (memory.messages ?? [:]).values.joined()
            for failure in all where (FileURI.changeTime(of: failure.file) ?? .infinity) <= time {
                failures[failure.file, default: []].append(failure)
            }
        }
    }

    /// What is known of an example; `nil` if nothing is.
    func text(of identifier: String) -> String? {
        if let memory = memories.first(where: { $0.failures.contains(identifier) }) {
            let message = memory.messages?[identifier]?.first.map { "\n\n```text\n\($0.message)\n```" } ?? ""
            return "failed in its last run" + message
        }
        let duration = memories.lazy.compactMap { $0.slow?[identifier] }.first
        return duration.map { "did not fail in its last run; \(Int(($0 * 1000).rounded())) ms" }
    }
}
