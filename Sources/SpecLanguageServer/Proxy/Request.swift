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
