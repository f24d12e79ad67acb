/// Why a search did not lead to one element.
enum SearchProblem: Error, Equatable {
    /// Nothing matches the request at a level of the chain, or fewer than its index needs.
    case missing(level: Int, count: Int)
    /// Several elements match the request at a level of the chain, and it has no index.
    case ambiguous(level: Int, count: Int)
    /// The tree does not end below an element.
    case endlessTree(at: String)
    /// A browser is its own parent.
    case endlessParents
    /// A request asks for an index below zero.
    case negativeIndex
    /// There is no screen.
    case noScreen
    /// The tree cannot be read, as after the end of its application.
    case unreadable(String)

    /// Whether another search cannot help.
    var isFinal: Bool { level == nil }

    /// The request of the chain that has no or several elements; `nil` for another problem.
    var level: Int? {
        switch self {
        case .missing(let level, _), .ambiguous(let level, _): level
        case .endlessTree, .endlessParents, .negativeIndex, .noScreen, .unreadable: nil
        }
    }

    /// What was found, as the end of a sentence.
    func phrase(in chain: ElementChain) -> String {
        guard let level, level < chain.requests.count - 1 else { return phrase }
        return "\(phrase) of \(chain.requests[level]), in which to look"
    }

    private var phrase: String {
        switch self {
        case .missing(_, count: 0): "found none"
        case .missing(_, let count): "found only \(count)"
        case .ambiguous(_, let count): "found \(count)"
        case .endlessTree(let element): "the tree does not end below \(element): does an element contain itself?"
        case .endlessParents: "the parents of the browser do not end: is a browser its own parent?"
        case .negativeIndex: "an index below 0 is none: the first element has the index 0"
        case .noScreen:
            "there is no screen to look at\nFix: call it inside `withScreen(…)`, or give the outermost browser a `parentElement`."
        case .unreadable(let reason): reason
        }
    }
}
