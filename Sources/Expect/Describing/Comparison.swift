/// What a comparison of two values finds.
struct Comparison {
    /// What sets them apart, and what of them cannot be compared; `nil` if they are equal, as far as the search came.
    let difference: Difference?
    /// Whether the search ended before all parts were compared.
    let isCutShort: Bool
    /// How many pairs of parts were looked into.
    let steps: Int

    /// Compares two values: those of an `Equatable` type are equal if they say so, others if all their parts are.
    init(expected: Any?, actual: Any?) {
        var search = DifferenceSearch()
        difference = search.difference(expected as Any, actual as Any)
        isCutShort = search.isCutShort
        steps = search.steps
    }

    /// Whether the values are equal; `fails` if that is unknown.
    var verdict: MatchVerdict {
        guard let difference else { return isCutShort ? .fails : .matches }
        return difference.isCertain ? .doesNotMatch : .fails
    }

    /// The parts that differ, a line each, and whether there may be more.
    var details: [Detail] { (difference?.details ?? []) + cutNote }

    var cutNote: [Detail] {
        isCutShort ? ["the comparison was cut short after \(steps) steps; there may be more differences"] : []
    }
}
