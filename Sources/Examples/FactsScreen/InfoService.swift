import ExampleKit
import Foundation

/// Asks servers. The module has no other way into the network, so that a double can stand in for
/// it.
@MainActor protocol NetworkTransport {
    /// Sends a request and decodes the JSON of the answer.
    ///
    /// - Parameters:
    ///   - request: What to ask.
    ///   - onResult: Called once, later and never from within `load`: with the decoded answer, or
    ///     with what went wrong.
    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    )
}

/// The real transport, over HTTP. What goes wrong is told as a `NetworkError`.
@MainActor final class NetworkTransportImpl: NetworkTransport {
    private let client: HTTPClient

    init(timeout: Duration = .seconds(10)) {
        client = HTTPClient(timeout: timeout)
    }

    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    ) {
        Task { [client] in
            do {
                onResult(.success(try JSONDecoder.answer(Answer.self, from: try await client.load(request))))
            } catch {
                onResult(.failure(error))
            }
        }
    }
}

/// Knows where facts come from.
@MainActor final class InfoService {
    nonisolated static let defaultURL = "https://info-example.com/get_info"

    private let networkTransport: any NetworkTransport
    private let url: String

    init(networkTransport: any NetworkTransport, url: String = InfoService.defaultURL) {
        (self.networkTransport, self.url) = (networkTransport, url)
    }

    /// Asks the server for a fact.
    ///
    /// - Parameter onResult: Called once, later: with the fact, or with what went wrong.
    func loadInfo(onResult: @escaping @MainActor (Result<InfoModel, any Error>) -> Void) {
        networkTransport.load(request: Request(method: .get, url: url), onResult: onResult)
    }
}
