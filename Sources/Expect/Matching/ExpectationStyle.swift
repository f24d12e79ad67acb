/// The form of an expectation. The raw value is the text between «expected» and the matcher's phrase.
package enum ExpectationStyle: String, Sendable {
    case to = "to"
    case notTo = "not to"
    case toEventually = "to eventually"
    case toEventuallyNot = "to eventually not"
    case toNever = "to never"
    case toAlways = "to always"

    var isNegated: Bool { self == .notTo || self == .toEventuallyNot || self == .toNever }

    func isPassed(by verdict: MatchVerdict) -> Bool { verdict == (isNegated ? .doesNotMatch : .matches) }

    /// Whether every evaluation until the deadline has to pass. For the other forms one is enough.
    var holdsUntilDeadline: Bool { self == .toNever || self == .toAlways }
}
