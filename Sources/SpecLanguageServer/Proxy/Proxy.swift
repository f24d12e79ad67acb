import Foundation
import SpecEvents

/// A proxy between an editor and sourcekit-lsp. It forwards most messages unchanged, but answers
/// some requests itself and adds to some responses:
///
///     editor -> takeFromEditor -> sourcekit-lsp -> takeFromServer -> editor
final class Proxy: Sendable {
    struct State: Sendable {
        var workspace = Workspace()
        var results = LastResults()
        /// The editor's requests that sourcekit-lsp has not answered yet, keyed by request ID.
        var pendingRequests: [JSONValue: Request] = [:]
        var lastAnswer = ContinuousClock.now
        var serverHasLenses = false
    }

    let options: ServerOptions
    let environment: [String: String]
    let editor: MessageWriter
    let server: MessageWriter
    let state = Lock(State())
    /// Whether the editor is gone or has told sourcekit-lsp to exit. This flag has its own lock,
    /// because the state's lock may be held while sources are read.
    let isExiting = Lock(false)
    /// Ensures that code lenses start only one run at a time.
    let runSemaphore = DispatchSemaphore(value: 1)

    init(_ options: ServerOptions, _ environment: [String: String], toEditor: Int32, toServer: Int32) {
        (self.options, self.environment) = (options, environment)
        (editor, server) = (MessageWriter(toEditor), MessageWriter(toServer))
    }

    func show(_ text: String, isError: Bool = false) {
        editor.send(.notification("window/showMessage", ["type": isError ? 1 : 3, "message": .string(text)]))
    }

    func publish(_ diagnostics: JSONValue) {
        editor.send(.notification("textDocument/publishDiagnostics", diagnostics))
    }

    func takeFromEditor(_ message: Message) {
        let json = message.json ?? .null
        let request = Request(method: json["method"]?.string ?? "", parameters: json["params"] ?? .null)
        if let id = json["id"], !request.method.isEmpty {
            if let result = answer(to: request) { return editor.send(.answer(to: id, result)) }
            state.withLock { $0.pendingRequests[id] = request }
        }
        if request.method == "exit" { isExiting.withLock { $0 = true } }
        if let outdated = state.withLock({ $0.note(request) }) { publish(outdated) }
        server.send(message)
    }

    func takeFromServer(_ message: Message) {
        guard var json = message.json else { return editor.send(message) }
        if let method = json["method"]?.string {
            let isOwn = method == "textDocument/publishDiagnostics" && options.shows(.diagnostics)
            let all = isOwn ? json["params"].flatMap { new in state.withLock { $0.results.add(to: new) } } : nil
            return all.map(publish) ?? editor.send(message)
        }
        let result = state.withLock { state in
            state.lastAnswer = .now
            let request = json["id"].flatMap { state.pendingRequests.removeValue(forKey: $0) }
            return request.flatMap { request in json["result"].flatMap { state.result(of: request, $0, options) } }
        }
        guard let result else { return editor.send(message) }
        json["result"] = result
        editor.send(Message(json))
    }
}

/// A request or a notification from the editor.
struct Request: Sendable {
    let method: String
    let parameters: JSONValue
    let time = ContinuousClock.now

    var uri: JSONValue { parameters["textDocument"]?["uri"] ?? .null }
    var path: String { FileURI.path(of: uri) ?? "" }
    var position: JSONValue { parameters["position"] ?? .null }
}

struct Workspace: Sendable {
    var packageRoots: [String] = []
    var documents: [String: Document] = [:]
    private var built = BuiltTests()
    /// Maps each folder to the ID of a class or an example in one of its files. The ID begins with
    /// the name of the folder's module.
    private var identifiers: [String: String] = [:]
    /// The specs in each file that has been read, keyed by path. `time` is the file's modification
    /// time, or `nil` for an open document.
    var sources: [String: (time: Date?, source: SpecSource)] = [:]

    // MARK: Documents

    mutating func open(_ path: String, _ text: String) {
        guard path.hasSuffix(".swift") else { return }
        documents[path] = Document(text: text)
        adoptListing(for: path)
    }

    mutating func install(_ built: BuiltTests) {
        self.built = built
        for (path, examples) in built.examples { identifiers[FileURI.folder(of: path)] = examples[0].identifier }
        for path in documents.keys { adoptListing(for: path) }
    }

