import ChildProcesses
import Foundation
import SpecEvents
import SpecReports

/// A supervisor that runs examples in test processes. If a process ends early, another process runs
/// the remaining examples.
///
///     while there is work:
///       start workers, up to `jobs`
///       for each worker: pass on events; if its process has ended, put its remaining examples back
///       after a request to stop or, with `--fail-fast`, a failure: start no workers, skip the rest
///     report the examples that did not run
struct Supervisor {
    private var request: Request
    private let jobs: Int
    private let limits: TimeLimits
    private let reporter: any Reporter
    private var list: ExampleList
    private var queue: WorkQueue
    private var workers: [Worker] = []
    private var summary = Summary()
    private var ended: Set<String> = []
    /// Maps each failure to the first worker that reported it, to drop duplicates from the others.
    private var told: [RecordedFailure: ObjectIdentifier] = [:]
    private var outsideOutputs: Set<[String]> = []
    private var stopReason: String?
    /// When the runner first had to stop because of a signal or unwritable standard output.
    private var stopRequestedAt: ContinuousClock.Instant?

    /// - Parameter durations: Durations in seconds from earlier runs, keyed by example identifier.
    init(
        _ list: ExampleList,
        _ request: Request,
        jobs: Int = 1,
        limits: TimeLimits = TimeLimits(),
        durations: [String: Double] = [:],
        reporter: any Reporter
    ) {
        let jobs = Self.isFaster(jobs: jobs, list, durations) ? jobs : 1
        self.request = request
        self.request.process.ignoresFocus = list.ignoresFocus
        (self.jobs, self.limits) = (jobs, limits)
        self.list = list
        // Concurrent examples end in any order, but the report follows the order of the list.
        self.reporter = jobs > 1 ? OrderedReporter(list.examples, reporter) : reporter
        queue = WorkQueue(
            list.examples,
            jobs: jobs,
            durations: durations,
            startTime: list.startTime,
            bundle: list.bundleIndex(of:)
        )
    }

    /// Returns whether running several processes at once may save time. Each new process must first
    /// read the classes, which can take longer than running fast examples.
    static func isFaster(jobs: Int, _ list: ExampleList, _ durations: [String: Double]) -> Bool {
        guard jobs > 1 else { return false }
        let known = list.examples.compactMap { durations[$0.identifier] }
        // The time cannot be estimated if a duration is unknown, such as that of a new example.
        guard known.count == list.examples.count else { return true }
        let time = known.reduce(0, +)
        let beginLate = TestProcess.canRunSome ? Double(jobs - 1) / Double(jobs) : 1
        return !(time <= beginLate * list.startTime + time / Double(jobs))
    }

    /// - Parameter judge: A closure called after all examples, to get more reasons to fail the run.
    mutating func run(judge: () -> [String] = { [] }) -> Summary {
        let start = ContinuousClock.now
        forward(.runStarted(exampleCount: list.examples.count, seed: request.seed, part: list.part))
        while !workers.isEmpty || (stopReason == nil && !queue.isEmpty) {
            if stopReason == nil { startWorkers() }
            let count = ended.count
            pollWorkers()
            handleRequests()
            if ended.count == count, !workers.isEmpty { waitForOutput() }
        }
        reportRemaining()
        // Without this failure, the reports and the recording would show a run that passed.
        if let reason = Interrupts.stopReason { fail("the run ended early: \(reason)") }
        judge().forEach { fail($0) }
        forward(.runFinished)
        summary.duration = (ContinuousClock.now - start) / .seconds(1)
        if jobs > 1 { summary.sort(like: list.examples) }
        reporter.finish(summary)
        return summary
    }

    private mutating func startWorkers() {
        while workers.count < jobs, !queue.isEmpty {
            let share = queue.next(isAlone: workers.isEmpty)
            // Serial examples wait until all other processes have ended.
            guard !share.isEmpty else { return }
            let bundle = list.bundleIndex(of: share[0])
            let numbers = Set(workers.map(\.process.number))
            do {
                let process =
                    try list.takeProcess(ofBundleAt: bundle, for: share, unlessNumbered: numbers)
                    ?? TestProcess(
                        list.bundles[bundle],
                        toRun: share,
                        request,
                        limits,
                        (1...).first { !numbers.contains($0) } ?? 1
                    )
                try process.resume(
                    running: list.areAll(share, ofBundleAt: bundle) ? nil : share,
                    ignoringFocus: list.ignoresFocus,
                    skippingBecause: list.skipReasons[bundle]
                )
                workers.append(Worker(process, share))
            } catch {
                queue.removeAll(ofBundle: bundle)
                fail("the test process could not be started: \(error)")
            }
        }
    }

