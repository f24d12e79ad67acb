/// The registrations of the server.
@MainActor protocol NetworkService {
    /// Asks whether an e-mail address is free.
    ///
    /// - Parameter callback: Called once, later.
    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Result<Bool, any Error>) -> Void)

    /// Registers a person.
    ///
    /// - Parameter callback: Called once, later; with `false` if the address is taken.
    func attemptRegistration(
        email: String,
        password: String,
        callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    )
}

/// Asks the server.
struct NetworkServiceImpl: NetworkService {
    private struct Availability: Decodable {
        let isAvailable: Bool
    }

    private struct Registration: Decodable {
        let isRegistered: Bool
    }

    let transport: any HTTPTransport

    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        let request = HTTPRequest(path: "/email", params: ["address": email])
        load(request, callback) { (answer: Availability) in answer.isAvailable }
    }

    func attemptRegistration(
        email: String,
        password: String,
        callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    ) {
        let params = ["email": email, "password": password]
        load(HTTPRequest(method: .post, path: "/registration", params: params), callback) {
            (answer: Registration) in answer.isRegistered
        }
    }

    private func load<Answer: Decodable>(
        _ request: HTTPRequest,
        _ callback: @escaping @MainActor (Result<Bool, any Error>) -> Void,
        _ result: @escaping @MainActor (Answer) -> Bool
    ) {
        Task {
            do {
                callback(.success(result(try await transport.load(request, as: Answer.self))))
            } catch {
                callback(.failure(error))
            }
        }
    }
}
