import ExampleKit
import Foundation

@MainActor protocol NetworkTransport {
    /// Calls `onResult` exactly once, after this method has returned.
    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    )
}

/// Reports every failure as a `NetworkError`.
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

@MainActor final class InfoService {
    nonisolated static let defaultURL = "https://info-example.com/get_info"

    private let networkTransport: any NetworkTransport
    private let url: String

    init(networkTransport: any NetworkTransport, url: String = InfoService.defaultURL) {
        (self.networkTransport, self.url) = (networkTransport, url)
    }

    /// Calls `onResult` exactly once, after this method has returned.
    func loadInfo(onResult: @escaping @MainActor (Result<InfoModel, any Error>) -> Void) {
        networkTransport.load(request: Request(method: .get, url: url), onResult: onResult)
    }
}
