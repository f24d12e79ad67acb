import Foundation
import SpecEvents
import SpecReports

struct Session {
    /// The options for running the bundles. If the order is random, these include a seed, which all
    /// processes share.
    let options: Options
    var request: Request { options.request }
    let bundles: [TestBundle]
    let history: HistoryFolder?

    /// Builds the package's tests unless `--bundle` specifies the bundles.
    init(
        _ options: Options,
        _ environment: [String: String],
        _ coverage: Coverage? = nil,
        _ answers: PackageAnswers? = nil
    ) throws {
        history = try options.history.map { try HistoryFolder($0, options, environment) }
        var bundles = try options.bundles.map { try TestBundle(path: $0, environment: environment) }
        if bundles.isEmpty {
            let build = PackageBuild(
                options: coverage == nil ? options.build : options.build.forCoverage(in: options.buildFolder),
                environment: coverage?.buildEnvironment ?? environment,
                answers: answers ?? PackageAnswers(packageRoot: options.packageRoot),
                limits: options.limits
            )
            bundles = try build.bundles(
                of: options.request.places,
                testEnvironment: coverage?.testEnvironment ?? environment
            )
        }
        var options = options
        if options.request.order == .random, options.request.seed == nil {
            options.request.seed = .random(in: 0...9_999_999)
        }
        (self.options, self.bundles) = (options, bundles)
    }

    /// Returns the selected examples. If no filter, tag or path is given, also deletes the stored
    /// results of examples that no longer exist.
    ///
    /// Sharding ignores the stored results, because these may differ between the machines that run
    /// the shards.
    func listExamples() throws -> ExampleList {
        var list = try ExampleListing(bundles: bundles, request: request, limits: options.limits).listExamples()
        for pattern in FilterCheck.unmatched(request.filters, in: list.examples) {
            Console.error("warning: --filter \(pattern) matches no example")
        }
        let all = list.examples
        if request.text.isEmpty {
            noteRemovedFailures(all)
            let identifiers = Set(all.map(\.identifier))
            for bundle in bundles { remember(bundle) { $0.keep(identifiers) } }
        }
        let failures = options.onlyFailures ? lastRuns.map(\.failures) : []
        let bundleIndex = list.bundleIndex(of:)
        if options.onlyFailures {
            let files = Set(options.additionalPlaces.flatMap { $0.named(Set(all.compactMap(\.location?.file))) })
            list.keep { example in
                failures[bundleIndex(example)].contains(example.identifier)
                    || example.location.map { files.contains($0.file) } ?? false
            }
        }
        if let limit = options.onlySlower {
            let durations = rememberedDurations(of: list)
            list.keep { durations[$0.identifier].map { $0 > limit } ?? false }
        }
        list.isEmptyBeforeSharding = list.examples.isEmpty
        list.noteFocus()
        if let shard = options.shard {
            list.keep(shard, of: all, options.runnerSelection.joined(separator: " "))
        }
        list.noteLeftOut(of: all)
        noteUnselectedFailures(of: failures, list)
        return list
    }

    private func noteRemovedFailures(_ all: [ExampleIdentity]) {
        // `--watch` doesn't need this note, because it runs all examples once the failed ones pass.
        guard options.onlyFailures, !options.isSilentIfNothingFailed else { return }
        let failures = lastRuns.reduce(into: Set()) { $0.formUnion($1.failures) }
        let gone = failures.subtracting(all.map(\.identifier)).sorted()
        guard !gone.isEmpty else { return }
        let shown = gone.prefix(3).map(\.self) + (gone.count > 3 ? ["\(gone.count - 3) more"] : [])
        Console.error(
            "note: of what failed when it last ran, this is gone, or has another name: \(shown.joined(separator: ", "))"
        )
    }

