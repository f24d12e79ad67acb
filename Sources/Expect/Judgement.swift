/// A matcher and the sense in which it is meant: what decides whether an outcome passes, and words the failure.
struct Judgement<Value> {
    /// The words between «expected» and the matcher's phrase.
    enum Sense: String {
        case to = "to"
        case notTo = "not to"
        case toEventually = "to eventually"
        case toEventuallyNot = "to eventually not"

        var isNegated: Bool { self == .notTo || self == .toEventuallyNot }
    }

    let matcher: Matcher<Value>
    let sense: Sense

    init(_ matcher: Matcher<Value>, _ sense: Sense) {
        self.matcher = matcher
        self.sense = sense
    }

    func passes(_ outcome: Outcome<Value>) -> Bool {
        switch matcher.judge(outcome) {
        case .matches: !sense.isNegated
        case .doesNotMatch: sense.isNegated
        case .fails: false
        }
    }

    /// Reports that `outcome` does not pass. `addition` says what else there is to know, as of a wait.
    func fail(_ outcome: Outcome<Value>, _ description: String?, addition: String = "", at place: SourcePlace) {
        let sentence = "expected \(sense.rawValue) \(matcher.phrase()), \(outcome.text)\(addition)"
        Reporter.report([description, sentence].compactMap(\.self).joined(separator: "\n"), at: place)
    }
}
