import Foundation

/// A request that the scripted server got.
public struct RecordedRequest: Equatable, Sendable {
    /// The method, as `GET`.
    public let method: String
    /// The path and the query, as `/get_info?language=ru`.
    public let target: String
    /// The headers, their names in lower case.
    public let headers: [String: String]
    /// The body; empty if there was none.
    public let body: String

    /// The path without the query, as `/get_info`.
    public var path: String { String(target.prefix { $0 != "?" }) }
    /// The names and values of the query, or of a form in the body if there is no query.
    public var params: [String: String] {
        let query = target.contains("?") ? String(target.drop { $0 != "?" }.dropFirst()) : body
        let items = URLComponents(string: "?" + query)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }
}

extension RecordedRequest {
    /// Reads the bytes that came over a connection.
    ///
    /// - Returns: `nil` as long as the request is not complete.
    init?(bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ")
        method = words.first.map(String.init) ?? ""
        target = words.dropFirst().first.map(String.init) ?? ""
        headers = Self.headers(lines.dropFirst())
        body = String(text[end.upperBound...])
        guard body.utf8.count >= headers["content-length"].flatMap(Int.init) ?? 0 else { return nil }
    }

    private static func headers(_ lines: some Sequence<Substring>) -> [String: String] {
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
        }
        return headers
    }
}
