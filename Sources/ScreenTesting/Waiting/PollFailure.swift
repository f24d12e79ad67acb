import Expect

/// Why a poll did not succeed.
enum PollFailure: Error {
    /// The search did not lead to one element.
    case search(SearchProblem)
    /// The element is there, but not in the expected state.
    case element(String)
    /// Another poll cannot help, or would do something twice.
    case final(String)
    /// The failure has been recorded already.
    case reported

    /// Whether another poll cannot help.
    var isFinal: Bool {
        switch self {
        case .search(let problem): problem.isFinal
        case .element: false
        case .final, .reported: true
        }
    }

    /// The message for what was intended, which follows «expected»; `nil` for nothing to add.
    @MainActor func message(_ intention: String, _ chain: ElementChain) -> String? {
        switch self {
        case .search(let problem): SearchFailure(problem: problem, chain: chain).message(intention)
        case .element(let reason), .final(let reason):
            (["expected \(intention), \(reason)"] + chain.tree).joined(separator: "\n")
        case .reported: nil
        }
    }

    /// The reason, as the end of a sentence.
    func phrase(in chain: ElementChain) -> String {
        switch self {
        case .search(let problem): problem.phrase(in: chain)
        case .element(let reason), .final(let reason): reason
        case .reported: "it failed"
        }
    }
}

/// Runs a poll without recording failures, because only the last poll of a wait counts. A failure
/// inside of it, such as that of an expectation in a condition, makes the poll fail.
@MainActor func withoutRecording<Answer>(_ poll: () -> Result<Answer, PollFailure>) -> Result<Answer, PollFailure> {
    var result: Result<Answer, PollFailure>?
    let failures = gatherFailures { result = poll() }
    guard failures.isEmpty, let result else {
        return .failure(.element("the look itself failed: " + failures.map(\.message).joined(separator: "; ")))
    }
    return result
}
