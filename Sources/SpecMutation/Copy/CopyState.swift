import Foundation

/// What is known of the mutated files of the copy, kept from run to run.
struct CopyState: Codable {
    struct File: Codable {
        /// Of the text in the package.
        var fingerprint: String
        /// Of the mutants that are found in it.
        var mutants = ""
        /// The number of the first mutant of the file. The numbers stay, so that a change of one file leaves others as they are.
        var base: Int
        /// How many numbers are the file's own.
        var capacity: Int
        /// The indices of mutants that do not compile.
        var withdrawn: Set<Int> = []
    }

    var files: [String: File] = [:]
    /// Set while the copy is being written. If a run is killed, the next one makes the copy anew.
    var isUnfinished = false

    static func load(_ folder: String) -> CopyState {
        let data = FileManager.default.contents(atPath: path(folder)) ?? Data()
        return (try? JSONDecoder().decode(CopyState.self, from: data)) ?? CopyState()
    }

    func save(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: Self.path(folder)), options: .atomic)
    }

    private static func path(_ folder: String) -> String { folder + "/copy.json" }

    /// Notes a file with its mutants, and returns what is known of it.
    mutating func enter(_ file: String, _ fingerprint: String, _ found: [Mutant]) -> File {
        let (count, mutants) = (found.count, fingerprintOf(Data("\(found.map { ($0.kind, $0.marked) })".utf8)))
        if let known = files[file], known.fingerprint == fingerprint, known.mutants == mutants { return known }
        var entry = files[file] ?? File(fingerprint: fingerprint, base: end, capacity: 0)
        if entry.capacity < count {
            // Some numbers more than it has now: it will change.
            (entry.base, entry.capacity) = (end, count + count / 4 + 8)
        }
        (entry.fingerprint, entry.mutants, entry.withdrawn) = (fingerprint, mutants, [])
        files[file] = entry
        return entry
    }

    /// The first number that no file has.
    var end: Int { files.values.map { $0.base + $0.capacity }.max() ?? 1 }
}
