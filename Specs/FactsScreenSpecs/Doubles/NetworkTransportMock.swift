import Dispatch
import ExampleKit
import Expect
import Foundation
import VirtualTime

@testable import FactsScreen

/// What the network double needs of a queue.
protocol AnswerQueue {
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
}

extension DispatchQueue: AnswerQueue {}
extension TestDispatchQueue: AnswerQueue {}

/// Answers requests from JSON files of the test bundle, or with errors, after a delay. Several answers to
/// the same request are given in turn, the last one again and again.
final class NetworkTransportMock: NetworkTransport {
    private struct FakeResponse {
        enum Kind {
            case success(responseFile: String)
            case failure(any Error)
        }

        var url: String
        var method: Request.Method
        var kind: Kind
        var delay: Duration
    }

    private let queue: any AnswerQueue
    private(set) var invokedRequests: [Request] = []
    /// How many answers have been handed over, whether or not anybody still waited for them.
    private(set) var deliveredAnswersCount = 0
    private var fakeResponses: [FakeResponse] = []

    /// - Parameter queue: Where answers wait: on virtual time, or on the main queue of the process.
    init(queue: any AnswerQueue) {
        self.queue = queue
    }

    /// - Parameter time: The time that answers take.
    convenience init(time: VirtualTime) {
        self.init(queue: time.queue)
    }

    func mockSuccess(url: String, method: Request.Method, responseFile: String, delay: Duration) {
        let kind = FakeResponse.Kind.success(responseFile: responseFile)
        fakeResponses.append(FakeResponse(url: url, method: method, kind: kind, delay: delay))
    }

    func mockFailure(url: String, method: Request.Method, error: any Error, delay: Duration) {
        fakeResponses.append(FakeResponse(url: url, method: method, kind: .failure(error), delay: delay))
    }

    func removeFakeResponses() {
        fakeResponses = []
    }

    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    ) {
        invokedRequests.append(request)
        let response = takeFakeResponse(for: request)
        expect(response).notTo(beNil(), description: "на такой запрос ответ не заготовлен: \(request)")
        let result: Result<Answer, any Error> = Result { try Self.answer(from: response) }
        let delay = DispatchTimeInterval.milliseconds(Int((response?.delay ?? .zero) / .milliseconds(1)))
        let answer = DispatchWorkItem {
            MainActor.assumeIsolated {
                onResult(result)
                self.deliveredAnswersCount += 1
            }
        }
        queue.asyncAfter(deadline: .now() + delay, execute: answer)
    }

    private func takeFakeResponse(for request: Request) -> FakeResponse? {
        let matching = fakeResponses.indices.filter { index in
            fakeResponses[index].url == request.url && fakeResponses[index].method == request.method
        }
        guard let first = matching.first else { return nil }
        return matching.count == 1 ? fakeResponses[first] : fakeResponses.remove(at: first)
    }

    private static func answer<Answer: Decodable>(from response: FakeResponse?) throws -> Answer {
        switch response?.kind {
        case .success(let responseFile):
            guard let url = Bundle.module.url(forResource: responseFile, withExtension: "json") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: url))
        case .failure(let error):
            throw error
        case nil:
            throw CocoaError(.featureUnsupported)
        }
    }
}

extension NetworkTransportMock {
    private static let infoURL = "https://info-example.com/get_info"

    /// Answers the next request for a fact with the JSON file.
    func mockSuccessForInfoLoading(responseFile: String = "info-fake-response", delay: Duration = .seconds(1)) {
        mockSuccess(url: Self.infoURL, method: .get, responseFile: responseFile, delay: delay)
    }

    /// Answers the next request for a fact with the error.
    func mockFailureForInfoLoading(error: any Error = URLError(.unknown), delay: Duration = .seconds(1)) {
        mockFailure(url: Self.infoURL, method: .get, error: error, delay: delay)
    }
}
