import Foundation
import SnapshotFiles
import SpecEvents

/// The snapshots beside the specs that no example of a whole run used.
struct UnusedSnapshots {
    private var entries: [SnapshotFolder.Entry] = []
    /// What cannot be read, and what is kept although no example uses it.
    private var problems: [String] = []
    private var notes: [String] = []

    init(_ found: SnapshotRun, _ examples: [ExampleIdentity]) {
        let paths = Set(Set(examples.compactMap { $0.location?.file }).map(SnapshotFile.folder))
        let folders = paths.sorted().map(SnapshotFolder.init)
        // Most suites have none.
        guard folders.contains(where: { !$0.entries.isEmpty || !$0.problems.isEmpty }) else { return }
        let uses = found.results.joined().flatMap { $0.snapshots ?? [] }
        let used = Set(uses.filter { $0.line == nil }.map(\.key))
        let ran = Dictionary(found.examples.values.map { (SnapshotKey(of: $0.identity), $0.results) }) { $1 }
        let (listed, modules) = (Set(examples.map(SnapshotKey.init)), Set(examples.map(\.moduleName)))
        let listedClasses = Set(listed.map(\.className))
        for var folder in folders {
            problems += folder.problems.map { "warning: \($0)" }
            // A class that is declared and has no examples in this run is left out by a configuration.
            let classes = folder.classes.filter { name in
                guard !listedClasses.contains(name) else { return true }
                return modules.contains(String(name.prefix { $0 != "." })) && !folders.contains { $0.declares(name) }
            }
            let unmatched = folder.entries.filter { classes.contains($0.key.className) && !used.contains($0.key) }
            entries += unmatched.filter { _, key in
                // A condition may have left it out, also in a helper, a hook or a loop.
                ran[key.named(nil)].map { $0.contains(where: Self.mayUseOthers) } == false
                    && !folder.names.contains(key.name)
            }
            let gone = unmatched.filter { !listed.contains($0.key.named(nil)) }
            // A shared example stands in another folder than the class that uses it.
            let isConditional = folders.contains { other in
                gone.contains { other.path == folder.path || other.declares($0.key.className) } && other.hasConditions
            }
            guard isConditional else { entries += gone; continue }
            let kept = SnapshotWriter.words(for: gone.count)
            notes.append("note: \(kept) kept in \(folder.path)Snapshots for code that #if may leave out")
        }
    }

    /// Whether another run of an example may use other snapshots: it did not run to its end, or draws what it does.
    private static func mayUseOthers(_ result: ExampleResult) -> Bool {
        result.status != .passed || result.isKnownIssue || (result.snapshots ?? []).contains { $0.isOfRepeated }
    }

    /// What the runner prints of them.
    var notice: [String] {
        guard !entries.isEmpty else { return problems }
        let shown = entries.prefix(10).map { "  \($0): \($1.example)" + ($1.name.map { ", “\($0)”" } ?? "") }
        let more = entries.count > shown.count ? ["  and \(entries.count - shown.count) more"] : []
        let unused = SnapshotWriter.words(for: entries.count)
        return problems + ["\(unused) not used any more; --remove-unused-snapshots removes them:"] + shown + more
    }

    /// Removes them, and files that hold nothing else, and returns whether all are removed.
    func remove(_ print: (String) -> Void) -> Bool {
        (problems + notes).forEach(print)
        var isDone = problems.isEmpty
        for (file, group) in Dictionary(grouping: entries, by: \.file).sorted(by: { $0.key < $1.key }) {
            do {
                try SnapshotFile(file).change { data in
                    var document = try SnapshotDocument(data, of: file)
                    for (_, key) in group { document.entries[key] = nil }
                    return document.data
                }
                print("snapshots: \(group.count) removed in \(file)")
                rmdir(SnapshotFile.folder(of: file))
            } catch {
                print("error: \(error)")
                isDone = false
            }
        }
        return isDone
    }
}