    /// Adopts the latest listing if exactly this text was built or the document has no listing yet.
    /// Otherwise, keeps the existing listing, whose line numbers have been adjusted for edits.
    private mutating func adoptListing(for path: String) {
        guard let document = documents[path] else { return }
        let isUnchanged = FileURI.isUnchanged(path, since: built.buildTime(of: path))
        let isBuilt = isUnchanged && FileManager.default.contents(atPath: path) == Data(document.text.utf8)
        guard isBuilt || document.listing.isEmpty else { return }
        documents[path]?.adopt(built.examples[path] ?? [], isBuilt: isBuilt)
    }

    // MARK: Examples

    mutating func source(of path: String) -> SpecSource {
        let document = documents[path]
        let time = document == nil ? FileURI.changeTime(of: path) : nil
        if let known = sources[path], known.time == time { return known.source }
        let source = SourceReader.read(document?.text ?? (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
        sources[path] = (time, source)
        return source
    }

    mutating func examples(in path: String) -> [Example] {
        let document = documents[path]
        let listing = document?.listing ?? built.examples[path] ?? []
        let isBuilt = document?.isBuilt ?? FileURI.isUnchanged(path, since: built.buildTime(of: path))
        if !listing.isEmpty, isBuilt { return listing.sorted { $0.line < $1.line } }
        return source(of: path).examples(in: module(of: path), and: listing)
    }

    var paths: Set<String> { Set(documents.keys).union(built.examples.keys) }

    mutating func note(_ items: [JSONValue]) {
        for item in items where item["style"] == "XCTest" {
            guard let path = FileURI.path(of: item["location"]?["uri"]) else { continue }
            identifiers[FileURI.folder(of: path)] = item["id"]?.string
        }
    }

    /// Returns the name of a file's module. If neither a build nor sourcekit-lsp has named it,
    /// derives the name from SwiftPM's folder layout.
    func module(of path: String) -> String {
        if let known = identifiers[FileURI.folder(of: path)] { return String(known.prefix { $0 != "." }) }
        let parts = path.split(separator: "/").map(String.init)
        let index = parts.lastIndex { ["Tests", "Sources", "Source", "src", "srcs", "Specs"].contains($0) }
        let target = index.map { $0 + 1 }.flatMap { $0 < parts.count - 1 ? parts[$0] : nil } ?? parts.dropLast().last
        return String((target ?? "").map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    func names(at position: JSONValue, in path: String) -> Set<String>? {
        guard let text = documents[path]?.text(before: position) else { return nil }
        let sources = [built.names] + sources.values.map(\.source)
        if text.contains(/(?i)itBehavesLike\(\s*"[^"\\]*$/) { return Set(sources.flatMap(\.sharedNames)) }
        return text.contains(/\.tags\(\s*("[^"]*"\s*,\s*)*"[^"\\]*$/) ? Set(sources.flatMap(\.tags)) : nil
    }
}

extension Workspace {
    /// - Parameter served: The items in sourcekit-lsp's response: the classes with test methods.
    mutating func addExamples(of paths: some Sequence<String>, to served: [JSONValue]) -> JSONValue {
        note(served)
        var items = served
        let known = items.indices.filter { items[$0]["style"] == "XCTest" }.map { (items[$0]["id"]?.string ?? "", $0) }
        var indices = Dictionary(known) { $1 }
        for path in paths.sorted() {
            let types = Dictionary(grouping: examples(in: path), by: \.type)
            for (type, examples) in types.sorted(by: { $0.key < $1.key }) {
                let index = indices[type] ?? items.count
                if index == items.count {
                    let name = String(type.drop { $0 != "." }.dropFirst())
                    let line = source(of: path).classes[name] ?? examples[0].line
                    items.append(item(Example(identifier: type, label: name, line: line), "", FileURI.of(path)))
                    indices[type] = index
                }
                let served = items[index]["location"]?["uri"]
                let uri = FileURI.path(of: served) == path ? served : nil
                // Example IDs end in `()`, like method IDs, because VS Code removes `()` from IDs.
                let new = examples.map { item($0, "()", uri ?? FileURI.of(path)) }
                let own = Set(new.compactMap { $0["id"] })
                let methods = items[index]["children"]?.elements ?? []
                items[index]["children"] = .array(methods.filter { !own.contains($0["id"] ?? .null) } + new)
            }
        }
        return .array(items)
    }

    private func item(_ it: Example, _ end: String, _ uri: JSONValue) -> JSONValue {
        [
            "id": .string(it.identifier + end), "label": .string(it.label), "disabled": false, "style": "XCTest",
            "location": ["uri": uri, "range": .range(ofLine: it.line)], "children": [], "tags": [],
        ]
    }
}
