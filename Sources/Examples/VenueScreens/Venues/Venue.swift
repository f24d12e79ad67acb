/// A place to go to, as the server tells of it.
struct Venue: Codable, Hashable {
    let id: Int
    let name: String
    let category: String
    /// How far away it is, in metres.
    let distance: Int
}
