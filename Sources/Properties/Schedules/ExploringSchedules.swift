import SpecEvents
import VirtualTime

/// Runs a closure repeatedly, with the tasks in different orders, to find an order in which the
/// closure fails.
///
/// ```swift
/// try exploringSchedules(100) {
///     let (time, cache) = (VirtualTime(), Cache())
///     Task { await cache.refresh(…) }
///     Task { await cache.refresh(…) }
///     time.advance(by: .seconds(2))
///     expect(cache.value) == "newer"
/// }
/// ```
///
/// Tasks that are ready at the same time may run in any order. Jobs on the main actor run in the
/// order in which they became ready, except for those that became ready together, such as the jobs
/// of tasks that sleep until the same deadline. Each run uses `withDeterministicTasks`. The closure
/// should create everything it needs. In the first run, each task runs until it waits.
///
/// - Parameters:
///   - count: The maximum number of orders to try, at least one.
///   - strategy: How to choose the orders.
///   - seed: The seed that determines the orders.
///   - allowingUnfinishedTasks: Whether tasks may still be waiting at the end of a run.
///   - body: The closure to run. A run fails if the closure throws or an expectation in it fails.
///     A failed XCTest assertion also fails the test, but does not report the order.
/// - Returns: The number of orders tried, and whether these were all of the possible orders.
/// - Throws: A ``ScheduleFailure`` if an order fails. The error describes the simplest order that
///   fails in the same way. To run only that order, set the environment variable `SPEC_SCHEDULE` to
///   ``ScheduleFailure/schedule``. A `VirtualTimeError` if the orders cannot be explored. An
///   `XCTSkip` if the closure threw it in every order or, outside a spec, in any.
@discardableResult public func exploringSchedules(
    _ count: Int,
    by strategy: ScheduleStrategy = .random,
    seed: UInt64 = 1,
    allowingUnfinishedTasks: Bool = false,
    _ body: () throws -> Void
) throws -> ExploredSchedules {
    var exploration = try ScheduleExploration(count: count, by: strategy, seed: seed)
    while let run = exploration.next() {
        let outcome = run.outcome {
            // The mark makes `withDeterministicTasks` treat this call and inner calls as nested.
            try TaskMark.$current.withValue(TaskMark()) {
                try withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
            }
        }
        try exploration.note(run, outcome)
    }
    return try exploration.result()
}

/// Runs an async closure on the main actor repeatedly, with the tasks in different orders, to find
/// an order in which the closure fails. For details, see the synchronous function.
@discardableResult @MainActor public func exploringSchedules(
    _ count: Int,
    by strategy: ScheduleStrategy = .random,
    seed: UInt64 = 1,
    allowingUnfinishedTasks: Bool = false,
    _ body: @MainActor () async throws -> Void
) async throws -> ExploredSchedules {
    var exploration = try ScheduleExploration(count: count, by: strategy, seed: seed)
    while let run = exploration.next() {
        // The outer call makes other tests wait, so that this order does not apply to their tasks.
        try await withDeterministicTasks(allowingUnfinishedTasks: true) {
            let outcome = await run.outcome {
                try await withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
            }
            try exploration.note(run, outcome)
        }
    }
    return try exploration.result()
}

/// The result of an exploration in which no order failed.
public struct ExploredSchedules: Sendable, CustomStringConvertible {
    /// The number of orders that were tried.
    public let count: Int
    /// Whether all possible orders were tried. This can be `true` only with the `.exhaustive`
    /// strategy. With that strategy, it is also `true` for a replay, which runs a single order.
    public let areAll: Bool

    /// A summary, such as “all 6 orders tried”.
    public var description: String {
        areAll ? "all \(count) orders tried" : "\(count) orders tried; there may be more"
    }
}

