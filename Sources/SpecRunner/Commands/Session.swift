import SpecEvents
import SpecReports

/// Bundles with the options for running them.
struct Session {
    let options: Options
    /// The request of the options, with the seed of a random order.
    let request: Request
    let bundles: [TestBundle]
    /// The examples that `--changed` selects; `nil` without it.
    private let changed: ChangedExamples?

    private init(_ options: Options, _ request: Request, _ bundles: [TestBundle], _ changed: ChangedExamples?) {
        (self.options, self.request, self.bundles, self.changed) = (options, request, bundles, changed)
    }

    /// Finds the bundles of `--bundle`, or builds the package's tests.
    ///
    /// - Parameters:
    ///   - coverage: Set if the tests are built for coverage.
    ///   - answers: What earlier runs learnt of the package.
    static func start(
        _ options: Options,
        _ environment: [String: String],
        _ coverage: Coverage? = nil,
        _ answers: PackageAnswers? = nil
    ) throws -> Session {
        let changed = try options.changedSince.map { commit in
            let tool = Tool(environment: environment, limit: options.limits.step)
            return try ChangedExamples.find(since: commit, inPackage: options.packageRoot, tool, note: Console.error)
        }
        var bundles = try options.bundles.map { try TestBundle(path: $0, environment: environment) }
        if bundles.isEmpty {
            let build = PackageBuild(
                options: options.build,
                hasCoverage: coverage != nil,
                environment: coverage?.buildEnvironment ?? environment,
                answers: answers ?? PackageAnswers(packageRoot: options.packageRoot),
                limits: options.limits
            )
            bundles = try build.bundles(
                of: options.request.places,
                testEnvironment: coverage?.testEnvironment ?? environment
            )
        }
        return Session(options, options.request.withSeed(), bundles, changed)
    }

    /// Asks the bundles for the examples that the options select.
    func listExamples() throws -> ExampleList {
        var list = try ListingHandshake(bundles, request, options.limits).listExamples()
        for pattern in FilterCheck.unmatched(request.filters, in: list.examples) {
            Console.error("warning: --filter \(pattern) matches no example")
        }
        // Several processes share the examples, so none may run all of them.
        if options.jobs > 1 { list.processes = [:] }
        let part = options.shard.map { Set($0.selected(from: list.examples).map(\.identifier)) }
        if options.onlyFailures {
            let failures = LastRun.load(from: options.buildFolder).failures
            list.keep { failures.contains($0.identifier) }
        }
        list.isEmptyInAllParts = list.examples.isEmpty
        if let changed { list.keep(where: changed.contains) }
        if let part { list.keep { part.contains($0.identifier) } }
        return list
    }

    /// Runs examples and saves their results as those of the last run.
    func run(_ list: ExampleList, _ reporter: any Reporter) -> Summary {
        let lastRun = LastRun.load(from: options.buildFolder)
        let lastRunReporter = LastRunReporter(updating: lastRun)
        var supervisor = Supervisor(
            examples: list,
            request: request,
            options: Supervisor.Options(
                jobs: options.jobs,
                part: options.shard,
                limits: options.limits,
                durations: options.jobs > 1 ? lastRun.durations : [:]
            ),
            reporter: CompositeReporter([lastRunReporter, reporter])
        )
        let summary = supervisor.run()
        lastRunReporter.lastRun.save(in: options.buildFolder)
        return summary
    }

    /// Prints a note if this part of the run has no examples, which is no error: there may be more parts than examples, and
    /// a change that affects none of them.
    func noteEmptyPart(_ list: ExampleList) {
        if let commit = options.changedSince, list.examples.isEmpty {
            return Console.error("nothing that changed since \(commit) can affect an example: nothing runs")
        }
        guard let shard = options.shard, list.examples.isEmpty else { return }
        Console.error("shard \(shard.number)/\(shard.count) has no examples")
    }
}
