/// One difference between the behaviours of two runs. Paths are names from the outside in.
package enum BehaviourChange: Equatable {
    /// An example that the old run does not have.
    case added(path: [String], status: String)
    /// An example that the new run does not have.
    case removed(path: [String])
    /// An example, or a group with all that is inside, that has another name, or stands in another group. `count` is the
    /// number of examples.
    case renamed(from: [String], to: [String], count: Int)
    /// An example that ended otherwise.
    case changedState(path: [String], from: String, to: String)
}