/// The search for a task order that fails. The caller performs the runs, so that synchronous and
/// async callers can share this type.
///
///     search: orders that the strategy chooses, until one fails
///     confirm: the same choices again
///     shrink: simpler choices, as long as they fail in the same place
///     tell: the simplest choices once more, for the report
struct ScheduleExploration {
    private enum Phase {
        case search, confirm, shrink, tell, end
    }

    private let count: Int
    private let strategy: ScheduleStrategy
    private let seed: UInt64
    /// The 1-based index of this exploration among the explorations in its example.
    private let place: Int
    private let replayed: [UInt64]?
    private var phase = Phase.search
    private var ran = 0
    private var longest = 0
    private var skips: (count: Int, error: any SkipError)?
    /// The choices for the next run of the exhaustive search, or `nil` after the last run.
    private var prefix: [UInt64]? = []
    private let deadline: ContinuousClock.Instant?
    private var time: SearchTime?
    private var shrinker: StepwiseShrinker?
    private var failure: ScheduleFailure?

    init(count: Int, by strategy: ScheduleStrategy, seed: UInt64) throws(VirtualTimeError) {
        let subject = CurrentFailureOwner.value?.subject
        let attempt = subject as? ExampleAttempt
        let place = attempt?.beginExploration() ?? 1
        deadline = attempt?.deadline
        replayed = try ReplayVariable.schedule.current.map { text throws(VirtualTimeError) in
            guard let named = ReplayedSchedule(text), let choices = ChoicesText.choices(of: named.choices) else {
                throw VirtualTimeError(
                    "the environment has SPEC_SCHEDULE=\(text), which is no order of tasks",
                    advice: "set it to what a failure of exploringSchedules has named, such as 3:1,7:2"
                )
            }
            guard named.place == 1 || subject != nil else {
                throw VirtualTimeError(
                    "the environment has SPEC_SCHEDULE=\(text), which names an exploration of an example, and none is running",
                    advice: "run only the example that has named it, or unset SPEC_SCHEDULE",
                    isStale: true
                )
            }
            // Only the named exploration uses the choices. The others run the simplest order.
            return named.place == place ? choices : []
        }
        guard replayed != nil || count > 0 else {
            throw VirtualTimeError(
                "exploringSchedules was called with \(count) orders, so it would run nothing",
                advice: "pass how many orders to try, such as 100"
            )
        }
        self.count = replayed == nil ? count : 1
        (self.strategy, self.seed, self.place) = (strategy, seed, place)
    }

    // MARK: Runs

    mutating func next() -> ScheduleRun? {
        switch phase {
        case .search: return ran == count || prefix == nil ? nil : run(searched)
        case .confirm: return run(Choices(repeating: failure?.trace.values ?? []))
        case .shrink:
            if let time, let values = shrinker?.next(within: time) { return run(Choices(repeating: values)) }
            phase = .tell
            fallthrough
        case .tell: return run(Choices(repeating: shrinker?.best.values ?? []), isFinal: true)
        case .end: return nil
        }
    }

    private var searched: Choices {
        if let replayed { return Choices(repeating: replayed) }
        if case .exhaustive = strategy { return Choices(repeating: prefix ?? []) }
        return ran == 0 ? Choices(repeating: []) : Choices(seed: seed &+ UInt64(ran))
    }

    private func run(_ choices: Choices, isFinal: Bool = false) -> ScheduleRun {
        ScheduleRun(choices, by: TaskPicker(strategy, length: longest), keepsSteps: isFinal || ran == 0)
    }

    mutating func note(_ run: ScheduleRun, _ outcome: ScheduleRun.Outcome) throws {
        var failures: [RecordedFailure] = []
        switch outcome {
        case .failures(let all): failures = all
        case .skip(let error): skips = ((skips?.count ?? 0) + 1, skips?.error ?? error)
        case .end(let error): throw error
        }
        time?.note(SearchTime.now - run.start)
        switch phase {
        case .search: try noteSearch(run, failures)
        case .confirm:
            failure?.note(repeated: run, failures)
            shrinker = StepwiseShrinker(run.choices.trace)
            phase = failure?.repeatDifference == nil ? .shrink : .end
        case .shrink:
            let failsLikeFirst = failure?.isLike(failures) == true
            shrinker?.note(failsLikeFirst ? run.choices.trace : nil, of: run.choices.recorded)
        case .tell:
            failure?.note(simplest: run, failures, runs: shrinker?.runs ?? 0)
            phase = .end
        case .end: break
        }
    }

