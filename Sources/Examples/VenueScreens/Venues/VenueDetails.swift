/// All that the server knows of a venue.
struct VenueDetails: Codable, Hashable {
    let id: Int
    let name: String
    let address: String
    let hours: String
    let tip: String
}
