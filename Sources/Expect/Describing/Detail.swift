/// A line below a failure: something that is not as it should be, and where in the value.
struct Detail: Equatable, ExpressibleByStringInterpolation {
    /// The way to the part, as it is written in code: `.address.city`, `[2]`; empty for the value itself.
    var path = ""
    var text: String

    init(path: String = "", _ text: String) {
        self.path = path
        self.text = text
    }

    init(stringLiteral text: String) {
        self.text = text
    }

    var line: String { path.isEmpty ? text : "\(path): \(text)" }

    /// The same, seen from a value that has this one at `path`.
    func within(_ path: String) -> Detail { Detail(path: path + self.path, text) }
}

extension Matcher {
    /// Why the part at `path`, which was judged with `result`, is not as it should be.
    func details(of outcome: Outcome<Value>, _ result: MatchResult, at path: String) -> [Detail] {
        let inner = result.details()
        let sentence: Detail = "expected to \(phrase())\(outcome.clause)"
        // Where parts of the part are named, they say it better than the whole.
        let saysMore = !inner.isEmpty && inner.allSatisfy { !$0.path.isEmpty }
        return (saysMore ? inner : [sentence] + inner).map { $0.within(path) }
    }

    /// Judges the part at `path` of a value; what is not as it should be is told with its path.
    func judgePart(_ outcome: Outcome<Value>, at path: @autoclosure @escaping () -> String) -> MatchResult {
        let result = judge(outcome)
        return result.isMatch ? .matches : MatchResult(result.verdict) { details(of: outcome, result, at: path()) }
    }

    func matches(_ value: Value?) -> Bool { judge(.value(value)).isMatch }
}
