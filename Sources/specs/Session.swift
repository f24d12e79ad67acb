import Foundation
import SpecEvents
import SpecReports

/// One use of the runner: the bundle, what is asked of it, and who is told.
struct Session {
    let options: Options
    let bundle: TestBundle
    let request: Request

    init(_ options: Options) throws {
        self.options = options
        bundle = try options.bundle.map(TestBundle.init(path:)) ?? TestBundle.built()
        request = options.request.decided
    }

    /// The examples that are asked for, in the order in which they would run.
    func examples(lastRun: LastRun = .load()) throws -> [ExampleIdentity] {
        var examples = try bundle.examples(request)
        if let sharding = options.sharding { examples = sharding.selected(from: examples) }
        if options.onlyFailures { examples = examples.filter { lastRun.failures.contains($0.identifier) } }
        return examples
    }

    /// Runs examples, and remembers what came of them.
    func run(_ examples: [ExampleIdentity], _ reporter: any Reporter, lastRun: LastRun = .load()) -> Summary {
        let recorder = Recorder()
        var supervisor = Supervisor(
            bundle: bundle,
            examples: examples,
            request: request,
            options: Supervisor.Options(
                jobs: options.jobs,
                timeLimit: .seconds(options.timeLimit),
                durations: options.jobs > 1 ? lastRun.durations : [:]
            ),
            reporter: CompositeReporter([recorder, reporter])
        )
        let summary = supervisor.run()
        var lastRun = lastRun
        recorder.events.forEach { lastRun.note($0) }
        lastRun.save()
        return summary
    }

    /// Why there is nothing to run.
    var nothingToRun: String {
        if options.onlyFailures { return "nothing failed in the last run" }
        return request.text.isEmpty
            ? "the package has no examples: does its test target use the plugin SpecDiscovery?"
            : "no example matches \(request.text); --list prints the names"
    }
}
