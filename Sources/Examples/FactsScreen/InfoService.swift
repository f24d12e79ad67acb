import ExampleKit
import Foundation

/// A transport that sends requests to servers. It is the module's only access to the network, so
/// that a test double can replace it.
@MainActor protocol NetworkTransport {
    /// Sends a request and decodes the JSON in the response.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - onResult: Called once, after `load` has returned, with the decoded value or the error.
    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    )
}

/// The real transport, over HTTP. Its errors are of type `NetworkError`.
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

/// The service that loads facts.
@MainActor final class InfoService {
    nonisolated static let defaultURL = "https://info-example.com/get_info"

    private let networkTransport: any NetworkTransport
    private let url: String

    init(networkTransport: any NetworkTransport, url: String = InfoService.defaultURL) {
        (self.networkTransport, self.url) = (networkTransport, url)
    }

    /// Loads a fact from the server.
    ///
    /// - Parameter onResult: Called once, after `loadInfo` has returned, with the fact or the
    ///   error.
    func loadInfo(onResult: @escaping @MainActor (Result<InfoModel, any Error>) -> Void) {
        networkTransport.load(request: Request(method: .get, url: url), onResult: onResult)
    }
}
