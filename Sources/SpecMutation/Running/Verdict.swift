/// What became of a mutant.
enum Verdict: Codable, Equatable {
    /// A test failed, or the process ended; how, as a sentence.
    case noticed(by: String?, how: String)
    case timedOut(in: String?)
    case survived
    /// No test passes it.
    case unreached
    /// Time was up before.
    case notRun
    case accepted(reason: String)
    case doesNotCompile

    var isNoticed: Bool {
        switch self {
        case .noticed, .timedOut: true
        default: false
        }
    }

    /// Whether it counts for the share.
    var counts: Bool {
        switch self {
        case .noticed, .timedOut, .survived, .unreached: true
        case .notRun, .accepted, .doesNotCompile: false
        }
    }
}
