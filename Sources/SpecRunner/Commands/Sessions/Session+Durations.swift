import SpecEvents

/// Dealing by the durations of earlier runs.
extension Session {
    /// The durations by which all shards of a round deal, and a word that differs if they found
    /// others; says so if there are none.
    func dealing(_ examples: [ExampleIdentity]) throws -> (durations: [String: Double], name: String) {
        guard let history, let shard = options.shard else { return ([:], "") }
        let settled = try history.settled()
        let durations = durations(of: examples) { settled.usualDuration(of: $0) }
        guard !durations.isEmpty, let last = settled.runs.last else {
            Console.error(
                "note: the history has no durations yet: shard \(shard.number)/\(shard.count) is dealt in turn"
            )
            return ([:], "")
        }
        Console.error("shard \(shard.number)/\(shard.count), dealt by durations until \(last.name)")
        return (durations, " \(last.name)")
    }

    /// The durations that are remembered of the last run, and for examples without one those of the
    /// history; says so if there are none.
    func jobDurations(of list: ExampleList) -> [String: Double] {
        let remembered = rememberedDurations(of: list)
        guard let history, let earlier = try? history.earlier() else { return remembered }
        let all = durations(of: list.examples) { remembered[$0] ?? earlier.usualDuration(of: $0) }
        if all.isEmpty { Console.error("note: the history has no durations yet: the jobs take the examples in turn") }
        return all
    }

    private func durations(
        of examples: [ExampleIdentity],
        _ duration: (String) -> Double?
    ) -> [String: Double] {
        examples.reduce(into: [:]) { $0[$1.identifier] = duration($1.identifier) }
    }
}
