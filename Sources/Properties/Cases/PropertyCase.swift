import Spec
import SpecEvents

/// The running case of a property, for the functions called by its body and hooks.
@MainActor final class PropertyCase {
    nonisolated(unsafe) let choices: Choices
    /// The values drawn by `forAll:`, in order.
    private(set) nonisolated(unsafe) var values: [Any] = []
    var labels: Set<String> = []
    /// The required shares in percent, and whether the case counts for each.
    private(set) var covers: [String: (percent: Double, isMet: Bool)] = [:]
    /// Why the case does not count; `nil` if it does.
    private(set) var discardReason: String?
    /// Whether a group refused the case, which makes Spec's failure of its example irrelevant.
    var isRefusedByGroup = false

    init(_ choices: Choices) {
        self.choices = choices
    }

    /// The values as source text; `nil` if none was drawn. Called on any thread after a trap.
    nonisolated var text: String? { values.isEmpty ? nil : values.map(ValueText.text).joined(separator: ", ") }

    func draw<Value>(_ generator: Generator<Value>) throws -> Value {
        let value = choices.draw(generator)
        values.append(value)
        if let reason = choices.discardReason { try discard(because: reason) }
        return value
    }

    func discard(because reason: String) throws {
        discardReason = discardReason ?? reason
        throw CaseDoesNotCount()
    }

    func cover(_ label: String, _ percent: Double, _ isMet: Bool) {
        covers[label] = (percent, isMet || covers[label]?.isMet == true)
    }
}

/// Ends a case that does not count.
struct CaseDoesNotCount: ReportedError {}

/// Ends a case after its failure was recorded.
struct CaseHasFailed: ReportedError {}

/// The case of the running task: one slot, shared by the functions of a property.
enum CurrentCase {
    @TaskLocal static var value: PropertyCase?
}

/// One run of a property: its choices, the drawn values, and how it ended.
@MainActor struct Trial {
    let running: PropertyCase
    let trace: ChoiceTrace
    let result: RepeatedRun
    let duration: Duration

    init(_ choices: Choices, _ run: () -> RepeatedRun) {
        let running = PropertyCase(choices)
        self.running = running
        let start = SearchTime.now
        result = CurrentCase.$value.withValue(running, operation: run)
        duration = SearchTime.now - start
        trace = choices.trace
    }

    /// Even if `assume` refused the case after the failure.
    var hasFailed: Bool { !running.isRefusedByGroup && !result.failures.isEmpty }
    var hasPassed: Bool { running.discardReason == nil && result.failures.isEmpty && result.skipReason == nil }

    /// Whether the values are source text, and fail with the tasks in turn.
    var canBePasted: Bool {
        !trace.spans.isEmpty && !running.values.contains { $0 is any CaseDescribing }
            && trace.turns.allSatisfy { trace.values[$0] == 0 }
    }

    /// Whether another run fails at the same place; elsewhere it is another bug.
    func failsLike(_ other: Trial) -> Bool {
        hasFailed && result.failures.first?.location == other.result.failures.first?.location
    }
}
