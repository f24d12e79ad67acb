import SnapshotFiles
import SpecEvents
import SpecReports

/// The end of a run with snapshots: writes them, and tells which are not used any more.
struct SnapshotRun {
    let options: Options
    let found: SnapshotCollector

    /// Writes what the run found.
    ///
    /// - Returns: Whether nothing was refused.
    func write() -> Bool {
        let writer = SnapshotWriter(found.results, updates: options.request.updatesSnapshots)
        writer.summary.forEach(Console.error)
        if writer.heldBack > 0 {
            let snapshots = writer.heldBack == 1 ? "1 snapshot is" : "\(writer.heldBack) snapshots are"
            Console.error("note: \(snapshots) not written, because the examples failed otherwise")
        }
        return writer.refused.isEmpty
    }

    /// Tells which snapshots no example uses, or removes them if the options ask for it.
    ///
    /// - Returns: Whether all could be read and removed.
    func settleUnused(_ summaries: [Summary], _ list: ExampleList) -> Bool {
        if let reason = reasonNotToLook(summaries) {
            if options.removesUnusedSnapshots { Console.error("note: no unused snapshots are removed: \(reason)") }
            return true
        }
        let unused = UnusedSnapshots(found, list.examples)
        if options.removesUnusedSnapshots { return unused.remove(Console.error) }
        unused.notice.forEach(Console.error)
        return true
    }

    private func reasonNotToLook(_ summaries: [Summary]) -> String? {
        if !options.selectsAll { return "not all examples were selected" }
        if Interrupts.stopReason != nil { return "the run was stopped" }
        if summaries.contains(where: \.isFocused) { return "focus is on" }
        return summaries.allSatisfy(\.isSuccess) ? nil : "the run failed"
    }
}
