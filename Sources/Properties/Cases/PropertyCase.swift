import Spec
import SpecEvents

/// The running case of a property, for the functions that the property's body and hooks call.
@MainActor final class PropertyCase {
    let choices: Choices
    /// The values drawn by `forAll:`, in order.
    private(set) var values: [Any] = []
    var labels: Set<String> = []
    private(set) var covers: [String: (percent: Double, isMet: Bool)] = [:]
    fileprivate(set) var discardReason: String?
    /// If a group discards the case, the resulting failure is ignored.
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

/// One run of a case.
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

    /// Also `true` if `assume` or a filter discarded the case after the failure.
    var hasFailed: Bool { !running.isRefusedByGroup && !result.failures.isEmpty }
    var hasPassed: Bool { running.discardReason == nil && result.failures.isEmpty && result.skipReason == nil }

    /// Whether a table row with these values repeats the run. A random run records no spans, so its
    /// task order is unknown.
    var canBePasted: Bool {
        !trace.spans.isEmpty && !running.values.contains { $0 is any CaseDescribing }
            && trace.turns.allSatisfy { trace.values[$0] == 0 }
    }

    func failsLike(_ other: Trial) -> Bool {
        hasFailed && result.failures.first?.location == other.result.failures.first?.location
    }
}
