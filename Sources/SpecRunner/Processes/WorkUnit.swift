import SpecEvents

/// Examples that run in one process: an ordered group, or a single example.
struct WorkUnit: Equatable {
    var examples: [ExampleIdentity]
    var bundle = 0
    /// Whether no other process may run an example at the same time.
    var isSerial: Bool { examples.contains(where: \.isSerial) }

    /// Divides examples into units, in the order of the first example of each.
    ///
    /// - Parameter bundle: The index of an example's bundle.
    static func units(of examples: [ExampleIdentity], bundle: (ExampleIdentity) -> Int) -> [WorkUnit] {
        var units: [WorkUnit] = []
        var indices: [String: Int] = [:]
        for example in examples {
            if let group = example.orderedGroup, let index = indices[group] {
                units[index].examples.append(example)
            } else {
                if let group = example.orderedGroup { indices[group] = units.count }
                units.append(WorkUnit(examples: [example], bundle: bundle(example)))
            }
        }
        return units
    }
}
