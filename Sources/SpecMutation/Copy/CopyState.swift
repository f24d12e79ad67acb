import Foundation
import SpecEvents

/// State that a run saves in the mutation folder for the next run.
protocol SavedState: Codable {
    static var name: String { get }
    init()
}

extension SavedState {
    static func load(_ folder: String) -> Self {
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
        return data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
    }

    func save(_ folder: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: "\(folder)/\(Self.name)"), options: .atomic)
    }
}

struct CopyState: SavedState {
    static let name = "copy.json"

    struct File: Codable {
        var fingerprint: UInt64
        /// A fingerprint of the mutants that were found in the file.
        var mutants: UInt64 = 0
        /// The number of the file's first mutant. Changes in other files do not affect it.
        var base: Int
        /// How many mutant numbers are reserved for the file.
        var capacity: Int
        /// The indices of the mutants that do not compile or cannot be guarded.
        var withdrawn: Set<Int> = []
    }

    var files: [String: File] = [:]

    /// Returns the unchanged files, and clears the fingerprints of all others. That way, if this
    /// run is killed, the next one does not assume that the copy contains the changed files'
    /// mutants.
    mutating func keepUnchanged(text: (String) -> String?) -> Set<String> {
        let kept = Set(files.filter { text($0).map(stableHash) == $1.fingerprint }.keys)
        for file in files.keys where !kept.contains(file) { files[file]?.fingerprint = 0 }
        return kept
    }

    mutating func enter(_ file: String, _ text: String, _ found: [Mutant]) -> File {
        let fingerprint = stableHash(text), mutants = stableHash("\(found.map { ($0.kind, $0.marked) })")
        if let known = files[file], known.fingerprint == fingerprint, known.mutants == mutants { return known }
        var entry = files[file] ?? File(fingerprint: fingerprint, base: end, capacity: 0)
        if entry.capacity < found.count {
            // Reserves extra numbers, because the file may gain mutants later.
            (entry.base, entry.capacity) = (end, found.count + found.count / 4 + 8)
        }
        (entry.fingerprint, entry.mutants, entry.withdrawn) = (fingerprint, mutants, [])
        files[file] = entry
        return entry
    }

    var end: Int { files.values.map { $0.base + $0.capacity }.max() ?? 1 }
}
