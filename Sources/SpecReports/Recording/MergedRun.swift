import SpecEvents

/// Several recordings of one run, such as those of its shards, or of the processes that were started one after the other
/// because an example ended the process before, as one ordered stream of events.
///
/// ```swift
/// let run = MergedRun(of: [RecordedStream(name: "shard 1", events: first), RecordedStream(name: "shard 2", events: second)])
/// run.events      // one run: started, each example once, finished
/// run.unfinished  // ["shard 2"] if its process died; the run then has no `runFinished`
/// ```
///
/// Examples are sorted as they are declared, or like the list if one was recorded; those of a single recording by class and
/// group. A merge never hides a failure: if an
/// example ended several times its worst result counts, and an example that began and never ended crashed.
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
    /// The examples that ended in several streams, or more than once in one run, in the order of the run.
    package let repetitions: [Repetition]
    /// How many runs of the same examples a stream records, for those that record several, as with `--repeat`.
    package let runCounts: [String: Int]
    /// The streams that do not end in `runFinished`.
    package let unfinished: [String]
    /// Why the streams are not all parts of one run, if it was run in parts: some parts are missing or repeated.
    package let partProblems: [String]
    /// How long the examples took together, in seconds; recordings do not have the duration of the run.
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
