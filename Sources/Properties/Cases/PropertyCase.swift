import Spec
import SpecEvents

@MainActor final class PropertyCase {
    let choices: Choices
    /// The values drawn by `forAll:`, in order.
    private(set) var values: [Any] = []
    var labels: Set<String> = []
    private(set) var covers: [String: (percent: Double, isMet: Bool)] = [:]
    fileprivate(set) var discardReason: String?
    /// Whether the case was discarded while a group was declared. If so, its failures don't count.
    var isRefusedByGroup = false

    init(_ choices: Choices) {
        self.choices = choices
    }

    var text: String? { values.isEmpty ? nil : values.map(ValueText.text).joined(separator: ", ") }

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

enum CurrentCase {
    @TaskLocal static var value: PropertyCase?
}

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
        // A filter used in the body may have discarded the case without ending it.
        running.discardReason = running.discardReason ?? choices.discardReason
        trace = choices.trace
    }

    /// Whether the case failed, even if `assume` or a filter discarded it after the failure.
    var hasFailed: Bool { !running.isRefusedByGroup && !result.failures.isEmpty }
    var hasPassed: Bool { running.discardReason == nil && result.failures.isEmpty && result.skipReason == nil }

    /// Whether a table row with these values would repeat the run. Always `false` for a random run.
    /// Such a run records no spans, so its task order is unknown.
    var canBePasted: Bool {
        !trace.spans.isEmpty && !running.values.contains { $0 is any CaseDescribing }
            && trace.turns.allSatisfy { trace.values[$0] == 0 }
    }

    func failsLike(_ other: Trial) -> Bool {
        hasFailed && result.failures.first?.location == other.result.failures.first?.location
    }
}
