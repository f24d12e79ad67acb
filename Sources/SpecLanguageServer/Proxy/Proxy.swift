import Foundation
import Locks

/// Passes messages between an editor and sourcekit-lsp, byte for byte, and adds what it knows of specs:
///
///     editor -> takeFromEditor -> sourcekit-lsp -> takeFromServer -> editor
final class Proxy: Sendable {
    /// What is known, shared by the threads that read from both sides.
    struct State: Sendable {
        var workspace = Workspace()
        var results = LastResults()
        var diagnostics = FailureDiagnostics()
        /// For requests whose answers change on their way back: the result with what this server adds; `nil` if it stays.
        var changes: [JSONValue: @Sendable (JSONValue, inout State) -> JSONValue?] = [:]
        /// The requests without an answer, and since when.
        var unanswered: [JSONValue: (method: String, since: ContinuousClock.Instant)] = [:]
        var lastAnswer = ContinuousClock.now
        var serverHasLenses = false
        /// Whether a lens runs specs.
        var isRunning = false
        /// Whether the editor has gone, or has told sourcekit-lsp to end.
        var isExiting = false
    }

    let options: ServerOptions
    let environment: [String: String]
    let editor: MessageWriter
    let server: MessageWriter
    let state = Lock(State())

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

    // MARK: From the editor

    func takeFromEditor(_ message: Message) {
        let head = message.head
        switch (head.method, head.id) {
        case ("exit", _): state.withLock { $0.isExiting = true }
        case ("textDocument/didOpen", _), ("textDocument/didChange", _), ("textDocument/didClose", _):
            if let method = head.method, let parameters = message.json?["params"] { noteDocument(method, parameters) }
        case (let method?, let id?):
            if Self.methods.contains(method), let parameters = message.json?["params"],
                let result = take(method, id, parameters)
            {
                return editor.send(.answer(to: id, result))
            }
            state.withLock { $0.unanswered[id] = (method, .now) }
        default: break
        }
        server.send(message)
    }

    private func noteDocument(_ method: String, _ parameters: JSONValue) {
        let document = parameters["textDocument"]
        guard let path = FileURI.path(of: document?["uri"]), path.hasSuffix(".swift") else { return }
        let outdated = state.withLock { state -> JSONValue? in
            switch method {
            case "textDocument/didOpen": state.workspace.open(path, document?["text"]?.string ?? "")
            case "textDocument/didClose": state.workspace.close(path)
            default:
                state.workspace.change(path, parameters["contentChanges"]?.elements ?? [])
                return state.diagnostics.forget(path)
            }
            return nil
        }
        if let outdated { publish(outdated) }
    }

    // MARK: From the server

    func takeFromServer(_ message: Message) {
        let head = message.head
        if head.method == "textDocument/publishDiagnostics", options.shows(.diagnostics),
            let parameters = message.json?["params"],
            let all = state.withLock({ $0.diagnostics.add(to: parameters) })
        {
            return publish(all)
        }
        guard head.method == nil, let id = head.id else { return editor.send(message) }
        let change = state.withLock { state in
            state.lastAnswer = .now
            state.unanswered[id] = nil
            return state.changes.removeValue(forKey: id)
        }
        guard let change, var json = message.json, let result = json["result"],
            let new = state.withLock({ change(result, &$0) })
        else { return editor.send(message) }
        json["result"] = new
        editor.send(Message(json))
    }
}
