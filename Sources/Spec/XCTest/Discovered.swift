import SpecEvents

/// What the discovery plugin says of a spec class.
struct Discovered {
    var location: CodeLocation
    /// Whether other classes inherit from it. Such a class may be without examples.
    var isBaseClass = false
    /// The configurations of its target.
    var configurations: [SpecConfiguration.Type] = []
}
