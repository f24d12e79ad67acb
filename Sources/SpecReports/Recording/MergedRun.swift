import SpecEvents

/// Several recordings of one run, of its shards or of processes that followed each other after a
/// crash, as one ordered stream of events.
///
/// ```swift
/// let run = MergedRun(of: [RecordedStream(name: "shard 1", events: first), RecordedStream(name: "shard 2", events: second)])
/// run.events      // one run: started, each example once, finished
/// run.unfinished  // ["shard 2"] if its process died; the run then has no `runFinished`
/// ```
///
/// Examples are sorted as they are declared, or like the list if one was recorded; those of a
/// single recording by class and group. A merge never hides a failure: if an example ended
/// several times its worst result counts, and an example that began and never ended crashed.
package struct MergedRun: Sendable {
    /// An example that ended in several streams, or more than once in one run.
    package struct Repetition: Equatable, Sendable {
        package let example: ExampleIdentity
        /// The streams in which it ended; a stream is named twice if the example ended twice in it.
        package let streams: [String]
    }

    /// The whole run; it ends in `runFinished` only if every stream does.
    package let events: [Event]
    /// The examples, in the order of the run.
    package var examples: [ExampleIdentity] {
        events.compactMap { if case .exampleFinished(let example, _) = $0 { example } else { nil } }
    }
    /// The examples that ended in several streams, or twice in one run, in the order of the run.
    package let repetitions: [Repetition]
    /// How many runs of the same examples a stream records, where it is several, as of `--repeat`.
    package let runCounts: [String: Int]
    /// The streams that do not end in `runFinished`.
    package let unfinished: [String]
    /// Why the streams are not all shards of one run: some are missing or repeated.
    package let partProblems: [String]
    /// How long the examples took together, in seconds: recordings lack the duration of the run.
    package let duration: Double

    /// Merges the streams of a run.
    ///
    /// With `needsAllParts` a part that is missing or repeated fails the run.
    package init(of streams: [RecordedStream], needsAllParts: Bool = false) {
        partProblems = RecordedParts.problems(of: streams)
        let failedParts = needsAllParts ? partProblems : []
        var collection = StreamCollection()
        for stream in streams { collection.add(stream) }
        collection.settleInterrupted()
        let ended = collection.inOrder
        unfinished = collection.unfinished
        duration = ended.reduce(0) { $0 + $1.result.duration }
        repetitions = ended.compactMap { example in
            let streams = collection.ends[example.identity.identifier]?.streams ?? []
            return streams.count > 1 ? Repetition(example: example.identity, streams: streams) : nil
        }
        runCounts = collection.ends.values.reduce(into: [:]) { $0.merge($1.runCounts, uniquingKeysWith: max) }
        events =
            [.runStarted(exampleCount: ended.count, seed: collection.seed)]
            + ended.flatMap { [.exampleStarted($0.identity), .exampleFinished($0.identity, $0.result)] }
            + collection.failuresOutsideExamples.map { .failedOutsideExamples($0) }
            + failedParts.map { .failedOutsideExamples(RecordedFailure(message: $0, location: nil)) }
            + (collection.unfinished.isEmpty ? [.runFinished] : [])
    }
}

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
