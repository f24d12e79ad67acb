import Foundation
import SnapshotFiles
import SpecEvents
import SpecReports

/// The results of snapshot comparisons in a run, or in all runs of `--repeat`. At the end, it
/// writes snapshots and reports unused ones.
final class SnapshotRun: Reporter {
    private(set) var examples: [String: (identity: ExampleIdentity, results: [ExampleResult])] = [:]
    private var accepted: Set<SnapshotUse> = []
    /// The notices to print at the end of the run.
    private var notices: [String] = []
    /// The files that were written and whose change `--watch` has not noticed yet.
    var written: Set<String> = []

    /// Discards the results of the previous run of `--watch`.
    func begin() { (examples, accepted, notices) = ([:], [], []) }

    /// Prints which snapshots were written, and which are unused.
    func tell() { notices.forEach(Console.error) }

    func report(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return }
        // Its output and attachments are not needed, and may be large.
        var kept = ExampleResult(status: result.status, duration: 0, failures: result.failures)
        (kept.expectedFailures, kept.snapshots) = (result.expectedFailures, result.snapshots)
        examples[identity.identifier, default: (identity, [])].results.append(kept)
    }

    /// The results of each example, one for each of its runs.
    var results: [[ExampleResult]] { examples.values.map(\.results) }

    /// Writes the snapshots that the run calls for, and returns the problems that prevented any.
    func write(updates: Bool) -> [String] {
        let writer = SnapshotWriter(results, updates: updates)
        notices += writer.summary
        written.formUnion(writer.writtenFiles)
        // Writing into a source file moves the lines below.
        if writer.written.contains(where: { $0.line != nil }), results.joined().contains(where: \.isFailure) {
            notices.append("note: the lines above are those before the snapshots were written")
        }
        return writer.problems
    }

    /// Reports or removes the snapshots that no example uses; returns why some were not removed.
    func settleUnused(_ options: Options, _ summaries: [Summary], _ list: ExampleList) -> [String] {
        if let reason = reasonToKeepUnused(options, summaries) {
            if options.removesUnusedSnapshots { notices.append("note: no unused snapshots are removed: \(reason)") }
            return []
        }
        let unused = UnusedSnapshots(self, list.examples)
        if options.removesUnusedSnapshots { return unused.remove { notices.append($0) } }
        notices += unused.notice
        return []
    }

    private func reasonToKeepUnused(_ options: Options, _ summaries: [Summary]) -> String? {
        if !options.selectsAll { return "not all examples were selected" }
        if Interrupts.stopReason != nil { return "the run was stopped" }
        if summaries.contains(where: \.isFocused) { return "focus is on" }
        return summaries.allSatisfy(\.isSuccess) ? nil : "the run failed"
    }

    /// The differing snapshots that the user could accept, with the failure messages.
    var differences: [(use: SnapshotUse, message: String)] {
        let pairs = results.joined().filter { !$0.hasFailedBesideSnapshots }.flatMap { result in
            result.snapshotsToWrite(updates: true).compactMap { use in
                accepted.contains(use) ? nil : result.failure(of: use).map { (use, $0.message) }
            }
        }
        func order(_ use: SnapshotUse) -> (String, Int, String) { (use.file, use.line ?? 0, use.key.example) }
        return Dictionary(pairs) { first, _ in first }.sorted { order($0.key) < order($1.key) }.map { ($0, $1) }
    }

    /// Shows each difference, and writes the accepted snapshots, leaving the others unchanged.
    ///
    /// - Parameter ask: Returns the key that the user presses: `y`, `n` or `q`.
    /// - Returns: Whether any was accepted.
    func review(_ print: (String) -> Void, ask: () -> Character) -> Bool {
        let differences = differences
        var chosen: Set<SnapshotUse> = []
        for (index, difference) in differences.enumerated() {
            let number = "\(index + 1) of \(differences.count), “\(difference.use.key.example)”"
            print("\n\(number): \(difference.message)\ny: accept, n: leave, q: end")
            let key = ask()
            if key == "q" { break }
            if key == "y" { chosen.insert(difference.use) }
        }
        guard !chosen.isEmpty else { return false }
        let writer = SnapshotWriter(results, updates: true, only: chosen)
        writer.summary.forEach(print)
        written.formUnion(writer.writtenFiles)
        accepted.formUnion(chosen)
        return true
    }
}

