import SpecEvents
import SpecReports

/// A bundle with the options for running it.
struct Session {
    let options: Options
    /// The request of the options, with the seed of a random order.
    let request: Request
    let bundle: TestBundle
    /// The modules whose examples `--changed` selects; `nil` without it.
    private let changedModules: Set<String>?

    private init(_ options: Options, _ request: Request, _ bundle: TestBundle, _ changedModules: Set<String>?) {
        (self.options, self.request, self.bundle, self.changedModules) = (options, request, bundle, changedModules)
    }

    /// Finds the bundle of `--bundle`, or builds the package's tests.
    ///
    /// - Parameters:
    ///   - coverage: Set if the tests are built for coverage.
    ///   - products: Where earlier runs of this package found the bundle.
    static func start(
        _ options: Options,
        _ environment: [String: String],
        _ coverage: Coverage? = nil,
        _ products: ProductsFolder? = nil
    ) throws -> Session {
        let changedModules = try options.changedSince.map { commit in
            let tool = Tool(environment: environment, limit: options.limits.standard)
            return try ChangedModules.find(since: commit, inPackage: options.packageRoot, tool, note: Console.error)
        }
        let bundle =
            try options.bundle.map { try TestBundle(path: $0, environment: environment) }
            ?? TestBundle.build(
                environment: coverage?.buildEnvironment ?? environment,
                testEnvironment: coverage?.testEnvironment ?? environment,
                options: coverage == nil ? [] : ["--enable-code-coverage"],
                products: products ?? ProductsFolder(packageRoot: options.packageRoot),
                grace: options.limits.grace
            )
        return Session(options, options.request.withSeed(), bundle, changedModules)
    }

    /// Asks the bundle for the examples that the options select.
    func listExamples() throws -> ExampleList {
        var list = try ListingHandshake(bundle, request, options.limits).listExamples()
        for pattern in FilterCheck.unmatched(request.filters, in: list.examples) {
            Console.error("warning: --filter \(pattern) matches no example")
        }
        // Several processes share the examples, so none may run all of them.
        if options.jobs > 1 { list.process = nil }
        let part = options.shard.map { Set($0.selected(from: list.examples).map(\.identifier)) }
        if options.onlyFailures {
            let failures = LastRun.load(fromPackage: options.packageRoot).failures
            list.keep { failures.contains($0.identifier) }
        }
        list.isEmptyInAllParts = list.examples.isEmpty
        if let changedModules { list.keep { changedModules.contains($0.moduleName) } }
        if let part { list.keep { part.contains($0.identifier) } }
        return list
    }

    /// Runs examples and saves their results as those of the last run.
    func run(_ list: ExampleList, _ reporter: any Reporter) -> Summary {
        let lastRun = LastRun.load(fromPackage: options.packageRoot)
        let lastRunReporter = LastRunReporter(updating: lastRun)
        var supervisor = Supervisor(
            bundle: bundle,
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
        lastRunReporter.lastRun.save(inPackage: options.packageRoot)
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
