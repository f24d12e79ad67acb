/// Why something could not be done at a look.
enum Obstacle: Error {
    /// The search did not lead to one element.
    case search(SearchProblem)
    /// The element is there, but is not as it has to be.
    case element(String)
    /// Looking again cannot help, or would do something twice.
    case final(String)
    /// Something failed whose failure has been recorded already.
    case reported

    /// Whether looking again cannot help.
    var isFinal: Bool {
        switch self {
        case .search(let problem): problem.isFinal
        case .element: false
        case .final, .reported: true
        }
    }

    /// The message for what was intended, in words that follow «expected»; `nil` if there is nothing to add.
    @MainActor func message(_ intention: String, _ chain: ElementChain) -> String? {
        switch self {
        case .search(let problem): SearchFailure.message(intention, problem, chain)
        case .element(let reason), .final(let reason):
            (["expected \(intention), \(reason)"] + SearchFailure.tree(chain)).joined(separator: "\n")
        case .reported: nil
        }
    }

    /// What was seen, as the end of a sentence.
    func phrase(in chain: ElementChain) -> String {
        switch self {
        case .search(let problem): problem.phrase(in: chain)
        case .element(let reason), .final(let reason): reason
        case .reported: "it failed"
        }
    }
}
