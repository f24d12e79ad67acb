import SpecEvents

/// Collects the streams of a run for a ``MergedRun``.
struct StreamCollection {
    private(set) var failuresOutsideExamples: [RecordedFailure] = []
    private(set) var unfinished: [String] = []
    private var streamCount = 0
    /// Where each example ended, by its identifier.
    private(set) var ends: [String: ExampleEnds] = [:]
    /// The positions of the examples in the list, by identifier.
    private var ranks: [String: Int] = [:]
    private var seeds: Set<UInt64?> = []
    /// Each example once, at the position of its first result, with its worst result.
    private var examples: [ReportedExample] = []
    private var indices: [String: Int] = [:]
    /// The examples that began and did not end in their stream.
    private var interrupted: [(example: ExampleIdentity, failures: [RecordedFailure], run: ExampleEnds.Run)] = []

    /// The seed of the random order, if all streams have the same.
    var seed: UInt64? { seeds.count == 1 ? seeds.first ?? nil : nil }

    mutating func add(_ stream: RecordedStream) {
        streamCount += 1
        var running: [ExampleIdentity] = []
        // Several processes may have written to one recording; each has its own run.
        var openRuns = 0
        var told = ToldFailures()
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
                _ = told.completed(event)
                running.append(example)
            case .exampleFinished(let example, let result):
                running.removeAll { $0.identifier == example.identifier }
                finish(ReportedExample(example, result), run)
            case .failedOutsideExamples(let failure): failuresOutsideExamples.append(failure)
            case .runFinished: openRuns -= 1
            case .exampleFailed: _ = told.completed(event)
            case .otherTestsFound, .phaseStarted, .stepStarted: break
            }
        }
        interrupted += running.map { ($0, told.failures(of: $0), run) }
        guard stream.events.last != .runFinished || openRuns > 0 else { return }
        unfinished.append(stream.name)
        // A running example is reported as crashed. Without one, the failure belongs to no example.
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
        if example.badness > examples[index].badness { examples[index] = example }
    }

    /// Reports examples that did not end in their stream as crashed, even if they ended in another.
    mutating func settleInterrupted() {
        for (example, failures, run) in interrupted {
            let reason = "the recording “\(run.stream)” ends while it ran"
            let result = ExampleResult(status: .crashed, duration: 0, failures: failures, reason: reason)
            finish(ReportedExample(example, result), run)
        }
    }

    /// The examples in the order of the list, and after them the others: by class and group, and
    /// those of several streams by declaration, because each stream has some of them only.
    var inOrder: [ReportedExample] {
        let examples = streamCount > 1 ? StableOrder.sorted(examples) : examples
        let ranked = ReportTree(examples).groups.flatMap(\.examples).map { example in
            (ranks[example.identity.identifier] ?? ranks.count, example)
        }
        return ranked.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension ReportedExample {
    /// The rank of the result; the highest of several counts.
    fileprivate var badness: Int {
        switch verdict {
        case .skipped: 0
        case .passed: 1
        case .knownIssue: 2
        case .flaky: 3
        case .failed, .crashed, .timedOut, .exited: 4
        }
    }
}

/// In which streams an example ended, and how often in each, because `--repeat` repeats.
struct ExampleEnds {
    /// A run of a stream.
    struct Run: Equatable {
        let stream: String
        /// The position of the stream, because two may have the same name.
        let streamNumber: Int
        var number = 0
    }

    /// The streams in which it ended. A stream is named again for a second end in the same run.
    private(set) var streams: [String] = []
    /// In how many runs it ended, by the streams that record several of them.
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
