/// What is asked of a server.
///
/// ```swift
/// Request(method: .get, url: "https://info-example.com/get_info", params: ["language": "ru"])
/// ```
public struct Request: Equatable, Sendable {
    /// How a server is asked.
    public enum Method: Hashable, Sendable {
        /// `params` are added to the query of the URL.
        case get
        /// `params` are sent as a form in the body.
        case post
    }

    /// How the server is asked.
    public let method: Method
    /// The address, with scheme and host. Checked when the request is sent: one that cannot be asked is an answer of
    /// ``NetworkError/invalidURL(_:)``.
    public let url: String
    /// Names and values that go along; any text will do, the transport escapes it.
    public let params: [String: String]

    /// Makes a request; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - method: How the server is asked.
    ///   - url: The address, with scheme and host.
    ///   - params: Names and values that go along.
    public init(method: Method, url: String, params: [String: String] = [:]) {
        self.method = method
        self.url = url
        self.params = params
    }
}
