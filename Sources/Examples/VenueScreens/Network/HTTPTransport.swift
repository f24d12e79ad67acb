import Foundation

/// Carries requests to the server.
@MainActor public protocol HTTPTransport: AnyObject {
    /// Sends a request.
    ///
    /// - Returns: The body of a successful answer.
    /// - Throws: ``HTTPError`` if there is none.
    func load(_ request: HTTPRequest) async throws -> Data
}

extension HTTPTransport {
    /// Sends a request and decodes the JSON of the answer.
    func load<Answer: Decodable>(_ request: HTTPRequest, as type: Answer.Type) async throws -> Answer {
        let data = try await load(request)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw HTTPError.malformedAnswer
        }
    }
}

/// Why there is no answer.
public enum HTTPError: Error, Equatable, Sendable {
    /// The address of the server is none that can be asked over HTTP.
    case invalidURL
    /// The server could not be reached, or did not answer in time.
    case noConnection
    /// The server answered with a status outside 200 to 299.
    case unsuccessfulStatus(Int)
    /// The answer is not the JSON that was expected.
    case malformedAnswer
}
