/// A venue that ships inside: what the list shows, and the details.
struct ShippedVenue: Encodable {
    let id: Int
    let name: String
    let category: String
    let distance: Int
    let address: String
    let hours: String
    let tip: String

    static let all = [
        ShippedVenue(
            id: 1,
            name: "Café Central",
            category: "Coffee house",
            distance: 20,
            address: "Herrengasse 14",
            hours: "Open from eight in the morning until ten at night",
            tip: "Come before nine: the vaults are at their best when they are empty."
        ),
        ShippedVenue(
            id: 2,
            name: "Globe Museum",
            category: "Museum",
            distance: 90,
            address: "Herrengasse 9",
            hours: "Open from ten until six, closed on Mondays",
            tip: "The globes that you may turn yourself are in the last room."
        ),
        ShippedVenue(
            id: 3,
            name: "Minorite Church",
            category: "Church",
            distance: 240,
            address: "Minoritenplatz 2A",
            hours: "Open from eight until six",
            tip: "The Last Supper on the north wall is a mosaic. Look at it from a hand’s breadth away."
        ),
        ShippedVenue(
            id: 4,
            name: "Volksgarten",
            category: "Park",
            distance: 480,
            address: "Burgring",
            hours: "Open from six in the morning until dusk",
            tip: "The roses have names of people on them. The best time to read them is June."
        ),
        ShippedVenue(
            id: 5,
            name: "Prater",
            category: "Park",
            distance: 2_740,
            address: "Praterstern",
            hours: "Always open",
            tip: "Walk the Hauptallee to its far end: most people turn back at the wheel."
        ),
    ]
}
