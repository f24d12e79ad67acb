import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request to a server.
///
/// ```swift
/// Request(method: .get, url: "https://info-example.com/get_info", params: ["language": "ru"])
/// ```
public struct Request: Hashable, Sendable {
    /// The method of the request.
    public enum Method: String, Sendable {
        /// `params` are added to the query of the URL.
        case get = "GET"
        /// `params` are sent as a form in the body.
        case post = "POST"
    }

    /// The method.
    public let method: Method
    /// The URL, or the part after the base URL if the client has one. It is checked on sending.
    public let url: String
    /// The names and values to send. Any text is allowed, because the client escapes it.
    public let params: [String: String]

    /// Creates a request; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: The URL, or the part after the base URL if the client has one.
    ///   - params: The names and values to send.
    public init(method: Method = .get, url: String, params: [String: String] = [:]) {
        (self.method, self.url, self.params) = (method, url, params)
    }

    /// The parameters as `a=1&b=2`, sorted by name. All characters with a special meaning in a URL
    /// or a form are escaped: `URLQueryItem` would leave `+` alone, which servers read as a space.
    var form: String {
        let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
        let unreserved = CharacterSet(charactersIn: "-._~").union(.alphanumerics.intersection(ascii))
        let escaped = { (text: String) in text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
        return params.sorted { $0.key < $1.key }.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }

    /// Returns the request in the form that `URLSession` sends.
    func urlRequest(baseURL: String) throws(NetworkError) -> URLRequest {
        let address = baseURL + url
        guard
            var components = URLComponents(string: address),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            components.host?.isEmpty == false
        else { throw .invalidURL(address) }
        // The session accepts schemes only in lowercase.
        components.scheme = scheme
        if method == .get, !params.isEmpty {
            let query = [components.percentEncodedQuery ?? "", form].filter { !$0.isEmpty }
            components.percentEncodedQuery = query.joined(separator: "&")
        }
        guard let url = components.url else { throw .invalidURL(address) }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpMethod = method.rawValue
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if method == .post {
            request.httpBody = Data(form.utf8)
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}

/// Why there is no response from a server.
public enum NetworkError: Error, Equatable, Sendable {
    /// The address cannot be used for HTTP: it is not a URL, or has another scheme or no host.
    case invalidURL(String)
    /// The server could not be reached, or the connection broke before the response was complete.
    case noConnection
    /// The complete response did not arrive in time.
    case timedOut
    /// The server responded with a status outside 200 to 299.
    case unsuccessfulStatus(Int)
    /// The response is not the expected JSON.
    case malformedAnswer
}

/// A client that sends requests over HTTP with `URLSession`.
///
/// A request is never cancelled: on Linux, `URLSessionTask.cancel()` crashes the process if the
/// response arrives at the same moment. An abandoned request ends on its own.
///
/// If a server closes the connection in the middle of the headers, FoundationNetworking itself
/// crashes the process on Linux (“Transfer completed, but there's no response”).
public final class HTTPClient: Sendable {
    /// How long to wait for a complete response.
    let timeout: Duration
    private let baseURL: String
    private let session: URLSession

    /// Creates a client; nothing is connected yet.
    ///
    /// - Parameters:
    ///   - baseURL: The prefix of the URL of each request, such as `http://127.0.0.1:8080`.
    ///   - timeout: How long a request may take until the last byte of its response.
    public init(baseURL: String = "", timeout: Duration = .seconds(10)) {
        let endsWithPath = baseURL.hasSuffix("/") && !baseURL.hasSuffix("//")
        self.baseURL = endsWithPath ? String(baseURL.dropLast()) : baseURL
        self.timeout = timeout
        let configuration = URLSessionConfiguration.ephemeral
        // The session's own timeout restarts with every byte that arrives, and on Linux it counts
        // whole seconds. It only ends connections that the client has given up on.
        configuration.timeoutIntervalForRequest = (timeout / .seconds(1)).rounded(.up) + 1
        session = URLSession(configuration: configuration, delegate: ChallengeRejection(), delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and waits for the response until the timeout.
    ///
    /// - Returns: The body of a successful response.
    /// - Throws: ``NetworkError`` if there is no such response; `CancellationError` if the task is
    ///   cancelled.
    public func load(_ request: Request) async throws -> Data {
        // The first result, from the server or the timer, counts. Cancellation ends the stream.
        let (results, continuation) = AsyncStream<Result<Data, NetworkError>>.makeStream()
        let urlRequest = try request.urlRequest(baseURL: baseURL)
        let task = session.dataTask(with: urlRequest) { data, response, error in
            continuation.yield(Result { () throws(NetworkError) in try Self.body(data, response, error) })
        }
        let timer = Task { [timeout] in
            try await Task.sleep(for: timeout)
            continuation.yield(.failure(.timedOut))
        }
        defer { timer.cancel() }
        task.resume()
        for await result in results { return try result.get() }
        throw CancellationError()
    }

    private static func body(
        _ data: Data?,
        _ response: URLResponse?,
        _ error: (any Error)?
    ) throws(NetworkError) -> Data {
        switch (error as? URLError)?.code {
        case .timedOut: throw .timedOut
        // On Linux, the session itself cancels a request whose challenge is rejected.
        case .cancelled: throw .unsuccessfulStatus(401)
        default: break
        }
        guard error == nil, let status = (response as? HTTPURLResponse)?.statusCode else { throw .noConnection }
        guard 200..<300 ~= status else { throw .unsuccessfulStatus(status) }
        return data ?? Data()
    }
}

/// A delegate that rejects a server's request for a password. On Linux, the request would otherwise
/// wait forever.
private final class ChallengeRejection: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // Without a server response, the challenge concerns the connection, such as its
        // certificate.
        completionHandler(challenge.failureResponse == nil ? .performDefaultHandling : .rejectProtectionSpace, nil)
    }
}

extension JSONDecoder {
    /// Decodes the value in the body of a response.
    ///
    /// - Throws: ``NetworkError/malformedAnswer`` if the body does not contain such a value.
    public static func answer<Answer: Decodable>(_ type: Answer.Type, from data: Data) throws(NetworkError) -> Answer {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw .malformedAnswer
        }
    }
}
