/// The result of comparing two values.
struct Comparison {
    /// The parts that differ and the parts that cannot be compared; `nil` if the search found neither.
    let difference: Difference?
    /// Whether the search stopped before it had compared all parts.
    let isCutShort: Bool
    /// How many pairs of parts the search compared.
    let steps: Int

    /// Compares two values. Values of an `Equatable` type are equal if `==` says so, all others if all their parts are
    /// equal.
    init(expected: Any?, actual: Any?) {
        var search = DifferenceSearch()
        difference = search.difference(expected as Any, actual as Any)
        isCutShort = search.isCutShort
        steps = search.steps
    }

    /// Whether the values are equal; `nil` if that is unknown.
    var areEqual: Bool? {
        guard let difference else { return isCutShort ? nil : true }
        return difference.isCertain ? false : nil
    }

    /// One line for each part that differs, and a note if the search stopped early.
    var details: [Detail] { (difference?.details ?? []) + cutNote }

    /// A note if the search stopped early.
    var cutNote: [Detail] {
        isCutShort ? ["the comparison was cut short after \(steps) steps; there may be more differences"] : []
    }
}