    private func noteUnselectedFailures(of failures: [Set<String>], _ list: ExampleList) {
        guard options.onlyFailures else { return }
        let count = failures.map(\.count).reduce(0, +)
        let leftOut = count - list.examples.count { failures[list.bundleIndex(of: $0)].contains($0.identifier) }
        guard leftOut > 0 else { return }
        let examples = count == 1 ? "the example that failed when it" : "\(count) examples that failed when they"
        Console.error("note: of \(examples) last ran, the other options leave out \(leftOut)")
    }

    func run(_ list: ExampleList, _ reporters: [any Reporter], judge: () -> [String] = { [] }) -> Summary {
        var supervisor = Supervisor(
            list,
            request,
            jobs: options.jobs,
            limits: options.limits,
            durations: options.jobs > 1 ? rememberedDurations(of: list) : [:],
            reporter: reporters
        )
        let summary = supervisor.run(judge: judge)
        for (index, examples) in Dictionary(grouping: summary.examples, by: { list.bundleIndex(of: $0.identity) }) {
            remember(bundles[index]) { $0.update(with: examples.map { ($0.identity, $0.result) }) }
        }
        return summary
    }

    // MARK: Earlier runs

    private var lastRuns: [LastRun] { bundles.map { LastRun.load(of: $0.uniqueName, from: options.buildFolder) } }

    private func remember(_ bundle: TestBundle, _ change: (inout LastRun) -> Void) {
        LastRun.change(of: bundle.uniqueName, in: options.buildFolder, change)
    }

    private func rememberedDurations(of list: ExampleList) -> [String: Double] {
        let lastRuns = lastRuns
        return list.examples.reduce(into: [:]) { durations, example in
            durations[example.identifier] = lastRuns[list.bundleIndex(of: example)].expectedDuration(of: example)
        }
    }

    /// An empty shard is not an error, because there may be more shards than examples.
    func noteEmptyShard(_ list: ExampleList) {
        guard let shard = options.shard, list.examples.isEmpty else { return }
        Console.error("shard \(shard.number)/\(shard.count) has no examples")
    }
}

extension Session {
    /// Prints why nothing runs, and replaces report files that would otherwise show an earlier run.
    func reportNothingToRun(_ reports: Reports? = nil) throws -> ExitStatus {
        if options.isSilentIfNothingFailed { return .nothingToRun }
        Console.error("error: \(reason)")
        let failure = RecordedFailure(message: reason, location: nil)
        reports?.makeFileReporters().replay([
            .runStarted(exampleCount: 0, part: options.shard), .failedOutsideExamples(failure), .runFinished,
        ])
        try reports?.checkFilesAreWritten()
        return .nothingToRun
    }

    private var reason: String {
        if options.onlyFailures {
            return "no selected example failed when it last ran; if something failed outside of examples, "
                + "run without --only-failures"
        }
        if let limit = options.onlySlowerText {
            return "no selected example took longer than \(limit) s when it last ran"
        }
        return request.text.isEmpty
            ? "the package has no examples: no class in its test targets inherits from SpecCase and declares any; "
                + "`swift test` runs tests of XCTest and of Swift Testing"
            : "no example matches \(request.text); --list prints the names"
    }
}

/// Finds filters that match no example. This mistake is easy to miss if another filter matches.
enum FilterCheck {
    /// - Parameter limit: How long to search. Matching some regular expressions would take years.
    ///   After the limit, the result is empty, and a background thread continues the search.
    static func unmatched(
        _ patterns: [String],
        in examples: [ExampleIdentity],
        within limit: DispatchTimeInterval = .seconds(2)
    ) -> [String] {
        guard patterns.count > 1, !examples.isEmpty else { return [] }
        let found = Lock<[String]>([])
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let unmatched = patterns.filter { pattern in
                guard let filter = try? NameFilter(pattern) else { return false }
                return !examples.contains(where: filter.matches)
            }
            found.withLock { $0 = unmatched }
            end.signal()
        }
        return end.wait(timeout: .now() + limit) == .success ? found.withLock(\.self) : []
    }
}
