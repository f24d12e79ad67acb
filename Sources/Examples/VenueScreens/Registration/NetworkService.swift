import ExampleKit
import Foundation

@MainActor protocol HTTPTransport: AnyObject {
    /// Returns the body of a successful response, or throws `NetworkError`.
    func load(_ request: Request) async throws -> Data
}

extension HTTPClient: HTTPTransport {}

extension HTTPTransport {
    func load<Answer: Decodable>(_ request: Request, as type: Answer.Type) async throws -> Answer {
        try JSONDecoder.answer(type, from: try await load(request))
    }
}

@MainActor protocol NetworkService {
    /// Calls `callback` exactly once, after this method has returned.
    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Result<Bool, any Error>) -> Void)

    /// Calls `callback` exactly once, after this method has returned. A result of `false` means
    /// that the address is already in use.
    func attemptRegistration(
        email: String,
        password: String,
        callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    )
}

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
