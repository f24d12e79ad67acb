/// What a comparison of two values finds.
struct Comparison {
    /// What sets them apart, and what of them cannot be compared; `nil` if they are equal.
    let difference: Difference?

    /// Compares two values: those of an `Equatable` type are equal if they say so, others if all their parts are.
    init(expected: Any?, actual: Any?) {
        var search = DifferenceSearch()
        difference = search.difference(expected as Any, actual as Any)
    }

    /// Whether the values are equal; `fails` if that is unknown.
    var verdict: MatchVerdict {
        guard let difference else { return .matches }
        return difference.isCertain ? .doesNotMatch : .fails
    }
}
