import SpecEvents

/// The examples of a bundle that are to be run.
struct ExampleList {
    /// In the order in which they would run.
    var examples: [ExampleIdentity]
    /// The process that listed these examples and no others, if it waits to be told to run them.
    var process: TestProcess?
    /// Whether there would be no example if this was not one of several parts.
    var isEmptyInAllParts = false

    /// Leaves out examples. What the process would run is then no longer what is asked for.
    mutating func keep(where isWanted: (ExampleIdentity) -> Bool) {
        let kept = examples.filter(isWanted)
        if kept.count < examples.count { process = nil }
        examples = kept
    }
}