    private mutating func pollWorkers() {
        for worker in workers where worker.poll({ receive($0, from: worker) }) {
            workers.removeAll { $0 === worker }
            printOutsideOutput(of: worker)
            queue.putBack(worker.forAnotherProcess)
            if worker.isUnrecoverable { queue.removeAll(ofBundle: list.bundleIndex(of: worker.examples[0])) }
        }
    }

    private mutating func printOutsideOutput(of worker: Worker) {
        let lines = worker.outsideOutput
        guard !lines.isEmpty, outsideOutputs.insert(lines).inserted else { return }
        let shown = lines.prefix(Self.maxOutsideLines).map(\.withoutColours)
        let rest = lines.count > shown.count ? ["… and \(lines.count - shown.count) more lines"] : []
        note((["printed outside of the examples:"] + (shown + rest).map { "  \($0)" }).joined(separator: "\n"))
    }

    private static let maxOutsideLines = 20

    private mutating func handleRequests() {
        for worker in workers { worker.activity.nextNotice().map(note) }
        if Interrupts.takeStatusRequest() {
            let texts = workers.map(\.activity.text)
            note("\(ended.count) of \(list.examples.count) done; running: \(texts.joined(separator: "; "))")
        }
        if let reason = Interrupts.stopReason, stopRequestedAt == nil {
            stopRequestedAt = .now
            stop(because: reason)
        }
        if request.process.failsFast, !summary.isSuccess { stop(because: SkipReason.stoppedAtFirstFailure) }
        killOverdueWorkers()
    }

    private func note(_ line: String) {
        reporter.clearLine()
        Console.error(line)
    }

    private mutating func stop(because reason: String) {
        guard stopReason == nil else { return }
        stopReason = reason
        workers.forEach { $0.process.skipRest(because: reason) }
    }

    private mutating func killOverdueWorkers() {
        guard let stopRequestedAt else { return }
        for worker in workers where min(worker.activity.duration, .now - stopRequestedAt) > limits.grace {
            let grace = limits.grace / .seconds(1)
            note(String(format: "killed after %g s: %@", grace, worker.activity.title))
            worker.process.kill()
            workers.removeAll { $0 === worker }
        }
    }

    /// Waits at most 10 ms for output, because an event may arrive without any output.
    private func waitForOutput() {
        var descriptors = workers.map { pollfd(fd: $0.process.outputDescriptor, events: Int16(POLLIN), revents: 0) }
        let start = ContinuousClock.now
        poll(&descriptors, nfds_t(descriptors.count), 10)
        // A closed descriptor is always ready, so this would be a busy loop without the pause.
        if ContinuousClock.now - start < .milliseconds(1) { usleep(1000) }
    }

    private mutating func receive(_ event: Event, from worker: Worker) {
        switch event {
        case .exampleFinished(let example, let result):
            // A new process reruns the beginning of an ordered group, so an example may end twice.
            if ended.insert(example.identifier).inserted || result.isFailure { forward(event) }
        // Reporters don't need events about a single process, and the results include the failures.
        case .runStarted, .runFinished, .exampleListed, .phaseStarted, .exampleFailed: break
        case .failedOutsideExamples(let failure):
            let worker = ObjectIdentifier(worker)
            let first = told[failure, default: worker]
            told[failure] = first
            if first == worker { forward(event) }
        case .exampleStarted, .stepStarted: forward(event)
        }
    }

    private mutating func forward(_ event: Event) {
        summary.count(event)
        reporter.report(event)
    }

    private mutating func reportRemaining() {
        let remaining = list.examples.filter { !ended.contains($0.identifier) }
        guard !remaining.isEmpty else { return }
        if let stopReason {
            for example in remaining {
                forward(.exampleFinished(example, ExampleResult(status: .skipped, duration: 0, reason: stopReason)))
            }
            return
        }
        let names = remaining.prefix(10).map { "  " + NameFilter.subject(of: $0) }
        let more = remaining.count > 10 ? ["  and \(remaining.count - 10) more"] : []
        fail((["\(remaining.count) of the listed examples did not run:"] + names + more).joined(separator: "\n"))
    }

    private mutating func fail(_ message: String) {
        forward(.failedOutsideExamples(RecordedFailure(message: message, location: nil)))
    }
}

final class Worker {
    let process: TestProcess
    private var left: Set<String>
    let examples: [ExampleIdentity]
    private(set) var hasFinished = false
    private var hasFailed = false

