import Spec
import SpecEvents

/// One run of a property: its choices, what was drawn, and how it ended.
@MainActor struct Trial {
    let running: PropertyCase
    let trace: ChoiceTrace
    let result: RepeatedRun
    let duration: Duration

    init(_ choices: Choices, _ run: () -> RepeatedRun) {
        let running = PropertyCase(choices)
        self.running = running
        let start = ContinuousClock.now
        result = CurrentCase.$value.withValue(running, operation: run)
        duration = .now - start
        trace = choices.trace
    }

    /// Also if `assume` refused the case after the failure.
    var hasFailed: Bool { !running.isRefusedByGroup && !result.failures.isEmpty }
    var hasPassed: Bool { running.discardReason == nil && result.failures.isEmpty && result.skipReason == nil }

    /// Whether the values are source text, and fail with the tasks in turn, which only a run that repeats choices tells.
    var canBePasted: Bool {
        !trace.spans.isEmpty && !running.values.contains { $0 is any CaseDescribing }
            && trace.turns.allSatisfy { trace.values[$0] == 0 }
    }

    /// Whether another run fails at the same place. A simpler case that fails elsewhere is another bug.
    func failsLike(_ other: Trial) -> Bool {
        hasFailed && result.failures.first?.location == other.result.failures.first?.location
    }
}
