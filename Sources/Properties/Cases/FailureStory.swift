import Spec
import SpecEvents

/// What the failure of a property says.
@MainActor struct FailureStory {
    /// Which case failed first.
    enum Origin {
        case kept
        /// That of `SPEC_CASE`.
        case replayed
        /// Of how many; `nil` where time says how many there are.
        case number(Int, of: Int?)

        var text: String {
            switch self {
            case .kept: "the case that an earlier run kept"
            case .replayed: "the replayed case"
            case .number(let number, of: let count): "case \(number)" + (count.map { " of \($0)" } ?? "")
            }
        }
    }

    /// Why a case is not made simpler: the same choices did not lead to the same end.
    struct Unsteady {
        let text: String

        @MainActor init(_ first: Trial, _ second: Trial) {
            if let step = first.trace.divergence(of: second.trace), second.failsLike(first) || step > 0 {
                text = "repeated, this run made other choices at step \(step)"
            } else if second.hasFailed {
                text = "repeated with the same choices, it failed elsewhere"
            } else {
                text = "repeated with the same choices, it did not fail"
            }
        }
    }

    let origin: Origin
    let seed: UInt64
    let first: Trial
    var smallest: Trial
    var nearest: Trial?
    var shrinks = (runs: 0, gaveUp: false)
    var unsteady: Unsteady?
    /// Where the case is kept, or why it is not.
    var kept: String?
    /// Whether an earlier attempt of the example has told all of it.
    var isTold = false

    init(origin: Origin, seed: UInt64, first: Trial) {
        (self.origin, self.seed, self.first, smallest) = (origin, seed, first, first)
    }

    /// The failures of the smallest case; the first one tells the story.
    var result: RepeatedRun {
        var result = unsteady == nil ? smallest.result : first.result
        guard var told = result.failures.first else { return result }
        told.message += "\n" + lines.joined(separator: "\n")
        result.failures[0] = told
        return result
    }

    private var lines: [String] {
        if let unsteady {
            return [
                "failing case: \(first.values ?? "nothing was drawn")",
                "\(unsteady.text): something decides that is not drawn, such as the time",
                "found in \(origin.text); seed \(seed)",
                ReplayLine.text(.propertyCase, first.choices),
            ]
        }
        guard let values = smallest.values else { return ["failed before a value was drawn, in \(origin.text); seed \(seed)"] }
        var lines = ["smallest failing case: \(values)"]
        if isTold { return lines + ["found again in the case that the attempt before kept"] }
        if let nearest = nearest?.values { lines.append("nearest passing case: \(nearest)") }
        let end = shrinks.gaveUp ? ", and a simpler one may be left" : ""
        lines.append("found in \(origin.text), and made simpler in \(shrinks.runs) runs\(end); seed \(seed)")
        lines.append(ReplayLine.text(.propertyCase, smallest.choices))
        if smallest.canBePasted { lines.append("as a row of a table: row(\(values))") }
        lines.append(kept ?? "it is not kept: there is no folder .build beside a Package.swift above the spec")
        return lines
    }
}
