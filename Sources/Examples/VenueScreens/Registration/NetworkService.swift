import ExampleKit
import Foundation

/// A transport that sends requests to the server.
@MainActor protocol HTTPTransport: AnyObject {
    /// Sends a request and waits for the response.
    ///
    /// - Returns: The body of a successful response.
    /// - Throws: `NetworkError` if there is no successful response.
    func load(_ request: Request) async throws -> Data
}

extension HTTPClient: HTTPTransport {}

extension HTTPTransport {
    func load<Answer: Decodable>(_ request: Request, as type: Answer.Type) async throws -> Answer {
        try JSONDecoder.answer(type, from: try await load(request))
    }
}

/// The registration requests that the server supports.
@MainActor protocol NetworkService {
    /// Checks whether an e-mail address is still available.
    ///
    /// - Parameter callback: A closure that is called once, after the function has returned.
    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Result<Bool, any Error>) -> Void)

    /// Registers a user.
    ///
    /// - Parameter callback: A closure that is called once, after the function has returned. The
    ///   result is `false` if the address is already in use.
    func attemptRegistration(
        email: String,
        password: String,
        callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    )
}

/// A service that sends its requests over a transport.
struct NetworkServiceImpl: NetworkService {
    let transport: any HTTPTransport

    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        load(Request(url: "/email", params: ["address": email]), answer: "isAvailable", callback)
    }

    func attemptRegistration(
        email: String,
        password: String,
        callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    ) {
        let params = ["email": email, "password": password]
        load(Request(method: .post, url: "/registration", params: params), answer: "isRegistered", callback)
    }

    private func load(
        _ request: Request,
        answer name: String,
        _ callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    ) {
        Task {
            do {
                let answers = try await transport.load(request, as: [String: Bool].self)
                guard let answer = answers[name] else { throw NetworkError.malformedAnswer }
                callback(.success(answer))
            } catch {
                callback(.failure(error))
            }
        }
    }
}
