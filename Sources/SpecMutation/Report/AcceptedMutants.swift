import Foundation

/// The file `.mutants` of a package: survivors that are accepted, each in a line with the file, the source line with its change as
/// reports have it, and a reason.
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
            // The source line may have the mark, too.
            guard parts.count >= 3, let reason = parts.last, !reason.isEmpty, parts[parts.count - 2].contains("]")
            else {
                throw MutationError(
                    "\(Self.name):\(index + 1): a line has to be «FILE | LINE WITH ITS CHANGE | REASON»; copy the first two from the report"
                )
            }
            entries.append((index + 1, parts[0], parts.dropLast().joined(separator: " | "), reason))
        }
    }

    /// The verdict of a mutant that is accepted.
    func verdict(_ result: MutantResult) -> Verdict? {
        entries.first { $0.key == result.key }.map { .accepted(reason: $0.reason) }
    }

    /// What is to be said of lines that match no mutant of the files that have been searched.
    func problems(_ mutants: [MutantResult], of files: Set<String>) -> [String] {
        let keys = Set(mutants.map(\.key))
        return entries.filter { files.contains($0.file) && !keys.contains($0.key) }.map {
            "\(Self.name):\($0.line): this change no longer exists; remove the line: \($0.key)"
        }
    }
}
