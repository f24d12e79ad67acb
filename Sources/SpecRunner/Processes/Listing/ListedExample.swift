import SpecEvents

/// An example with the places of the groups around it, outermost first.
struct ListedExample: Equatable {
    var example: ExampleIdentity
    var groups: [CodeLocation]

    var places: [CodeLocation] { groups + (example.location.map { [$0] } ?? []) }
}
