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
        bundle = try options.bundle.map(TestBundle.init(path:)) ?? TestBundle.built(grace: options.limits.grace)
        request = options.request.decided
    }

    /// The examples that are asked for.
    func roster(lastRun: LastRun = .load()) throws -> ExampleList {
        var roster = try bundle.roster(request, options.limits)
        // Several processes share the examples; none of them runs all.
        if options.jobs > 1 { roster.process = nil }
        let part = options.shard.map { Set($0.selected(from: roster.examples).map(\.identifier)) }
        if options.onlyFailures { roster.keep { lastRun.failures.contains($0.identifier) } }
        roster.isEmptyInAllParts = roster.examples.isEmpty
        if let part { roster.keep { part.contains($0.identifier) } }
        return roster
    }

    /// Runs examples, and remembers what came of them.
    func run(_ roster: ExampleList, _ reporter: any Reporter, lastRun: LastRun = .load()) -> Summary {
        let memory = LastRunReporter(lastRun)
        var supervisor = Supervisor(
            bundle: bundle,
            roster: roster,
            request: request,
            options: Supervisor.Options(
                jobs: options.jobs,
                part: options.shard,
                limits: options.limits,
                durations: options.jobs > 1 ? lastRun.durations : [:]
            ),
            reporter: CompositeReporter([memory, reporter])
        )
        let summary = supervisor.run()
        memory.lastRun.save()
        return summary
    }

    /// Why there is nothing to run.
    var nothingToRun: String {
        if options.onlyFailures {
            return "no example failed in the last run; what failed outside of examples is told by a run of all"
        }
        return request.text.isEmpty
            ? "the package has no examples: does its test target use the plugin SpecDiscovery?"
            : "no example matches \(request.text); --list prints the names"
    }
}
