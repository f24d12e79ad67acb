import Spec
import SpecEvents

/// The running case of a property, for the functions that the property's body and hooks call.
@MainActor final class PropertyCase {
    nonisolated(unsafe) let choices: Choices
    /// The values drawn by `forAll:`, in order.
    private(set) nonisolated(unsafe) var values: [Any] = []
    var labels: Set<String> = []
    /// The required share in percent for each label, and whether the case counts toward that share.
    private(set) var covers: [String: (percent: Double, isMet: Bool)] = [:]
    /// Why the case does not count; `nil` if it does.
    fileprivate(set) var discardReason: String?
    /// Whether a group discarded the case. The resulting failure is ignored.
    var isRefusedByGroup = false

    init(_ choices: Choices) {
        self.choices = choices
    }

    /// The values as source code; `nil` if none was drawn. After a trap, any thread may read this
    /// property.
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

struct CaseDoesNotCount: ReportedError {}
struct CaseHasFailed: ReportedError {}

/// The running case of the current task, which functions such as `assume` use.
enum CurrentCase {
    @TaskLocal static var value: PropertyCase?
}

/// One run of a case: the drawn values, the record of the choices, the result, and the duration.
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
        // A filter inside the body may have returned a value that it rejects.
        running.discardReason = running.discardReason ?? choices.discardReason
        trace = choices.trace
    }

    /// Whether the case failed, even if `assume` or a filter discarded it after the failure.
    var hasFailed: Bool { !running.isRefusedByGroup && !result.failures.isEmpty }
    var hasPassed: Bool { running.discardReason == nil && result.failures.isEmpty && result.skipReason == nil }

    /// Whether a table row with these values repeats the run: the values are source code, and the
    /// tasks ran in turn. Always `false` for a random run, which records no spans.
    var canBePasted: Bool {
        !trace.spans.isEmpty && !running.values.contains { $0 is any CaseDescribing }
            && trace.turns.allSatisfy { trace.values[$0] == 0 }
    }

    /// Returns whether both runs failed in the same place.
    func failsLike(_ other: Trial) -> Bool {
        hasFailed && result.failures.first?.location == other.result.failures.first?.location
    }
}
