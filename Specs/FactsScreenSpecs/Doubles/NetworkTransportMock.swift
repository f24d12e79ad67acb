import Dispatch
import ExampleKit
import Expect
import Foundation
import VirtualTime

@testable import FactsScreen

/// The part of a queue's interface that the network double needs.
protocol AnswerQueue {
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
}

extension DispatchQueue: AnswerQueue {}
extension TestDispatchQueue: AnswerQueue {}

/// Answers requests with JSON files from the test bundle, or with errors, after a delay. Several
/// answers to the same request are given in order, and the last one is repeated.
final class NetworkTransportMock: NetworkTransport {
    private struct FakeResponse {
        let request: Request
        /// The name of the file that contains the answer, or the error to answer with.
        let result: Result<String, any Error>
        let delay: Duration
    }

    private let queue: any AnswerQueue
    private(set) var invokedRequests: [Request] = []
    /// The number of answers delivered, including those that nobody was waiting for anymore.
    private(set) var deliveredAnswersCount = 0
    private var fakeResponses: [FakeResponse] = []

    /// - Parameter queue: The queue on which answers are delayed: a virtual one, or the process's main queue.
    init(queue: any AnswerQueue) {
        self.queue = queue
    }

    /// - Parameter time: The virtual time on which answers are delayed.
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
    /// Prepares the JSON file as the next answer to requests for a fact.
    func mockSuccessForInfoLoading(responseFile: String = "info-fake-response", delay: Duration = .seconds(1)) {
        mockSuccess(url: "https://info-example.com/get_info", method: .get, responseFile: responseFile, delay: delay)
    }

    /// Prepares the error as the next answer to requests for a fact.
    func mockFailureForInfoLoading(error: any Error = URLError(.unknown), delay: Duration = .seconds(1)) {
        mockFailure(url: "https://info-example.com/get_info", method: .get, error: error, delay: delay)
    }
}
