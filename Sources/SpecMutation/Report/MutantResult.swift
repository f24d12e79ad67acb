import SpecEvents

/// A mutant with what became of it, as reports show it.
struct MutantResult {
    let file: String
    let target: String
    /// Of the file, as it was.
    let fingerprint: UInt64
    let mutant: Mutant
    /// Its number in the copy.
    let number: Int
    /// Where what is marked begins and ends, counted from 1.
    let start: (line: Int, column: Int)
    let end: (line: Int, column: Int)
    /// What the mutant changes: `< → <=`, `save() → nothing`.
    let change: String
    /// The source line with the changed part marked: `if total [< → <=] limit {`.
    let line: String
    var verdict = Verdict.notRun
    /// The tests that pass it.
    var reachedBy: [Int32] = []

    init(_ file: MutatedFile, _ mutant: Mutant) {
        (self.file, target, fingerprint, self.mutant) = (file.path, file.target, file.entry.fingerprint, mutant)
        number = file.entry.base + mutant.index
        let source = file.source
        (start, end) = (source.place(of: mutant.marked.lowerBound), source.place(of: mutant.marked.upperBound))
        let before = source.text(source.range(ofLine: start.line).lowerBound..<mutant.marked.lowerBound)
        let after = source.text(mutant.marked.upperBound..<source.range(ofLine: end.line).upperBound)
        let other = Self.oneLine(mutant.replacement)
        change = "\(Self.oneLine(source.text(mutant.marked))) → \(other.isEmpty ? "nothing" : other)"
        line = "\(before.trimmingPrefix(while: \.isWhitespace))[\(change)]\(Self.oneLine(after))"
    }

    var place: String { "\(file):\(start.line):\(start.column)" }

    /// Names the mutant from run to run, also if it moves to another line.
    var key: String { "\(file) | \(line)" }

    /// Its place in the order of a run, which depends on nothing else, so that a sample is the same after other lines have changed.
    func rank(seed: UInt64) -> UInt64 { SplitMix64.mixed(seed ^ stableHash(key)) }

    /// Folds line breaks and the space around them.
    private static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).enumerated()
        let joined = lines.map { $0 == 0 ? $1 : $1.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ↵ ")
        return joined.count > 200 ? joined.prefix(160) + " … " + joined.suffix(30) : joined
    }
}
