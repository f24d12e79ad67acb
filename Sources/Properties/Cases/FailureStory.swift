import Spec
import SpecEvents

/// What the failure of a property says.
@MainActor struct FailureStory {
    /// Which case failed first.
    enum Origin {
        case kept
        case number(Int, of: Int)

        var text: String {
            switch self {
            case .kept: "the case that an earlier run kept"
            case .number(let number, of: let count): "case \(number) of \(count)"
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
                "failing case: \(first.values)",
                "\(unsteady.text): something decides that is not drawn, such as the time",
                "found in \(origin.text); seed \(seed)",
            ]
        }
        var lines = ["smallest failing case: \(smallest.values)"]
        if let nearest { lines.append("nearest passing case: \(nearest.values)") }
        let end = shrinks.gaveUp ? ", and a simpler one may be left" : ""
        lines.append("found in \(origin.text), and made simpler in \(shrinks.runs) runs\(end); seed \(seed)")
        if smallest.canBePasted { lines.append("as a row of a table: row(\(smallest.values))") }
        lines.append(kept ?? "it is not kept: there is no folder .build beside a Package.swift above the spec")
        return lines
    }
}
