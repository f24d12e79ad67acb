import Foundation

/// The file `.mutants` of a package: survivors that are accepted, each in a line with the file, the source line with its change as
/// reports have it, and a reason.
///
///     Sources/Shop/Cart.swift | if total [< → <=] limit { | the limit is never reached exactly
struct AcceptedMutants {
    static let name = ".mutants"

    private struct Entry {
        var line: Int
        var key: String
        var reason: String
    }

    private var entries: [Entry] = []

    static func load(_ root: String) throws -> AcceptedMutants {
        let data = FileManager.default.contents(atPath: "\(root)/\(name)") ?? Data()
        return try AcceptedMutants(String(decoding: data, as: UTF8.self))
    }

    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.components(separatedBy: " | ")
            // The source line may have the mark, too.
            guard parts.count >= 3, let reason = parts.last?.trimmingCharacters(in: .whitespaces), !reason.isEmpty,
                parts[parts.count - 2].contains("]")
            else {
                throw MutationError(
                    "\(Self.name):\(index + 1): a line has to be «FILE | LINE WITH ITS CHANGE | REASON»; copy the first two from the report"
                )
            }
            entries.append(Entry(line: index + 1, key: parts.dropLast().joined(separator: " | "), reason: reason))
        }
    }

    func reason(for result: MutantResult) -> String? { entries.first { $0.key == result.key }?.reason }

    /// What is to be said of lines that match no mutant of the files that have been searched.
    func problems(_ results: [MutantResult], of files: Set<String>) -> [String] {
        let keys = Set(results.map(\.key))
        return entries.compactMap { entry in
            let file = entry.key.components(separatedBy: " | ")[0]
            guard files.contains(file), !keys.contains(entry.key) else { return nil }
            return "\(Self.name):\(entry.line): this change no longer exists; remove the line: \(entry.key)"
        }
    }
}
