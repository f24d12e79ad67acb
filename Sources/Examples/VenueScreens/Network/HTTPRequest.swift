import Foundation

/// What is asked of the server.
public struct HTTPRequest: Hashable, Sendable {
    /// How the server is asked.
    public enum Method: String, Sendable {
        /// `params` make the query.
        case get = "GET"
        /// `params` are a form in the body.
        case post = "POST"
    }

    /// How the server is asked.
    public var method = Method.get
    /// The path, such as `/venues`.
    public var path: String
    /// Names and values that go along, unescaped.
    public var params: [String: String] = [:]
}

extension HTTPRequest {
    /// The parameters as `a=1&b=2`, in the order of their names.
    var form: String {
        let unreserved = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
            .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
        let escaped = { (text: String) in text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
        return params.sorted { $0.key < $1.key }.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }
}
