import SpecEvents

/// The parts of a run that some recordings come from.
enum RecordedParts {
    /// Why the parts are not one complete run; empty if no recording is of a part.
    static func problems(of recordings: [RecordedStream]) -> [String] {
        let streams = recordings.map { stream in
            // Several processes that run one part may have written to one recording.
            let parts = stream.events.compactMap { if case .runStarted(_, _, let part) = $0 { part } else { nil } }
            return (name: stream.name, parts: Set(parts))
        }
        let counts = Set(streams.flatMap { $0.parts.map(\.count) }).sorted()
        guard let count = counts.first else { return [] }
        guard counts.count == 1 else {
            return ["the recordings are of different runs: they have \(listed(counts)) shards"]
        }
        let selections = streams.flatMap { name, parts in parts.compactMap { part in part.selection.map { ($0, name) } }
        }
        if let first = selections.first, let other = selections.first(where: { $0.0 != first.0 }) {
            return [
                "the recordings are of different runs: \(first.1) and \(other.1) are parts of other examples, "
                    + "because the suites or the options that select examples differ"
            ]
        }
        let names = Dictionary(grouping: streams.flatMap { name, parts in parts.map { ($0.number, name) } }, by: \.0)
        let missing = (1...count).lazy.filter { names[$0] == nil }.prefix(11)
        let repeated = names.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        return (missing.isEmpty ? [] : [Self.missing(Array(missing), of: count)])
            + repeated.map { number, streams in
                "shard \(number)/\(count) is in several recordings: \(streams.map(\.1).joined(separator: ", "))"
            }
    }

    private static func missing(_ numbers: [Int], of count: Int) -> String {
        let subject =
            numbers.count == 1 ? "shard \(numbers[0]) of \(count) is" : "shards \(listed(numbers)) of \(count) are"
        return "\(subject) missing: `report` needs the recordings of all shards"
    }

    /// The numbers as text, ten at most.
    private static func listed(_ numbers: [Int]) -> String {
        guard numbers.count <= 10 else { return numbers.prefix(10).map(String.init).joined(separator: ", ") + ", …" }
        let first = numbers.dropLast().map(String.init).joined(separator: ", ")
        return numbers.count > 1 ? "\(first) and \(numbers[numbers.count - 1])" : "\(numbers[0])"
    }
}