/// The snapshots in the folders of the specs that no example of a complete run used.
struct UnusedSnapshots {
    private var entries: [SnapshotFolder.Entry] = []
    /// Problems are unreadable files; notes are about unused snapshots that are kept.
    private var problems: [String] = []
    private var notes: [String] = []

    init(_ found: SnapshotRun, _ examples: [ExampleIdentity]) {
        let paths = Set(Set(examples.compactMap { $0.location?.file }).map(SnapshotFile.folder))
        let folders = paths.sorted().map(SnapshotFolder.init)
        // Most suites have no snapshots.
        guard folders.contains(where: { !$0.entries.isEmpty || !$0.problems.isEmpty }) else { return }
        let uses = found.results.joined().flatMap { $0.snapshots ?? [] }
        let used = Set(uses.filter { $0.line == nil }.map(\.key))
        let ran = Dictionary(found.examples.values.map { (SnapshotKey(of: $0.identity), $0.results) }) { $1 }
        let (listed, modules) = (Set(examples.map(SnapshotKey.init)), Set(examples.map(\.moduleName)))
        let listedClasses = Set(listed.map(\.className))
        for var folder in folders {
            problems += folder.problems
            // A declared class without examples in this run was left out by some configuration.
            let classes = folder.classes.filter { name in
                guard !listedClasses.contains(name) else { return true }
                return modules.contains(String(name.prefix { $0 != "." })) && !folders.contains { $0.declares(name) }
            }
            let unmatched = folder.entries.filter { classes.contains($0.key.className) && !used.contains($0.key) }
            entries += unmatched.filter { _, key in
                // A condition may have left out the comparison, even in a helper, a hook or a loop.
                ran[key.named(nil)].map { $0.contains(where: Self.mayUseOthers) } == false
                    && !folder.names.contains(key.name)
            }
            let gone = unmatched.filter { !listed.contains($0.key.named(nil)) }
            // A shared example may be in a different folder than the class that uses it.
            let isConditional = folders.contains { other in
                gone.contains { other.path == folder.path || other.declares($0.key.className) } && other.hasConditions
            }
            guard isConditional else { entries += gone; continue }
            let kept = SnapshotWriter.words(for: gone.count)
            notes.append("note: \(kept) kept in \(folder.path)Snapshots for code that #if may leave out")
        }
    }

    /// Whether another run may use other snapshots, because the example did not end normally or is
    /// random.
    private static func mayUseOthers(_ result: ExampleResult) -> Bool {
        result.status != .passed || result.isKnownIssue || (result.snapshots ?? []).contains { $0.isOfRepeated }
    }

    /// The runner's notice about these snapshots.
    var notice: [String] {
        let problems = problems.map { "warning: \($0)" }
        guard !entries.isEmpty else { return problems }
        let shown = entries.prefix(10).map { "  \($0): \($1.example)" + ($1.name.map { ", “\($0)”" } ?? "") }
        let more = entries.count > shown.count ? ["  and \(entries.count - shown.count) more"] : []
        let unused = SnapshotWriter.words(for: entries.count)
        return problems + ["\(unused) not used any more; --remove-unused-snapshots removes them:"] + shown + more
    }

    /// Removes these snapshots, and files with nothing else; returns why some were not removed.
    func remove(_ print: (String) -> Void) -> [String] {
        (problems.map { "warning: \($0)" } + notes).forEach(print)
        var problems = problems
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
                problems.append("\(error)")
            }
        }
        return problems
    }
}
