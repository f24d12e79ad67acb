import Expect

@testable import VenueScreens

/// Answers requests when a spec tells it to, in any order.
final class NetworkServiceMock: NetworkService {
    private typealias Callback = @MainActor (Result<Bool, any Error>) -> Void

    private(set) var checkedEmails: [String] = []
    private(set) var registeredEmails: [String] = []
    private var callbacks: [String: [Callback]] = [:]

    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        checkedEmails.append(email)
        callbacks["check \(email)", default: []].append(callback)
    }

    func attemptRegistration(
        email: String,
        password: String,
        callback: @escaping @MainActor (Result<Bool, any Error>) -> Void
    ) {
        registeredEmails.append(email)
        callbacks["register \(email)", default: []].append(callback)
    }

    func answerCheck(of email: String, _ result: Result<Bool, any Error>) { answer("check \(email)", result) }

    func answerRegistration(of email: String, _ result: Result<Bool, any Error>) { answer("register \(email)", result) }

    /// Answers the oldest pending request of this kind.
    private func answer(_ question: String, _ result: Result<Bool, any Error>) {
        guard callbacks[question]?.isEmpty == false else { return fail("nobody asked to \(question)") }
        callbacks[question]?.removeFirst()(result)
    }
}
