import SpecEvents
import Foundation
import ScriptedServer

/// The server that ships inside: knows some venues, and the registrations.
final class ShippedServer: Sendable {
    private let delay: Duration
    /// The addresses that are in use.
    private let emails = Lock<Set<String>>(["ana@example.com"])

    /// - Parameter delay: How long each answer takes: long enough to see that something is under way.
    init(delay: Duration = .milliseconds(300)) {
        self.delay = delay
    }

    /// What the server does with a request.
    @Sendable func reply(to request: RecordedRequest) -> ScriptedReply {
        switch (request.method, request.path) {
        case ("GET", "/email"):
            let email = request.params["address"] ?? ""
            return json(["isAvailable": !emails.withLock { $0.contains(email) }])
        case ("POST", "/registration"):
            let email = request.params["email"] ?? ""
            return json(["isRegistered": emails.withLock { $0.insert(email).inserted }])
        case ("GET", "/venues"):
            guard let latitude = request.params["latitude"].flatMap(Double.init),
                let longitude = request.params["longitude"].flatMap(Double.init)
            else { return .answer(status: 400, after: delay) }
            return json(ShippedVenue.around(latitude: latitude, longitude: longitude))
        case ("GET", let path):
            guard let venue = ShippedVenue.all.first(where: { path == "/venues/\($0.id)" }) else { return notFound }
            return json(venue)
        default:
            return notFound
        }
    }

    private var notFound: ScriptedReply { .answer(status: 404, after: delay) }

    private func json(_ answer: some Encodable) -> ScriptedReply {
        let data = (try? JSONEncoder().encode(answer)) ?? Data()
        return .json(String(decoding: data, as: UTF8.self), after: delay)
    }
}
