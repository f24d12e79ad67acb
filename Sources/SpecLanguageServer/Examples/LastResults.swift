import ChildProcesses
import Foundation

struct LastResults: Sendable {
    /// The contents of the files that record the last run of each test bundle.
    private var memories: [JSONValue] = []
    /// The failures, keyed by file path. Each object has the keys `file`, `line`, and `message`.
    private var failures: [String: Set<JSONValue>] = [:]
    /// The latest diagnostics that sourcekit-lsp published for each file, keyed by file path.
    private var serverDiagnostics: [String: JSONValue] = [:]

    static func files(in packageRoot: String) -> [String] {
        FileManager.default.files(in: "\(packageRoot)/.build/specs/last-run", ".json")
    }

    /// Reads the files that record the last runs, and returns the changed diagnostics. Ignores
    /// failures in source files that were modified after the run, because lines may have moved.
    mutating func read(_ files: [String]) -> [JSONValue] {
        let before = failures
        (memories, failures) = ([], [:])
        for path in files {
            let data = FileManager.default.contents(atPath: path) ?? Data()
            guard let time = FileURI.changeTime(of: path), let memory = try? JSONValue(data) else { continue }
            memories.append(memory)
            for failure in (memory["messages"]?.fields ?? [:]).values.compactMap(\.elements).joined() {
                let file = failure["file"]?.string ?? ""
                if FileURI.isUnchanged(file, since: time) { failures[file, default: []].insert(failure) }
            }
        }
        let paths = Set(before.keys).union(failures.keys).filter { before[$0] != failures[$0] }
        return paths.sorted().map(diagnostics)
    }

    func text(of identifier: String) -> String? {
        if let memory = memories.first(where: { $0["failures"]?.elements?.contains(.string(identifier)) == true }) {
            let message = memory["messages"]?[identifier]?.elements?.first?["message"]?.string
            return "failed in its last run" + (message.map { "\n\n```text\n\($0)\n```" } ?? "")
        }
        let duration = memories.lazy.compactMap { $0["slow"]?[identifier]?.number }.first
        return duration.map { "did not fail in its last run; \(Int(($0 * 1000).rounded())) ms" }
    }

    /// Forgets a file's failures. Returns the new diagnostics, or `nil` if nothing was forgotten.
    mutating func forget(_ path: String) -> JSONValue? {
        failures.removeValue(forKey: path).map { _ in diagnostics(of: path) }
    }

    /// Returns the diagnostics with the failures added, or `nil` if the file has no failures.
    mutating func add(to diagnostics: JSONValue) -> JSONValue? {
        guard let path = FileURI.path(of: diagnostics["uri"]) else { return nil }
        serverDiagnostics[path] = diagnostics
        return failures[path].map { _ in self.diagnostics(of: path) }
    }

    private func diagnostics(of path: String) -> JSONValue {
        var diagnostics = serverDiagnostics[path] ?? ["uri": FileURI.of(path)]
        let own = (failures[path] ?? []).map { failure -> JSONValue in
            let range = JSONValue.range(ofLine: max((failure["line"]?.integer ?? 0) - 1, 0))
            return ["range": range, "severity": 1, "source": "specs", "message": failure["message"] ?? ""]
        }
        diagnostics["diagnostics"] = .array((diagnostics["diagnostics"]?.elements ?? []) + own)
        return diagnostics
    }
}
