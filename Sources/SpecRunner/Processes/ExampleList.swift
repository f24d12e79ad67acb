import SpecEvents

/// The examples of a bundle that the runner is asked to run.
struct ExampleList {
    /// The examples in the order in which they would run.
    var examples: [ExampleIdentity]
    /// The process that has listed exactly these examples and waits for permission to run them; `nil` if there is none.
    var process: TestProcess?
    /// Whether the list would be empty even if this run was not one of several parts.
    var isEmptyInAllParts = false

    /// Removes examples. A waiting process is dropped then, because it would run the removed examples too.
    mutating func keep(where isWanted: (ExampleIdentity) -> Bool) {
        let kept = examples.filter(isWanted)
        if kept.count < examples.count { process = nil }
        examples = kept
    }
}
