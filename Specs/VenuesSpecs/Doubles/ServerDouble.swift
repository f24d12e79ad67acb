import ExampleKit
import Expect
import Foundation
import VirtualTime

@testable import VenueScreens

/// Gives requests the prepared answers, after a delay in virtual time. Several answers for one path
/// are given in order, and the last one is repeated.
final class ServerDouble: HTTPTransport {
    private(set) var requests: [Request] = []
    private let time: VirtualTime
    private let delay: Duration
    /// Returns the error with which a request fails, or `nil` to give the answer prepared for its path.
    var fault: @MainActor (Request) -> NetworkError? = { _ in nil }
    private var replies: [String: [Result<Data, NetworkError>]] = [:]

    init(time: VirtualTime, delay: Duration = .seconds(1)) {
        (self.time, self.delay) = (time, delay)
    }

    func answer(_ path: String, _ answers: any Encodable...) {
        replies[path, default: []] += answers.map { answer in
            Result.success((try? JSONEncoder().encode(answer)) ?? Data())
        }
    }

    func fail(_ path: String, _ error: NetworkError = .noConnection) {
        replies[path, default: []].append(.failure(error))
    }

    /// Prepares the answers of the server that ships with the application.
    func answerLikeShippedServer() {
        answer("/venues", ShippedVenue.around(latitude: 48.2104, longitude: 16.3655))
        for venue in ShippedVenue.all { answer("/venues/\(venue.id)", venue) }
        answer("/email", ["isAvailable": true])
        answer("/registration", ["isRegistered": true])
    }

    func load(_ request: Request) async throws -> Data {
        requests.append(request)
        let replies = replies[request.url] ?? []
        if replies.count > 1 { self.replies[request.url]?.removeFirst() }
        let fault = fault(request)
        if delay > .zero { try await time.clock.sleep(for: delay) }
        if let fault { throw fault }
        let reply = try unwrap(replies.first, description: "there is no answer to \(request.url)")
        return try reply.get()
    }
}
