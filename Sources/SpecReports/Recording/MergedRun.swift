import SpecEvents

/// The recordings of a run, merged into a single ordered stream of events. The recordings may come
/// from shards, or from successive processes that continued the run after a crash.
///
/// Examples are in the order of the recorded list. Without a list, examples from several recordings
/// are sorted by declaration, and examples from a single recording are only grouped by class and
/// group. Merging never hides a failure: of several results, the worst one counts, and an example
/// that began but never ended counts as crashed.
package struct MergedRun: Sendable {
    /// An example that ended in several streams, or more than once in a run.
    package struct Repetition: Equatable, Sendable {
        package let example: ExampleIdentity
        /// The names of the streams. A name is repeated if the example ended twice in the same run.
        package let streams: [String]
    }

    /// The events of the whole run. They end with `runFinished` only if every stream is finished.
    package let events: [Event]
    package var examples: [ExampleIdentity] {
        events.compactMap { if case .exampleFinished(let example, _) = $0 { example } else { nil } }
    }
    package let repetitions: [Repetition]
    /// Maps the name of each stream with several runs, as with `--repeat`, to the number of runs.
    package let runCounts: [String: Int]
    /// The names of the streams in which a run is unfinished.
    package let unfinished: [String]
    /// Reasons why the streams are not exactly the shards of one run, such as a missing shard.
    package let partProblems: [String]
    /// The sum of the examples' durations, in seconds. The run's own duration is not recorded.
    package let duration: Double

    /// - Parameter needsAllParts: Whether the run fails if there are any ``partProblems``.
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

/// Checks that recordings contain each shard of a run exactly once.
enum RecordedParts {
    static func problems(of recordings: [RecordedStream]) -> [String] {
        let streams = recordings.map { stream in
            // Several processes may have run the same shard and written to one recording.
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

    private static func listed(_ numbers: [Int]) -> String {
        guard numbers.count <= 10 else { return numbers.prefix(10).map(String.init).joined(separator: ", ") + ", …" }
        let first = numbers.dropLast().map(String.init).joined(separator: ", ")
        return numbers.count > 1 ? "\(first) and \(numbers[numbers.count - 1])" : "\(numbers[0])"
    }
}

struct StreamCollection {
    private(set) var failuresOutsideExamples: [RecordedFailure] = []
    private(set) var unfinished: [String] = []
    private var streamCount = 0
    private(set) var ends: [String: ExampleEnds] = [:]
    private var ranks: [String: Int] = [:]
    private var seeds: Set<UInt64?> = []
    /// Contains each example once, with its worst result, at the position of its first result.
    private var examples: [ReportedExample] = []
    private var indices: [String: Int] = [:]
    private var interrupted: [(example: ExampleIdentity, failures: [RecordedFailure], run: ExampleEnds.Run)] = []

    var seed: UInt64? { seeds.count == 1 ? seeds.first ?? nil : nil }

    mutating func add(_ stream: RecordedStream) {
        streamCount += 1
        var running: [ExampleIdentity] = []
        // Several processes, each with a run of its own, may have written to one recording.
        var openRuns = 0
        var told = ReportedFailures()
        var run = ExampleEnds.Run(stream: stream.name, streamNumber: streamCount)
        for event in stream.events {
            switch event {
            case .exampleListed(let example, _):
                ranks[example.identifier] = ranks[example.identifier] ?? ranks.count
            case .runStarted(_, let seed, _):
                seeds.insert(seed)
                if openRuns == 0 { run.number += 1 }
                openRuns += 1
            case .exampleStarted(let example):
                // If an example begins again without having ended, it was interrupted.
                for began in running where began.identifier == example.identifier {
                    interrupted.append((began, told.failures(of: began), run))
                }
                running.removeAll { $0.identifier == example.identifier }
                running.append(example)
            case .exampleFinished(let example, let result):
                running.removeAll { $0.identifier == example.identifier }
                finish(ReportedExample(example, result), run)
            case .failedOutsideExamples(let failure): failuresOutsideExamples.append(failure)
            case .runFinished: openRuns -= 1
            case .exampleFailed(let example, _, let failure):
                // Another thread may record a failure just after the example ended.
                if !running.contains(where: { $0.identifier == example }) { failuresOutsideExamples.append(failure) }
            case .phaseStarted, .stepStarted: break
            }
            // This call must come after the switch, because it discards the failures of an
            // interrupted example that begins again.
            _ = told.completed(event)
        }
        interrupted += running.map { ($0, told.failures(of: $0), run) }
        guard stream.events.last != .runFinished || openRuns > 0 else { return }
        unfinished.append(stream.name)
        // Examples that were running are reported as crashed. If there were none, this failure is
        // the only sign that the run did not finish.
        if running.isEmpty {
            let message = "the recording “\(stream.name)” ends before its run did"
            failuresOutsideExamples.append(RecordedFailure(message: message, location: nil))
        }
    }

    private mutating func finish(_ example: ReportedExample, _ run: ExampleEnds.Run) {
        let identifier = example.identity.identifier
        ends[identifier, default: ExampleEnds()].add(run)
        guard let index = indices[identifier] else {
            indices[identifier] = examples.count
            return examples.append(example)
        }
        if example.severityRank > examples[index].severityRank { examples[index] = example }
    }

    /// Records a crash for each interrupted example, even if the example ended in another stream.
    mutating func settleInterrupted() {
        for (example, failures, run) in interrupted {
            let reason = "the recording “\(run.stream)” ends while it ran"
            let result = ExampleResult(status: .crashed, duration: 0, failures: failures, reason: reason)
            finish(ReportedExample(example, result), run)
        }
    }

    var inOrder: [ReportedExample] {
        let examples = streamCount > 1 ? StableOrder.sorted(examples) : examples
        let ranked = ReportTree(examples).groups.flatMap(\.examples).map { example in
            (ranks[example.identity.identifier] ?? ranks.count, example)
        }
        return ranked.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension ReportedExample {
    fileprivate var severityRank: Int {
        [Verdict.skipped, .passed, .knownIssue, .flaky].firstIndex(of: verdict) ?? 4
    }
}

/// The streams and runs in which an example ended. With `--repeat`, a stream contains several runs.
struct ExampleEnds {
    struct Run: Equatable {
        let stream: String
        /// Identifies the stream, because two streams may have the same name.
        let streamNumber: Int
        var number = 0
    }

    /// The names of the streams. A name is repeated if the example ended twice in the same run.
    private(set) var streams: [String] = []
    /// Maps stream names to the number of runs in which the example ended, if more than one.
    private(set) var runCounts: [String: Int] = [:]
    private var last: Run?

    mutating func add(_ run: Run) {
        if let last, last.streamNumber == run.streamNumber, last.number != run.number {
            runCounts[run.stream, default: 1] += 1
        } else {
            streams.append(run.stream)
        }
        last = run
    }
}
