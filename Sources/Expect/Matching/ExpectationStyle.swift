/// How a matcher is meant: the words between «expected» and the matcher's phrase.
enum Sense: String {
    case to = "to"
    case notTo = "not to"
    case toEventually = "to eventually"
    case toEventuallyNot = "to eventually not"
    case toNever = "to never"
    case toAlways = "to always"

    var isNegated: Bool { self == .notTo || self == .toEventuallyNot || self == .toNever }

    /// Whether one moment is enough, or else the whole time is meant.
    var isBriefly: Bool { self != .toNever && self != .toAlways }
}
