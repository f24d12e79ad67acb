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

/// Answers requests from JSON files of the test bundle, or with errors, after a delay. Several
/// answers to the same request are given in turn, the last one again and again.
final class NetworkTransportMock: NetworkTransport {
    private struct FakeResponse {
        let request: Request
        /// The name of the file with the answer, or the error.
        let result: Result<String, any Error>
        let delay: Duration
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
        let request = Request(method: method, url: url)
        fakeResponses.append(FakeResponse(request: request, result: .success(responseFile), delay: delay))
    }

    func mockFailure(url: String, method: Request.Method, error: any Error, delay: Duration) {
        let request = Request(method: method, url: url)
        fakeResponses.append(FakeResponse(request: request, result: .failure(error), delay: delay))
    }

    func removeFakeResponses() {
        fakeResponses = []
    }

    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    ) {
        invokedRequests.append(request)
        let matching = fakeResponses.indices.filter { fakeResponses[$0].request == request }
        guard let first = matching.first else { return fail("на такой запрос ответ не заготовлен: \(request)") }
        let response = matching.count == 1 ? fakeResponses[first] : fakeResponses.remove(at: first)
        let result: Result<Answer, any Error> = Result {
            guard let url = Bundle.module.url(forResource: try response.result.get(), withExtension: "json") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: url))
        }
        let answer = DispatchWorkItem {
            MainActor.assumeIsolated {
                onResult(result)
                self.deliveredAnswersCount += 1
            }
        }
        let delay = DispatchTimeInterval.milliseconds(Int(response.delay / .milliseconds(1)))
        queue.asyncAfter(deadline: .now() + delay, execute: answer)
    }
}

extension NetworkTransportMock {
    /// Answers the next request for a fact with the JSON file.
    func mockSuccessForInfoLoading(responseFile: String = "info-fake-response", delay: Duration = .seconds(1)) {
        mockSuccess(url: "https://info-example.com/get_info", method: .get, responseFile: responseFile, delay: delay)
    }

    /// Answers the next request for a fact with the error.
    func mockFailureForInfoLoading(error: any Error = URLError(.unknown), delay: Duration = .seconds(1)) {
        mockFailure(url: "https://info-example.com/get_info", method: .get, error: error, delay: delay)
    }
}