    private mutating func noteSearch(_ run: ScheduleRun, _ failures: [RecordedFailure]) throws(VirtualTimeError) {
        ran += 1
        longest = max(longest, run.order.steps.count)
        let trace = run.choices.trace
        if failures.isEmpty, let step = run.choices.departure {
            throw VirtualTimeError(
                "this run made other choices at step \(step) than the one that it repeats",
                advice:
                    "something decides that is not drawn, such as the time, a thread, or what an earlier run has left",
                isStale: true
            )
        }
        if case .exhaustive = strategy { prefix = replayed == nil ? trace.following : nil }
        guard !failures.isEmpty else { return }
        failure = ScheduleFailure(run, failures, seed: seed, number: ran, of: replayed == nil ? count : nil, at: place)
        let time = SearchTime(before: deadline, slowest: SearchTime.now - run.start)
        (self.time, phase) = (time, time.isOver ? .end : .confirm)
    }

    func result() throws -> ExploredSchedules {
        if let failure { throw failure }
        if let skips {
            let reason = "\(skips.error.skipReason) (\(skips.count) of \(ran) orders; the others passed)"
            guard skips.count < ran, CurrentFailureOwner.value?.acceptSkip(reason) == true else { throw skips.error }
        }
        return ExploredSchedules(count: ran, areAll: prefix == nil)
    }
}

extension ChoiceTrace {
    fileprivate var following: [UInt64]? {
        guard let last = values.indices.last(where: { values[$0] < limits[$0] }) else { return nil }
        return values[..<last] + [values[last] + 1]
    }
}

/// A shrinker that leaves the runs to its caller, so that the runs can be async. Each call to
/// `next` repeats the shrinking passes until they propose numbers that have not been tried yet.
struct StepwiseShrinker {
    private let first: ChoiceTrace
    private var traces: [[UInt64]: ChoiceTrace?] = [:]
    private(set) var best: ChoiceTrace

    var runs: Int { traces.count }

    init(_ first: ChoiceTrace) { (self.first, best) = (first, first) }

    mutating func next(within time: SearchTime) -> [UInt64]? {
        var unknown: [UInt64]?
        let isTimeOver = { unknown != nil || time.isOver }
        var shrinker = Shrinker(first, maxRuns: 500, order: .fewest, isTimeOver: isTimeOver) { [traces] values in
            if let known = traces[values] { return known }
            unknown = values
            return nil
        }
        shrinker.shrink()
        best = shrinker.best
        return unknown
    }

    /// - Parameter trace: The run's trace if the run failed like the first one, otherwise `nil`.
    mutating func note(_ trace: ChoiceTrace?, of values: [UInt64]) {
        traces[values] = .some(trace)
    }
}

/// Starts tasks that run the same operation and that an exhaustive search treats as identical. If
/// orders differ only in which of these tasks begins first,
/// ``exploringSchedules(_:by:seed:allowingUnfinishedTasks:_:)`` tries only one of those orders.
///
/// ```swift
/// let explored = try exploringSchedules(10_000, by: .exhaustive) {
///     let counter = Counter()
///     try withDeterministicTasks { startAlikeTasks(3) { await counter.increase() } }
///     expect(counter.total) == 3
/// }
/// ```
///
/// - Parameters:
///   - count: The number of tasks to start.
///   - body: The operation that each task runs. An error ends only the task that throws it.
public func startAlikeTasks(_ count: Int, _ body: @escaping @Sendable () async throws -> Void) {
    startAlike { for _ in 0..<max(count, 0) { Task(operation: body) } }
}
