extension Matcher {
    /// Judges the part at `path` of a value. The details of the result contain the path.
    func judgePart(_ outcome: Outcome<Value>, at path: @autoclosure @escaping () -> String) -> MatchResult {
        let result = judge(outcome)
        guard !result.isMatch else { return .matches }
        return MatchResult(result.verdict, error: result.error) { details(of: outcome, result, at: path()) }
    }

    private func details(of outcome: Outcome<Value>, _ result: MatchResult, at path: String) -> [Detail] {
        let inner = result.details()
        let sentence: Detail = "expected to \(phrase())\(clause(outcome))"
        // Details with a path name a part of the part, which makes the sentence about the whole part superfluous.
        let namesParts = !inner.isEmpty && inner.allSatisfy { !$0.path.isEmpty }
        return (namesParts ? inner : [sentence] + inner).map { $0.within(path) }
    }
}
