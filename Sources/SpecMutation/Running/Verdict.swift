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

    /// Whether a test noticed it; `nil` if it does not count for the share.
    var isNoticed: Bool? {
        switch self {
        case .noticed, .timedOut: true
        case .survived, .unreached: false
        case .notRun, .accepted, .doesNotCompile: nil
        }
    }

    /// The verdict in words.
    var text: String {
        switch self {
        case .noticed(let test, let how): "noticed" + (test.map { " by \($0)" } ?? "") + ": \(how)"
        case .timedOut(let test): "noticed, because it took too long" + (test.map { " in \($0)" } ?? "")
        case .survived: "survived"
        case .unreached: "reached by no test"
        case .notRun: "not run"
        case .accepted(let reason): "accepted: \(reason)"
        case .doesNotCompile: "does not compile"
        }
    }
}
