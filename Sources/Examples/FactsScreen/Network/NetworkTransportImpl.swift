import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The real transport: HTTP over `URLSession`. What goes wrong is told as a ``NetworkError``.
///
/// A request is never cancelled: on Linux `URLSessionTask.cancel()` ends the process when the answer arrives at the same
/// moment. One without a receiver ends by itself; letting the transport go changes nothing for those
/// that are under way.
///
/// One answer is beyond its reach: if a server closes the connection in the middle of the headers, FoundationNetworking
/// itself ends the process on Linux (“Transfer completed, but there's no response”).
@MainActor public final class NetworkTransportImpl: NetworkTransport {
    /// How long to wait for a whole answer.
    let timeout: Duration
    private let session: URLSession

    /// Makes a transport; nothing is connected yet.
    ///
    /// - Parameter timeout: How long to wait for a whole answer, from sending the request on. Below zero counts as
    ///   zero, and no wait is longer than a day.
    public init(timeout: Duration = .seconds(10)) {
        self.timeout = min(max(timeout, .zero), .seconds(86_400))
        let configuration = URLSessionConfiguration.ephemeral
        // The session's own time-out begins anew with every byte that arrives, and on Linux it counts whole seconds. It
        // only ends the connections that the transport has given up.
        configuration.timeoutIntervalForRequest = (self.timeout / .seconds(1)).rounded(.up) + 1
        session = URLSession(configuration: configuration, delegate: ChallengeRejection(), delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and decodes the JSON of the answer.
    ///
    /// - Parameters:
    ///   - request: What to ask.
    ///   - onResult: Called once, later: with the decoded answer, or with a ``NetworkError``.
    public func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    ) {
        let answer = PendingAnswer(onResult)
        do {
            let task = session.dataTask(with: try URLRequest(request)) { data, response, error in
                let httpAnswer = HTTPAnswer(data: data, response: response, error: error)
                let result: Result<Answer, any Error> = Result { try httpAnswer.decoded(as: Answer.self) }
                Task { await answer.deliver(result) }
            }
            answer.giveUp(after: timeout)
            task.resume()
        } catch {
            Task { answer.deliver(.failure(error)) }
        }
    }
}
