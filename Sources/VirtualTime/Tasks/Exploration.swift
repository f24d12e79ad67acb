import Foundation
import SpecEvents

/// The orders of the tasks that `exploringSchedules` tries.
struct Exploration {
    private let count: Int
    private let first: UInt64
    private let isReplay: Bool

    /// - Parameter replay: What `SPEC_SCHEDULE` says.
    init(
        count: Int,
        seed: UInt64,
        replay: String? = ProcessInfo.processInfo.environment["SPEC_SCHEDULE"]
    ) throws(VirtualTimeError) {
        guard let replay, !replay.isEmpty else {
            guard count > 0 else { throw .noOrders(count) }
            (self.count, first, isReplay) = (count, seed, false)
            return
        }
        guard let seed = UInt64(replay) else { throw .notASeed(replay) }
        (self.count, first, isReplay) = (1, seed, true)
    }

    var seeds: some Sequence<UInt64> { (0..<count).lazy.map { first &+ UInt64($0) } }

    /// Runs a body under the order of a seed.
    func run(_ seed: UInt64, _ body: () throws -> Void) throws {
        let trial = Trial(seed: seed)
        let result = Result {
            // The mark makes the body's own call of `withDeterministicTasks` a nested one.
            try TaskMark.$current.withValue(TaskMark()) {
                try CurrentFailureOwner.$value.withValue(trial.failures, operation: body)
            }
        }
        try check(trial, trial.end(), result)
    }

    @MainActor func run(_ seed: UInt64, _ body: @MainActor () async throws -> Void) async throws {
        let trial = Trial(seed: seed)
        let result: Result<Void, any Error>
        do {
            result = .success(try await CurrentFailureOwner.$value.withValue(trial.failures) { try await body() })
        } catch {
            result = .failure(error)
        }
        try check(trial, trial.end(), result)
    }

    private func check(_ trial: Trial, _ order: [Int], _ result: Result<Void, any Error>) throws {
        var failures = trial.failures.close()
        if case .failure(let error) = result {
            let hasNoOrder = Self.failsUnderNoOrder(error)
            if error is ScheduleFailure || hasNoOrder && failures.isEmpty { throw error }
            if failures.isEmpty || !hasNoOrder && !(error is any ReportedError) {
                failures.append(RecordedFailure(message: "threw \(ErrorText.text(of: error))", location: nil))
            }
        }
        guard !failures.isEmpty else { return }
        throw ScheduleFailure(
            seed: trial.seed,
            order: order,
            failures: failures,
            number: Int(trial.seed &- first) + 1,
            count: isReplay ? nil : count
        )
    }
}

extension Exploration {
    /// Whether an error does not depend on the order of the tasks: it skips the test, or says that no task can be run.
    private static func failsUnderNoOrder(_ error: any Error) -> Bool {
        // XCTest's error, by its name, because this module does not know XCTest.
        if String(reflecting: type(of: error)) == "XCTest.XCTSkip" { return true }
        return (error as? VirtualTimeError).map(VirtualTimeError.missingConditions.contains) ?? false
    }
}

/// One run under a schedule.
private struct Trial {
    let seed: UInt64
    let failures = ScheduleFailures()
    private let outer = TaskJobs.shared.schedule

    init(seed: UInt64) {
        self.seed = seed
        TaskJobs.shared.follow(Schedule(seed: seed))
    }

    /// Ends the schedule, and returns the order in which tasks were resumed.
    func end() -> [Int] {
        let order = TaskJobs.shared.schedule?.order ?? []
        TaskJobs.shared.follow(outer)
        return order
    }
}
