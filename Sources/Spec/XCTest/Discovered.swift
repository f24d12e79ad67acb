import SpecEvents

/// What the discovery plugin knows about a spec class.
struct Discovered {
    var location: CodeLocation
    /// Whether other classes inherit from it. Such a class need not have examples.
    var isBaseClass = false
    /// The configurations of its target.
    var configurations: [SpecConfiguration.Type] = []
}
