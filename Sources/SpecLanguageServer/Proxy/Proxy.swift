import SpecEvents
import Foundation

/// Passes messages between an editor and sourcekit-lsp, byte for byte, and adds what it knows:
///
///     editor -> takeFromEditor -> sourcekit-lsp -> takeFromServer -> editor
final class Proxy: Sendable {
    /// What is known, shared by the threads that read from both sides.
    struct State: Sendable {
        var workspace = Workspace()
        var results = LastResults()
        /// The requests without an answer.
        var requests: [JSONValue: Request] = [:]
        var lastAnswer = ContinuousClock.now
        var serverHasLenses = false
        /// Whether the editor has gone, or has told sourcekit-lsp to end.
        var isExiting = false
    }

    let options: ServerOptions
    let environment: [String: String]
    let editor: MessageWriter
    let server: MessageWriter
    let state = Lock(State())
    /// What a lens takes while it runs specs.
    let run = DispatchSemaphore(value: 1)

    /// - Parameter environment: The variables of what this server starts.
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
            state.withLock { $0.requests[id] = request }
        }
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
            let request = json["id"].flatMap { state.requests.removeValue(forKey: $0) }
            return request.flatMap { request in json["result"].flatMap { state.result(of: request, $0, options) } }
        }
        guard let result else { return editor.send(message) }
        json["result"] = result
        editor.send(Message(json))
    }
}

/// A request of the editor that waits for its answer.
struct Request: Sendable {
    let method: String
    let parameters: JSONValue
    let time = ContinuousClock.now

    /// The file that it is about.
    var uri: JSONValue { parameters["textDocument"]?["uri"] ?? .null }
    var path: String { FileURI.path(of: uri) ?? "" }
    var position: JSONValue { parameters["position"] ?? .null }
}
