import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// The request as `URLSession` sends it.
    ///
    /// - Throws: ``NetworkError/invalidURL(_:)`` if it cannot be sent over HTTP.
    init(_ request: Request) throws(NetworkError) {
        guard
            var components = URLComponents(string: request.url),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            components.host?.isEmpty == false
        else { throw .invalidURL(request.url) }
        // The session knows its schemes in lower case only.
        components.scheme = scheme
        let form = Self.form(request.params)
        if request.method == .get, !form.isEmpty {
            let query = [components.percentEncodedQuery, form].compactMap(\.self)
            components.percentEncodedQuery = query.filter { !$0.isEmpty }.joined(separator: "&")
        }
        guard let url = components.url else { throw .invalidURL(request.url) }
        self.init(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        setValue("application/json", forHTTPHeaderField: "Accept")
        if request.method == .post {
            httpMethod = "POST"
            httpBody = Data(form.utf8)
            setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
    }

    /// Names and values as `a=1&b=2`, in the order of the names, so that the same request always reads the same.
    private static func form(_ params: [String: String]) -> String {
        params.sorted { $0.key < $1.key }.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }

    /// Escapes all but the characters that mean nothing in a URL or a form. `URLQueryItem` would leave `+` alone, which
    /// servers read as a space.
    private static func escaped(_ text: String) -> String {
        let unreserved = CharacterSet(charactersIn: "-._~").union(.alphanumerics.intersection(.ascii))
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension CharacterSet {
    fileprivate static let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
}
