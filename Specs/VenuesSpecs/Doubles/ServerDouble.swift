import ExampleKit
import Expect
import Foundation
import VirtualTime

@testable import VenueScreens

/// Answers requests as it was told, after a delay of virtual time. Several answers to one path are
/// given in turn, the last one again and again.
final class ServerDouble: HTTPTransport {
    private(set) var requests: [Request] = []
    private let time: VirtualTime
    private let delay: Duration
    /// Why a request fails, whatever is told about its path; `nil` if it does not.
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

    /// Answers as the server that ships inside does.
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
