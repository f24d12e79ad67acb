import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests over HTTP.
///
/// A request is never cancelled: on Linux `URLSessionTask.cancel()` ends the process when the answer arrives at the same
/// moment. One without a receiver ends by itself.
@MainActor public final class HTTPTransportImpl: HTTPTransport {
    /// How long a request may take until the last byte of its answer.
    let timeout: Duration
    private let baseURL: String
    private let session: URLSession

    /// Makes a transport; nothing is connected yet.
    ///
    /// - Parameters:
    ///   - baseURL: The address before the path, such as `http://127.0.0.1:8080`. One that cannot be asked is an error of
    ///     the first request.
    ///   - timeout: How long a request may take until the last byte of its answer.
    public init(baseURL: String, timeout: Duration = .seconds(10)) {
        let endsWithPath = baseURL.hasSuffix("/") && !baseURL.hasSuffix("//")
        self.baseURL = endsWithPath ? String(baseURL.dropLast()) : baseURL
        self.timeout = timeout
        let configuration = URLSessionConfiguration.ephemeral
        // The session's own time-out begins anew with every byte that arrives, and on Linux it counts whole seconds. It only
        // ends the connections that the transport has given up.
        configuration.timeoutIntervalForRequest = (timeout / .seconds(1)).rounded(.up) + 1
        session = URLSession(configuration: configuration, delegate: ChallengeRejection(), delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request, and waits for the answer until the time-out.
    ///
    /// - Returns: The body of a successful answer.
    /// - Throws: ``HTTPError`` if there is none, `CancellationError` if the task is cancelled.
    public func load(_ request: HTTPRequest) async throws -> Data {
        // The first result counts: that of the server, or that of the timer. A cancellation ends the results.
        let (results, continuation) = AsyncStream<Result<Data, HTTPError>>.makeStream()
        let task = session.dataTask(with: try urlRequest(for: request)) { data, response, error in
            continuation.yield(Result { () throws(HTTPError) in try Self.body(data, response, error) })
        }
        let timer = Task { [timeout] in
            try await Task.sleep(for: timeout)
            continuation.yield(.failure(.noConnection))
        }
        defer { timer.cancel() }
        task.resume()
        for await result in results { return try result.get() }
        throw CancellationError()
    }

    /// The body of a successful answer.
    private nonisolated static func body(
        _ data: Data?,
        _ response: URLResponse?,
        _ error: (any Error)?
    ) throws(HTTPError) -> Data {
        // The transport cancels nothing, but on Linux the session itself cancels a request whose challenge is rejected.
        if (error as? URLError)?.code == .cancelled { throw .unsuccessfulStatus(401) }
        guard error == nil, let status = (response as? HTTPURLResponse)?.statusCode else { throw .noConnection }
        guard 200..<300 ~= status else { throw .unsuccessfulStatus(status) }
        return data ?? Data()
    }

    /// The request as it is handed to the session.
    func urlRequest(for request: HTTPRequest) throws(HTTPError) -> URLRequest {
        let isQuery = request.method == .get && !request.params.isEmpty
        guard
            var components = URLComponents(string: baseURL + request.path + (isQuery ? "?" + request.form : "")),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            components.host?.isEmpty == false
        else { throw .invalidURL }
        // The session knows its schemes in lower case only.
        components.scheme = scheme
        guard let url = components.url else { throw .invalidURL }
        var urlRequest = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        urlRequest.httpMethod = request.method.rawValue
        if request.method == .post {
            urlRequest.httpBody = Data(request.form.utf8)
            urlRequest.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
        return urlRequest
    }
}
