import Spec
import SpecEvents

@MainActor struct PropertyFailure {
    /// Where the failing case was found, such as “case 3 of 100”.
    let origin: String
    /// Whether a previous attempt to run the example has already reported the details.
    let wasShown: Bool
    let seed: UInt64
    let first: Trial
    var smallest: Trial
    var nearest: Trial?
    var shrinks: (runs: Int, end: Shrinker.End?) = (0, nil)
    /// Describes how a second run with the same choices differed, or `nil` if it did not differ.
    private(set) var repeatDifference: String?
    /// A note on where the case is saved or why saving failed. `nil` if there is no store.
    var saveNote: String?

    mutating func note(_ other: Trial, repeating trace: ChoiceTrace) {
        if let step = trace.divergence(of: other.trace) {
            repeatDifference = "repeated, this run made other choices at step \(step)"
        } else {
            repeatDifference =
                "repeated with the same choices, it \(other.hasFailed ? "failed elsewhere" : "did not fail")"
        }
    }

    var result: RepeatedRun {
        var result = repeatDifference == nil ? smallest.result : first.result
        guard var told = result.failures.first else { return result }
        told.message += "\n" + lines.joined(separator: "\n")
        result.failures[0] = told
        return result
    }

    private var replayLine: String {
        ReplayVariable.propertyCase.line(
            for: ChoicesText.text(of: (repeatDifference == nil ? smallest : first).trace.values)
        )
    }

    private var lines: [String] {
        if let repeatDifference {
            return [
                "failing case: \(first.running.text ?? "nothing was drawn")",
                "\(repeatDifference): something decides that is not drawn, such as the time",
                "found in \(origin); seed \(seed)",
                replayLine,
            ]
        }
        guard let values = smallest.running.text else {
            return ["failed before a value was drawn, in \(origin); seed \(seed)"]
        }
        var lines = ["smallest failing case: \(values)"]
        if wasShown { return lines + ["found again in the case that the attempt before kept"] }
        if let nearest = nearest?.running.text {
            let text = nearest == values ? "the same values, with other choices such as the order of tasks" : nearest
            lines.append("nearest passing case: \(text)")
        }
        let time = shrinks.end == .time ? " until time ended the search" : ""
        let end = shrinks.end == nil ? "" : "\(time), and a simpler one may be left"
        lines.append("found in \(origin), and made simpler in \(shrinks.runs) runs\(end); seed \(seed)")
        lines.append(replayLine)
        if smallest.canBePasted { lines.append("as a row of a table: row(\(values))") }
        let order = ReplayVariable.schedule.current.map { "it is not kept: SPEC_SCHEDULE=\($0) is set" }
        lines.append(
            saveNote ?? order ?? "it is not kept: there is no folder .build beside a Package.swift above the spec"
        )
        return lines
    }
}
