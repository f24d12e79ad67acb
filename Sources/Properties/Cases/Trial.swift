import Spec
import SpecEvents

/// One run of a property: its choices, what was drawn, and how it ended.
@MainActor struct Trial {
    let trace: ChoiceTrace
    let result: RepeatedRun
    private let running: PropertyCase

    /// Runs a case.
    init(_ choices: Choices, _ run: () -> RepeatedRun) {
        let running = PropertyCase(choices)
        self.running = running
        result = CurrentCase.$value.withValue(running, operation: run)
        trace = choices.trace
    }

    var discardReason: String? { running.discardReason }
    var labels: Set<String> { running.labels }
    var covers: [String: (percent: Double, isMet: Bool)] { running.covers }
    /// Also if `assume` refused the case after the failure. That a group with `forAll:` was refused is none.
    var hasFailed: Bool {
        result.failures.contains { discardReason == nil || !$0.message.contains("\(CaseDoesNotCount.self)") }
    }
    var hasPassed: Bool { discardReason == nil && result.failures.isEmpty && result.skipReason == nil }

    /// The values as source text, one for each generator.
    var values: String { running.values.map(ValueText.text).joined(separator: ", ") }

    /// Whether the values are source text.
    var canBePasted: Bool { !running.values.contains { $0 is any CaseDescribing } }

    /// Whether another run fails at the same place. A simpler case that fails elsewhere is another bug.
    func failsLike(_ other: Trial) -> Bool {
        hasFailed && result.failures.first?.location == other.result.failures.first?.location
    }
}
