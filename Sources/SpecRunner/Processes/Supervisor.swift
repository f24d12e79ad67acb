import Foundation
import SpecEvents
import SpecReports

/// Sees to it that every example is run, or accounted for: hands the examples out to test processes, and starts another
/// process for the rest when an example has taken one down.
///
///     while there is work:
///       start workers, up to `jobs`
///       for each worker: hand on its events; if it is gone, put back what it left
///       at the first failure, or when somebody asks to stop: start no more, and let the workers skip what is left
///     account for what did not run
struct Supervisor {
    struct Options {
        var jobs = 1
        /// Which part of a run this is, if it is one of several.
        var part: Shard?
        var limits = TimeLimits()
        /// How long examples took in an earlier run, in seconds, by identifier.
        var durations: [String: Double] = [:]
    }

    private let bundle: TestBundle
    private let request: Request
    private let options: Options
    private let reporter: any Reporter
    private let examples: [ExampleIdentity]
    /// A process that waits to be told to run all of them.
    private var waiting: TestProcess?
    private var queue: WorkQueue
    private var workers: [Worker] = []
    private var summary = Summary()
    private var ended: Set<String> = []
    private var longRunning: LongRunningNotifier
    /// Why the run was cut short; `nil` if it was not.
    private(set) var stopReason: String?
    /// Since when somebody waits for the end, because a signal asked to stop or nobody reads what is printed.
    private var hurriedSince: ContinuousClock.Instant?

    init(
        bundle: TestBundle,
        roster: ExampleList,
        request: Request,
        options: Options = Options(),
        reporter: any Reporter
    ) {
        self.bundle = bundle
        self.request = request
        self.options = options
        examples = roster.examples
        waiting = options.jobs == 1 ? roster.process : nil
        // With several processes examples end in any order; the report keeps to that of the list.
        self.reporter = options.jobs > 1 ? OrderedReporter(examples, reporter) : reporter
        queue = WorkQueue(examples, jobs: options.jobs, durations: options.durations)
        longRunning = LongRunningNotifier { Console.error($0) }
    }

    /// Runs all examples, and says what came of it.
    mutating func run() -> Summary {
        let start = ContinuousClock.now
        pass(.runStarted(exampleCount: examples.count, seed: request.seed, part: options.part))
        while !workers.isEmpty || (stopReason == nil && !queue.isEmpty) {
            if stopReason == nil { startWorkers() }
            let count = ended.count
            pollWorkers()
            lookAround()
            if ended.count == count { waitForOutput() }
        }
        accountForRemaining()
        pass(.runFinished)
        summary.duration = (ContinuousClock.now - start) / .seconds(1)
        if options.jobs > 1 { summary.sort(like: examples) }
        reporter.finish(summary)
        return summary
    }

    private mutating func startWorkers() {
        while workers.count < options.jobs, !queue.isEmpty {
            let share = queue.next()
            do {
                let process = try waiting ?? TestProcess(bundle, toRun: share, request, options.limits)
                waiting = nil
                workers.append(Worker(process, share))
            } catch {
                queue.removeAll()
                return fail("the test process could not be run: \(error)")
            }
        }
    }

    private mutating func pollWorkers() {
        for worker in workers where worker.poll({ receive($0) }) {
            workers.removeAll { $0 === worker }
            queue.putBack(worker.forAnotherProcess)
            if worker.isHopeless { queue.removeAll() }
        }
    }

    /// Looks for what people ask for, and names what takes long.
    private mutating func lookAround() {
        for worker in workers { longRunning.look(at: worker.activity) }
        if Interrupts.takeQuestion() {
            let texts = workers.map(\.activity.text)
            Console.error("\(ended.count) of \(examples.count) done; running: \(texts.joined(separator: "; "))")
        }
        if let reason = Interrupts.stopReason, hurriedSince == nil {
            hurriedSince = .now
            stop(because: reason)
        }
        if request.stopsAtFailure, !summary.isSuccess { stop(because: SkipReason.stoppedAtFirstFailure) }
        killWhatTakesTooLong()
    }

    private mutating func stop(because reason: String) {
        guard stopReason == nil else { return }
        stopReason = reason
        workers.forEach { $0.skipRest(because: reason) }
    }

    /// Ends what does not come to its end within the grace, once somebody waits for that: the example or the hook that
    /// runs at that moment, and each hook after it.
    private mutating func killWhatTakesTooLong() {
        guard let hurriedSince else { return }
        for worker in workers where min(worker.activity.duration, .now - hurriedSince) > options.limits.grace {
            let grace = options.limits.grace / .seconds(1)
            Console.error(String(format: "killed after %g s: %@", grace, worker.activity.title))
            worker.kill()
            workers.removeAll { $0 === worker }
        }
    }

    /// Waits until a process prints something, but not for long: events come without it.
    private func waitForOutput() {
        var descriptors = workers.map { pollfd(fd: $0.outputDescriptor, events: Int16(POLLIN), revents: 0) }
        let start = ContinuousClock.now
        poll(&descriptors, nfds_t(descriptors.count), 10)
        // An end that is closed is always ready; that is no reason to spin.
        if ContinuousClock.now - start < .milliseconds(1) { usleep(1000) }
    }

    private mutating func receive(_ event: Event) {
        switch event {
        case .exampleFinished(let example, _):
            ended.insert(example.identifier)
            pass(event)
            if ended.count == examples.count { reporter.prepare() }
        // Each process has a run of its own; the report tells of one.
        case .runStarted, .runFinished, .exampleListed, .phaseStarted: break
        case .exampleStarted, .stepStarted, .failedOutsideExamples: pass(event)
        }
    }

    private mutating func pass(_ event: Event) {
        summary.count(event)
        reporter.report(event)
    }

    /// What was listed and has not ended did not run, and a run with such examples is not green; unless it was cut short,
    /// and says so.
    private mutating func accountForRemaining() {
        let remaining = examples.filter { !ended.contains($0.identifier) }
        guard !remaining.isEmpty else { return }
        if let stopReason {
            for example in remaining {
                pass(.exampleFinished(example, ExampleResult(status: .skipped, duration: 0, reason: stopReason)))
            }
            return
        }
        let names = remaining.prefix(10).map { "  " + NameFilter.subject(of: $0) }
        let more = remaining.count > 10 ? ["  and \(remaining.count - 10) more"] : []
        fail((["\(remaining.count) of the listed examples did not run:"] + names + more).joined(separator: "\n"))
    }

    private mutating func fail(_ message: String) {
        pass(.failedOutsideExamples(RecordedFailure(message: message, location: nil)))
    }
}
