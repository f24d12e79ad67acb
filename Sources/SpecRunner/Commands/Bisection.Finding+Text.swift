import SpecEvents

extension Bisection.Finding {
    /// Describes the finding and how to reproduce it.
    func text(_ request: Request) -> String {
        switch self {
        case .nothingFails:
            return "Nothing fails in this order.\n"
        case .failsByItself(let victim):
            return "\(victim.fullName)\nfails by itself, in any order.\n"
        case .failsSometimes(let victim, let frequency):
            let name = LiteralPattern.escaped(victim.fullName)
            let selection = frequency.isAlone ? " --filter '\(name)'" : seed(of: request)
            let circumstances = frequency.isAlone ? "alone" : "after the same examples"
            return """
                \(victim.fullName)
                fails now and then: \(circumstances), it failed \(frequency.failures) of \(frequency.runs) times.
                To see how often: swift run specs\(selection) --repeat 20

                """
        case .needs(let victim, let others):
            let names = (others + [victim]).map { "  \($0.fullName)\n" }.joined()
            let filter = (others + [victim]).map { LiteralPattern.escaped($0.fullName) }.joined(separator: "|")
            return """
                \(victim.fullName)
                fails only after what runs before it here:

                \(names)
                To reproduce it: swift run specs\(seed(of: request)) --filter '\(filter)'

                """
        }
    }

    private func seed(of request: Request) -> String { request.seed.map { " --seed \($0)" } ?? "" }
}
