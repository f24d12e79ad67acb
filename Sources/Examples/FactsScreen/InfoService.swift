import ExampleKit
import Foundation

/// Sends requests to servers. The module has no other access to the network, so a double can
/// replace it.
@MainActor protocol NetworkTransport {
    /// Sends a request and decodes the JSON of the answer.
    ///
    /// - Parameters:
    ///   - request: What to ask.
    ///   - onResult: Called once, later and never from within `load`, with the decoded answer or
    ///     the error.
    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    )
}

/// The real transport, over HTTP. Its errors are `NetworkError`s.
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
    /// - Parameter onResult: Called once, later, with the fact or the error.
    func loadInfo(onResult: @escaping @MainActor (Result<InfoModel, any Error>) -> Void) {
        networkTransport.load(request: Request(method: .get, url: url), onResult: onResult)
    }
}
