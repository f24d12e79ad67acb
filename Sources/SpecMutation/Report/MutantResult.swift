/// A mutant with what became of it, as reports show it.
struct MutantResult {
    var file: String
    var target: String
    var mutant: Mutant
    /// Its number in the copy.
    var number: Int
    var verdict: Verdict
    /// The tests that pass it.
    var reachedBy: [Int32] = []
    /// What is marked, and the line around it.
    var original: String
    var before: String
    var after: String

    init(_ file: MutatedFile, target: String, _ mutant: Mutant, _ verdict: Verdict, reachedBy: [Int32] = []) {
        (self.file, self.target, self.mutant, self.verdict, self.reachedBy) = (
            file.path, target, mutant, verdict, reachedBy
        )
        number = file.entry.base + mutant.index
        let scalars = file.source.scalars
        let (start, end) = (mutant.marked.lowerBound, mutant.marked.upperBound)
        let lineStart = scalars[..<start].lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? 0
        let lineEnd = scalars[end...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
        original = file.source.text(mutant.marked)
        before = String(file.source.text(lineStart..<start).trimmingPrefix(while: \.isWhitespace))
        after = Self.oneLine(file.source.text(end..<lineEnd))
    }

    var place: String { "\(file):\(mutant.line):\(mutant.column)" }

    /// The source line with the changed part marked: `if total [< → <=] limit {`.
    var line: String { "\(before)[\(change)]\(after)" }

    /// What the mutant changes: `< → <=`, `save() → nothing`.
    var change: String {
        let (one, other) = (Self.oneLine(original), Self.oneLine(mutant.replacement))
        return "\(one) → \(other.isEmpty ? "nothing" : other)"
    }

    /// Names the mutant from run to run, also if it moves to another line.
    var key: String { "\(file) | \(line)" }

    /// Folds line breaks and the space around them.
    private static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).enumerated()
        let joined = lines.map { $0 == 0 ? $1 : $1.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ↵ ")
        return joined.count > 200 ? joined.prefix(160) + " … " + joined.suffix(30) : joined
    }
}
