import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An HTTP request with parameters.
///
/// ```swift
/// Request(method: .get, url: "https://info-example.com/get_info", params: ["language": "ru"])
/// ```
public struct Request: Hashable, Sendable {
    /// HTTP methods that a request can use.
    public enum Method: String, Sendable {
        /// Sends the parameters in the URL's query.
        case get = "GET"
        /// Sends the parameters as a form in the body.
        case post = "POST"
    }

    /// The request's HTTP method.
    public let method: Method
    /// The URL, or the part that follows the client's base URL. The URL is validated when the
    /// request is sent.
    public let url: String
    /// The parameters, with unescaped names and values.
    public let params: [String: String]

    /// Creates a request without sending it.
    ///
    /// - Parameters:
    ///   - method: The request's HTTP method.
    ///   - url: The URL, or the part that follows the client's base URL.
    ///   - params: The parameters, with unescaped names and values.
    public init(method: Method = .get, url: String, params: [String: String] = [:]) {
        (self.method, self.url, self.params) = (method, url, params)
    }

    /// The encoded parameters, sorted by name. `URLQueryItem` would not escape `+`, which servers
    /// read as a space.
    var form: String {
        let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
        let unreserved = CharacterSet(charactersIn: "-._~").union(.alphanumerics.intersection(ascii))
        let escaped = { (text: String) in text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
        return params.sorted { $0.key < $1.key }.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }

    func urlRequest(baseURL: String) throws(NetworkError) -> URLRequest {
        let address = baseURL + url
        guard
            var components = URLComponents(string: address),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            components.host?.isEmpty == false
        else { throw .invalidURL(address) }
        // `URLSession` accepts only lowercase schemes.
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

/// A reason why a request did not get a usable response.
public enum NetworkError: Error, Equatable, Sendable {
    /// The address is not an HTTP URL with a host.
    case invalidURL(String)
    /// The server could not be reached, or the connection ended before the response was complete.
    case noConnection
    /// The response was not complete before the timeout.
    case timedOut
    /// The server responded with a status code outside the range 200–299.
    case unsuccessfulStatus(Int)
    /// The response body is not the expected JSON.
    case malformedAnswer
}

/// A client that sends requests over HTTP with `URLSession`.
///
/// Requests are never cancelled, because on Linux `URLSessionTask.cancel()` crashes the process if
/// the response arrives at the same moment. An abandoned request ends on its own.
///
/// On Linux, FoundationNetworking also crashes the process if a server closes the connection in the
/// middle of the headers. The crash message is “Transfer completed, but there's no response”.
public final class HTTPClient: Sendable {
    let timeout: Duration
    private let baseURL: String
    private let session: URLSession

    /// Creates a client without connecting to the server.
    ///
    /// - Parameters:
    ///   - baseURL: A prefix for the URL of each request, such as `http://127.0.0.1:8080`.
    ///   - timeout: The time within which a complete response must arrive.
    public init(baseURL: String = "", timeout: Duration = .seconds(10)) {
        let endsWithPath = baseURL.hasSuffix("/") && !baseURL.hasSuffix("//")
        self.baseURL = endsWithPath ? String(baseURL.dropLast()) : baseURL
        self.timeout = timeout
        let configuration = URLSessionConfiguration.ephemeral
        // The session's own timeout restarts with every byte received and, on Linux, is rounded to
        // whole seconds. It is used only to end requests that the client has abandoned.
        configuration.timeoutIntervalForRequest = (timeout / .seconds(1)).rounded(.up) + 1
        session = URLSession(configuration: configuration, delegate: ChallengeRejection(), delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and waits for the complete response.
    ///
    /// - Returns: The body of a successful response.
    /// - Throws: ``NetworkError`` if there is no successful response before the timeout, or
    ///   `CancellationError` if the task is cancelled.
    public func load(_ request: Request) async throws -> Data {
        // The server and the timer each produce a result, and the first one is used. If the task
        // is cancelled, the stream ends without a result.
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
        // On Linux, the session cancels a request if the authentication challenge is rejected.
        case .cancelled: throw .unsuccessfulStatus(401)
        default: break
        }
        guard error == nil, let status = (response as? HTTPURLResponse)?.statusCode else { throw .noConnection }
        guard 200..<300 ~= status else { throw .unsuccessfulStatus(status) }
        return data ?? Data()
    }
}

/// Rejects requests for a password, because otherwise the HTTP request would never end on Linux.
private final class ChallengeRejection: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // If there is no failure response, the challenge concerns the connection itself, such as
        // the server's certificate.
        completionHandler(challenge.failureResponse == nil ? .performDefaultHandling : .rejectProtectionSpace, nil)
    }
}

extension JSONDecoder {
    /// Decodes a value from a response body.
    ///
    /// - Throws: ``NetworkError/malformedAnswer`` if the body is not JSON for a value of this type.
    public static func answer<Answer: Decodable>(_ type: Answer.Type, from data: Data) throws(NetworkError) -> Answer {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw .malformedAnswer
        }
    }
}
