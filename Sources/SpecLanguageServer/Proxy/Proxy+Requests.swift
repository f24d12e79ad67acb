extension Proxy {
    /// Returns the answer to a request, or `nil` if sourcekit-lsp must answer it.
    func answer(to request: Request) -> JSONValue? {
        if request.method == "workspace/executeCommand" { return execute(request.parameters) }
        return state.withLock { state in
            switch request.method {
            case "textDocument/codeLens" where !state.serverHasLenses: return state.result(of: request, [], options)
            case "textDocument/completion" where options.shows(.completion):
                return state.workspace.names(at: request.position, in: request.path).map { names in
                    .array(names.sorted().map { ["label": .string($0), "kind": 12, "insertText": .string($0)] })
                }
            default: return nil
            }
        }
    }
}

extension Proxy.State {
    /// Notes a message from the editor. Returns diagnostics to publish, or `nil` if none changed.
    mutating func note(_ request: Request) -> JSONValue? {
        let (parameters, path) = (request.parameters, request.path)
        if request.method.hasPrefix("textDocument/did") { workspace.sources[path] = nil }
        switch request.method {
        case "initialize":
            let folders = (parameters["workspaceFolders"]?.elements ?? []).map { $0["uri"] }
            workspace.packageRoots = (folders.isEmpty ? [parameters["rootUri"]] : folders).compactMap(FileURI.path)
        case "textDocument/didOpen": workspace.open(path, parameters["textDocument"]?["text"]?.string ?? "")
        case "textDocument/didClose": workspace.documents[path] = nil
        case "textDocument/didChange":
            workspace.documents[path]?.apply(parameters["contentChanges"]?.elements ?? [])
            return results.forget(path)
        default: break
        }
        return nil
    }

    /// Returns sourcekit-lsp's result with additions, or `nil` if there is nothing to add.
    mutating func result(of request: Request, _ result: JSONValue, _ options: ServerOptions) -> JSONValue? {
        let served = result.elements ?? []
        switch request.method {
        case "initialize": return initialized(result, options)
        case "workspace/tests":
            let paths = served.compactMap { FileURI.path(of: $0["location"]?["uri"]) }
            return workspace.addExamples(of: workspace.paths.union(paths), to: served)
        case "textDocument/tests": return workspace.addExamples(of: [request.path], to: served)
        case "textDocument/codeLens" where options.shows(.lens):
            return .array(served + LensCommand.lenses(of: workspace.source(of: request.path), in: request.uri))
        case "textDocument/hover" where options.shows(.hover): return hover(request, result)
        default: return nil
        }
    }

    private mutating func initialized(_ result: JSONValue, _ options: ServerOptions) -> JSONValue {
        var (result, all) = (result, result["capabilities"] ?? [:])
        func add(_ words: [String], to list: String, of provider: String) {
            let known = all[provider]?[list]?.elements ?? []
            all[provider] = all[provider] ?? [:]
            all[provider]?[list] = .array(known + words.map(JSONValue.string).filter { !known.contains($0) })
        }
        serverHasLenses = (all["codeLensProvider"] ?? .null) != .null
        if options.shows(.lens) {
            if !serverHasLenses { all["codeLensProvider"] = [:] }
            add(LensCommand.allCases.map(\.rawValue), to: "commands", of: "executeCommandProvider")
        }
        if options.shows(.hover), all["hoverProvider"] == nil { all["hoverProvider"] = true }
        if options.shows(.completion) { add(["\""], to: "triggerCharacters", of: "completionProvider") }
        result["capabilities"] = all
        return result
    }

    private mutating func hover(_ request: Request, _ hover: JSONValue) -> JSONValue? {
        let here = workspace.examples(in: request.path).filter { $0.line == request.position["line"]?.integer }
        let texts = here.compactMap { example in
            results.text(of: example.identifier).map { "**\(example.label)** \($0)" }
        }
        let served = hover["contents"]?["value"]?.string
        guard !texts.isEmpty, served != nil || hover == .null else { return nil }
        var hover = hover == .null ? ["contents": ["kind": "markdown"]] : hover
        let parts = (served.map { [$0, "---"] } ?? []) + texts
        hover["contents"]?["value"] = .string(parts.joined(separator: "\n\n"))
        return hover
    }
}
