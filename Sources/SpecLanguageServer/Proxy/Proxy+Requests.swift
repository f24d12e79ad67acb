import Foundation

extension Proxy {
    /// The requests to which this server answers, or adds something.
    static let methods: Set = [
        "initialize", "workspace/tests", "textDocument/tests", "textDocument/codeLens", "textDocument/hover",
        "textDocument/completion", "workspace/executeCommand",
    ]

    /// Notes what to add to the answer of a request.
    ///
    /// - Returns: The result, if the request is for this server alone.
    func take(_ method: String, _ id: JSONValue, _ parameters: JSONValue) -> JSONValue? {
        if method == "workspace/executeCommand" { return execute(parameters) }
        let uri = parameters["textDocument"]?["uri"]
        let (path, place) = (FileURI.path(of: uri), Position(parameters["position"]))
        return state.withLock { state in
            switch (method, path) {
            case ("initialize", _):
                state.workspace.roots = Self.roots(parameters)
                state.changes[id] = { [options] in Self.initialized($0, &$1, options) }
            case ("workspace/tests", _):
                state.changes[id] = { items, state in
                    let served = items.elements ?? []
                    let paths = state.workspace.paths.union(
                        served.compactMap { FileURI.path(of: $0["location"]?["uri"]) }
                    )
                    return state.workspace.addExamples(of: paths, to: served)
                }
            case ("textDocument/tests", let path?):
                state.changes[id] = { $1.workspace.addExamples(of: [path], to: $0.elements ?? []) }
            case ("textDocument/codeLens", let path?) where options.shows(.lens):
                let lenses = state.workspace.source(of: path).map { Lenses.all(of: $0, in: uri ?? .null) } ?? []
                guard state.serverHasLenses else { return .array(lenses) }
                state.changes[id] = { served, _ in .array((served.elements ?? []) + lenses) }
            case ("textDocument/hover", let path?) where options.shows(.hover):
                guard let line = place?.line else { return nil }
                state.changes[id] = { hover, state in state.text(path, line).flatMap { Self.adding($0, to: hover) } }
            case ("textDocument/completion", let path?) where options.shows(.completion):
                let names = place.flatMap { state.workspace.names(at: $0, in: path) }
                return names.map { names in
                    .array(names.sorted().map { ["label": .string($0), "kind": 12, "insertText": .string($0)] })
                }
            default: break
            }
            return nil
        }
    }

    private static func roots(_ parameters: JSONValue) -> [String] {
        let folders = (parameters["workspaceFolders"]?.elements ?? []).map { $0["uri"] }
        let paths = (folders.isEmpty ? [parameters["rootUri"]] : folders).compactMap(FileURI.path)
        return paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// The answer to `initialize` with what this server can do.
    private static func initialized(_ result: JSONValue, _ state: inout State, _ options: ServerOptions) -> JSONValue {
        var (result, all) = (result, result["capabilities"] ?? [:])
        func add(_ words: [String], to list: String, of provider: String) {
            let known = all[provider]?[list]?.elements ?? []
            all[provider] = all[provider] ?? [:]
            all[provider]?[list] = .array(known + words.map(JSONValue.string).filter { !known.contains($0) })
        }
        state.serverHasLenses = all["codeLensProvider"].map { $0 != .null } ?? false
        if options.shows(.lens) {
            if !state.serverHasLenses { all["codeLensProvider"] = [:] }
            add(Lenses.Command.allCases.map(\.rawValue), to: "commands", of: "executeCommandProvider")
        }
        if options.shows(.hover), all["hoverProvider"] == nil { all["hoverProvider"] = true }
        if options.shows(.completion) { add(["\""], to: "triggerCharacters", of: "completionProvider") }
        result["capabilities"] = all
        return result
    }

    private static func adding(_ text: String, to hover: JSONValue) -> JSONValue? {
        guard hover != .null else { return ["contents": ["kind": "markdown", "value": .string(text)]] }
        guard let value = hover["contents"]?["value"]?.string else { return nil }
        var hover = hover
        hover["contents"]?["value"] = .string("\(value)\n\n---\n\n\(text)")
        return hover
    }
}

extension Proxy.State {
    /// What is known of the examples that are declared at a line; `nil` if nothing is.
    fileprivate mutating func text(_ path: String, _ line: Int) -> String? {
        let texts = workspace.examples(in: path).filter { $0.place.line == line }.compactMap { example in
            results.text(of: example.identifier).map { "**\(example.label)** \($0)" }
        }
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }
}