    /// - Parameter process: A process that has been told to run exactly these examples.
    init(_ process: TestProcess, _ examples: [ExampleIdentity]) {
        (self.process, self.examples) = (process, examples)
        left = Set(examples.map(\.identifier))
    }

    var remaining: [ExampleIdentity] { examples.filter { left.contains($0.identifier) } }
    /// The examples that another process should run. If no example has ended, there are none,
    /// because another process would fail in the same way.
    var forAnotherProcess: [ExampleIdentity] { !hasFinished && hasEndedAny ? remaining : [] }
    private var hasEndedAny: Bool { left.count < examples.count }
    private var told = ReportedFailures()
    /// Whether every other process would fail in the same way, because this one hung before its
    /// first example or could not write its events.
    private(set) var isUnrecoverable = false
    var activity: ProcessActivity { process.activity }
    /// The output outside of examples. Empty if a failure message includes the process's output.
    private(set) var outsideOutput: [String] = []

    /// Passes new events to `receive`, and returns whether the process has ended.
    func poll(_ receive: (Event) -> Void) -> Bool {
        let end = process.pollWithinLimit { event in
            note(event)
            receive(event)
        }
        guard let end else { return false }
        reportEnd(end, receive)
        return true
    }

    private func reportEnd(_ end: ChildProcess.End, _ receive: (Event) -> Void) {
        outsideOutput = process.outsideOutput
        let hungAtStart = activity.hasTimedOut && activity.example == nil && !hasEndedAny
        isUnrecoverable = hungAtStart || process.couldNotWrite(end)
        if process.couldNotWrite(end) {
            fail("the test process could not write its events", receive)
        } else if let example = activity.example, !hasFinished {
            // The overdue example ended after all. The one that was killed instead will run again.
            if activity.hasTimedOut, example != activity.overdueExample { return }
            reportLoss(of: example, end, receive)
        } else if activity.hasTimedOut {
            let name = activity.overdueExample.map { "“\($0.fullName)” " } ?? ""
            fail(name + activity.overdueText, receive)
        } else if !hasFinished {
            fail("the test process \(end) while \(activity.phaseDescription ?? "no example was running")", receive)
        } else if end != .exited(0), !hasFailed {
            fail("the test process \(end), although no example failed", receive)
        }
    }

    private func note(_ event: Event) {
        _ = told.completed(event)
        switch event {
        case .exampleFinished(let example, let result):
            left.remove(example.identifier)
            hasFailed = hasFailed || result.isFailure
        case .failedOutsideExamples: hasFailed = true
        case .runFinished: hasFinished = true
        case .exampleListed, .phaseStarted, .exampleStarted, .stepStarted, .exampleFailed, .runStarted: break
        }
    }

    private func reportLoss(
        of example: ExampleIdentity,
        _ end: ChildProcess.End,
        _ receive: (Event) -> Void
    ) {
        let report = CrashReport(output: process.claimOutput(of: example) ?? [], hasExited: !end.isSignal)
        let step = activity.step.map { ", in step “\($0)”" } ?? ""
        let exit = report.exitCall.map { "the example called \($0)" } ?? "the process \(end)"
        let place = activity.hasTimedOut ? RecordedFailure.hang(at: report.locations) : .crash(at: report.locations)
        let result = ExampleResult(
            status: activity.hasTimedOut ? .timedOut : end.isSignal ? .crashed : .exited,
            duration: activity.duration / .seconds(1),
            failures: told.failures(of: example) + (report.locations.isEmpty ? [] : [place]),
            reason: activity.hasTimedOut ? activity.overdueText : exit + step,
            output: report.printed
        )
        finish(example, result, receive)
        skipRest(ofGroupOf: example, receive)
    }

    private func skipRest(ofGroupOf example: ExampleIdentity, _ receive: (Event) -> Void) {
        guard let group = example.orderedGroup else { return }
        let reason = SkipReason.failedBefore(example.fullName)
        for other in remaining where other.orderedGroup == group {
            finish(other, ExampleResult(status: .skipped, duration: 0, reason: reason), receive)
        }
    }

    private func finish(_ example: ExampleIdentity, _ result: ExampleResult, _ receive: (Event) -> Void) {
        let event = Event.exampleFinished(example, result)
        note(event)
        receive(event)
    }

    private func fail(_ message: String, _ receive: (Event) -> Void) {
        outsideOutput = []
        let report = CrashReport(output: process.latestOutput)
        let text = ([message] + report.lastLines).joined(separator: "\n")
        let location = report.locations.first ?? activity.location
        receive(.failedOutsideExamples(RecordedFailure(message: text, location: location)))
    }
}
