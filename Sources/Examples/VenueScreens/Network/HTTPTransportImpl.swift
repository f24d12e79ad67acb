import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests over HTTP.
@MainActor public final class HTTPTransportImpl: HTTPTransport {
    private let baseURL: String
    private let session: URLSession

    /// Makes a transport; nothing is connected yet.
    ///
    /// - Parameter baseURL: The address before the path, such as `http://127.0.0.1:8080`. One that cannot be asked is an
    ///   error of the first request.
    public init(baseURL: String) {
        self.baseURL = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        session = URLSession(configuration: configuration)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request, and waits ten seconds for an answer.
    ///
    /// - Returns: The body of a successful answer.
    /// - Throws: ``HTTPError`` if there is none.
    public func load(_ request: HTTPRequest) async throws -> Data {
        let urlRequest = try urlRequest(for: request)
        guard let (data, response) = try? await session.data(for: urlRequest) else { throw HTTPError.noConnection }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw HTTPError.noConnection }
        guard 200..<300 ~= status else { throw HTTPError.unsuccessfulStatus(status) }
        return data
    }

    private func urlRequest(for request: HTTPRequest) throws(HTTPError) -> URLRequest {
        let isQuery = request.method == .get && !request.params.isEmpty
        guard
            let url = URL(string: baseURL + request.path + (isQuery ? "?" + request.form : "")),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { throw .invalidURL }
        var urlRequest = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        urlRequest.httpMethod = request.method.rawValue
        if request.method == .post {
            urlRequest.httpBody = Data(request.form.utf8)
            urlRequest.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
        return urlRequest
    }
}
