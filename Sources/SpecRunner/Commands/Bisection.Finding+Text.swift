import SpecEvents

extension Bisection.Finding {
    /// Describes the finding and how to reproduce it.
    func text(_ request: Request) -> String {
        switch self {
        case .nothingFails:
            return "Nothing fails in this order.\n"
        case .failsByItself(let victim):
            return "\(victim.fullName)\nfails by itself, in any order.\n"
        case .notReproducible(let victim):
            return
                "\(victim.fullName)\nfailed once and passed in the same order afterwards: it is flaky; try --repeat.\n"
        case .needs(let victim, let others):
            let names = (others + [victim]).map { "  \($0.fullName)\n" }.joined()
            let seed = request.seed.map { " --seed \($0)" } ?? ""
            let filter = (others + [victim]).map { LiteralPattern.escaped($0.fullName) }.joined(separator: "|")
            return """
                \(victim.fullName)
                fails only after what runs before it here:

                \(names)
                To reproduce it: swift run specs\(seed) --filter '\(filter)'

                """
        }
    }
}
