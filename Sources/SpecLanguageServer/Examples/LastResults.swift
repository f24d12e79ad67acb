import ChildProcesses
import Foundation

struct LastResults: Sendable {
    /// The contents of the recorded files. Each file belongs to a test bundle.
    private var memories: [JSONValue] = []
    /// By the path of the file. Each failure is an object with the keys `line` and `message`.
    private var failures: [String: Set<JSONValue>] = [:]
    /// The diagnostics of sourcekit-lsp, by the path of their file.
    private var serverDiagnostics: [String: JSONValue] = [:]

    static func files(in packageRoot: String) -> [String] {
        FileManager.default.files(in: "\(packageRoot)/.build/specs/last-run", ".json")
    }

    /// Ignores failures in files that were modified after the run, because lines may have moved.
    /// Returns the diagnostics that changed.
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

    /// Returns the diagnostics to publish, or `nil` if there were no failures.
    mutating func forget(_ path: String) -> JSONValue? {
        failures.removeValue(forKey: path).map { _ in diagnostics(of: path) }
    }

    /// Returns the diagnostics to publish instead, or `nil` if the file has no failures.
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
