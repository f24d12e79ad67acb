import Foundation
import SpecEvents

struct MutantResult {
    let file: String
    let target: String
    let fingerprint: UInt64
    let mutant: Mutant
    /// The number that identifies the mutant in the copy.
    let number: Int
    /// The start of the marked range, as a 1-based line and column.
    let start: (line: Int, column: Int)
    let end: (line: Int, column: Int)
    /// The change as reports show it, such as `< → <=` or `save() → nothing`.
    let change: String
    /// The source line with the change inserted, such as `if total [< → <=] limit {`.
    let line: String
    var verdict = Verdict.notRun
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

    /// A key that identifies the mutant in later runs, even if its line has moved.
    var key: String { "\(file) | \(line)" }

    /// Returns a rank that does not depend on other mutants, so that samples are stable.
    func rank(seed: UInt64) -> UInt64 { SplitMix64.mixed(seed ^ stableHash(key)) }

    private static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).enumerated()
        let joined = lines.map { $0 == 0 ? $1 : $1.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ↵ ")
        return joined.count > 200 ? joined.prefix(160) + " … " + joined.suffix(30) : joined
    }
}

/// The contents of a package's `.mutants` file. Each line accepts a mutant. It consists of the
/// file, the source line with the change, and the reason.
///
///     Sources/Shop/Cart.swift | if total [< → <=] limit { | the limit is never reached exactly
struct AcceptedMutants {
    static let name = ".mutants"
    private var entries: [(line: Int, file: String, key: String, reason: String)] = []

    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.components(separatedBy: " | ")
            // The source line may itself contain the separator.
            guard parts.count >= 3, let reason = parts.last, !reason.isEmpty, parts[parts.count - 2].contains("]")
            else {
                throw MutationError(
                    "\(Self.name):\(index + 1): a line has to be «FILE | LINE WITH ITS CHANGE | REASON»; copy the first two from the report"
                )
            }
            entries.append((index + 1, parts[0], parts.dropLast().joined(separator: " | "), reason))
        }
    }

    func verdict(_ result: MutantResult) -> Verdict? {
        entries.first { $0.key == result.key }.map { .accepted(reason: $0.reason) }
    }

    func problems(_ mutants: [MutantResult], of files: Set<String>) -> [String] {
        let keys = Set(mutants.map(\.key))
        return entries.filter { files.contains($0.file) && !keys.contains($0.key) }.map {
            "\(Self.name):\($0.line): this change no longer exists; remove the line: \($0.key)"
        }
    }
}
