/// Why something could not be done at a look.
enum Obstacle: Error {
    /// The search did not lead to one element.
    case search(SearchProblem)
    /// The element is there, but is not as it has to be.
    case element(String)
    /// Looking again cannot help.
    case final(String)

    /// Whether looking again cannot help.
    var isFinal: Bool {
        switch self {
        case .search(let problem): problem.isFinal
        case .element: false
        case .final: true
        }
    }

    /// The message for what was intended, in words that follow «expected».
    @MainActor func message(_ intention: String, _ chain: ElementChain) -> String {
        switch self {
        case .search(let problem): SearchFailure.message(intention, problem, chain)
        case .element(let reason), .final(let reason):
            (["expected \(intention), \(reason)"] + SearchFailure.tree(chain)).joined(separator: "\n")
        }
    }

    /// What was seen, in one line.
    var phrase: String {
        switch self {
        case .search(let problem): problem.phrase
        case .element(let reason), .final(let reason): reason
        }
    }
}
