/// The failures of the last run, in the words of the protocol.
struct FailureDiagnostics: Sendable {
    /// What sourcekit-lsp published, by the path of the file.
    private var served: [String: JSONValue] = [:]
    private var failures: [String: [LastResults.Failure]] = [:]

    /// Takes the failures of new results.
    ///
    /// - Returns: What has to be published.
    mutating func take(_ new: [String: [LastResults.Failure]]) -> [JSONValue] {
        let changed = Set(new.keys).union(failures.keys).filter { new[$0] != failures[$0] }
        failures = new
        return changed.sorted().map(parameters)
    }

    /// Forgets the failures in a file that changed.
    ///
    /// - Returns: What has to be published; `nil` if there were none.
    mutating func forget(_ path: String) -> JSONValue? {
        failures.removeValue(forKey: path).map { _ in parameters(of: path) }
    }

    /// Adds the failures to what sourcekit-lsp publishes of a file.
    ///
    /// - Returns: `nil` if there are none.
    mutating func add(to parameters: JSONValue) -> JSONValue? {
        guard let path = FileURI.path(of: parameters["uri"]) else { return nil }
        served[path] = parameters
        return failures[path].map { _ in self.parameters(of: path) }
    }

    private func parameters(of path: String) -> JSONValue {
        var parameters = served[path] ?? ["uri": FileURI.of(path)]
        let own = (failures[path] ?? []).sorted { ($0.line, $0.message) < ($1.line, $1.message) }.map { failure in
            let line = max(failure.line - 1, 0)
            // The end is beyond the line: editors cut it there.
            let range = Position.range(.init(line: line, character: 0), .init(line: line, character: 1000))
            return ["range": range, "severity": 1, "source": "specs", "message": .string(failure.message)] as JSONValue
        }
        parameters["diagnostics"] = .array((parameters["diagnostics"]?.elements ?? []) + own)
        return parameters
    }
}
