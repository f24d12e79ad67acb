import ExampleKit
import Foundation

/// The built-in server, which provides a few venues and stores registrations in memory.
final class ShippedServer: @unchecked Sendable {
    private let delay: Duration
    /// Protects `emails`.
    private let lock = NSLock()
    private var emails: Set = ["ana@example.com"]

    /// - Parameter delay: The time to wait before each response, so that users see the indicators.
    init(delay: Duration = .milliseconds(300)) {
        self.delay = delay
    }

    @Sendable func reply(to request: RecordedRequest) -> ScriptedReply {
        switch (request.method, request.path) {
        case ("GET", "/email"):
            let email = request.params["address"] ?? ""
            return .json(["isAvailable": !lock.withLock { emails.contains(email) }], after: delay)
        case ("POST", "/registration"):
            let email = request.params["email"] ?? ""
            return .json(["isRegistered": lock.withLock { emails.insert(email).inserted }], after: delay)
        case ("GET", "/venues"):
            guard let latitude = request.params["latitude"].flatMap(Double.init),
                let longitude = request.params["longitude"].flatMap(Double.init)
            else { return .answer(status: 400, after: delay) }
            return .json(ShippedVenue.around(latitude: latitude, longitude: longitude), after: delay)
        case ("GET", let path):
            let venue = ShippedVenue.all.first { path == "/venues/\($0.id)" }
            return venue.map { .json($0, after: delay) } ?? .answer(status: 404, after: delay)
        default:
            return .answer(status: 404, after: delay)
        }
    }
}

struct ShippedVenue: Encodable {
    let id: Int
    let name: String
    let category: String
    let latitude: Double
    let longitude: Double
    let address: String
    let hours: String
    let tip: String

    static let all = [
        ShippedVenue(
            id: 1,
            name: "Café Central",
            category: "Coffee house",
            latitude: 48.21058,
            longitude: 16.3655,
            address: "Herrengasse 14",
            hours: "Open from eight in the morning until ten at night",
            tip: "Come before nine: the vaults are at their best when they are empty."
        ),
        ShippedVenue(
            id: 2,
            name: "Globe Museum",
            category: "Museum",
            latitude: 48.2096,
            longitude: 16.3658,
            address: "Herrengasse 9",
            hours: "Open from ten until six, closed on Mondays",
            tip: "The globes that you may turn yourself are in the last room."
        ),
        ShippedVenue(
            id: 3,
            name: "Minorite Church",
            category: "Church",
            latitude: 48.2087,
            longitude: 16.3635,
            address: "Minoritenplatz 2A",
            hours: "Open from eight until six",
            tip: "The Last Supper on the north wall is a mosaic. Look at it from a hand’s breadth away."
        ),
        ShippedVenue(
            id: 4,
            name: "Volksgarten",
            category: "Park",
            latitude: 48.2075,
            longitude: 16.3607,
            address: "Burgring",
            hours: "Open from six in the morning until dusk",
            tip: "The roses have names of people on them. The best time to read them is June."
        ),
        ShippedVenue(
            id: 5,
            name: "Prater",
            category: "Park",
            latitude: 48.2165,
            longitude: 16.4013,
            address: "Praterstern",
            hours: "Always open",
            tip: "Walk the Hauptallee to its far end: most people turn back at the wheel."
        ),
    ]

    /// Returns the venues within five kilometers, nearest first.
    static func around(latitude: Double, longitude: Double) -> [Venue] {
        let venues = all.map { venue in
            let distance = venue.distance(toLatitude: latitude, longitude: longitude)
            return Venue(id: venue.id, name: venue.name, category: venue.category, distance: distance)
        }
        return venues.filter { $0.distance <= 5_000 }.sorted { $0.distance < $1.distance }
    }

    /// Returns the great-circle distance in meters, rounded to the nearest ten.
    private func distance(toLatitude otherLatitude: Double, longitude otherLongitude: Double) -> Int {
        let (north, otherNorth) = (latitude * .pi / 180, otherLatitude * .pi / 180)
        let east = (otherLongitude - longitude) * .pi / 180
        let halfChord =
            pow(sin((otherNorth - north) / 2), 2) + cos(north) * cos(otherNorth) * pow(sin(east / 2), 2)
        let metres = 2 * 6_371_000 * asin(min(sqrt(halfChord), 1))
        return Int((metres / 10).rounded()) * 10
    }
}
