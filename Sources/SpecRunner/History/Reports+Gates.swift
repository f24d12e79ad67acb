import SpecReports

extension Reports {
    /// Whether the history of the run meets every `--fail-on`; says what does not.
    func passesGates() -> Bool {
        guard let history, !options.gates.isEmpty else { return true }
        let problems = options.gates.compactMap { $0.problem(in: history.history) }
        for problem in problems { Console.error("error: \(problem)") }
        return problems.isEmpty
    }
}
