/// A venue as people read of it.
struct VenueViewModel: Hashable {
    let id: Int
    let title: String
    let subtitle: String

    init(_ venue: Venue) {
        id = venue.id
        title = venue.name
        subtitle = "\(venue.category), \(Self.text(ofDistance: venue.distance))"
    }

    private static func text(ofDistance metres: Int) -> String {
        metres < 1_000 ? "\(metres) m" : "\(metres / 1_000).\(metres % 1_000 / 100) km"
    }
}
