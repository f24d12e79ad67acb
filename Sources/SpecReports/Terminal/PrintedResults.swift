import SpecEvents

/// How the printed examples ended, so that a later run prints only what changed since.
package final class PrintedResults {
    private struct Entry: Equatable {
        let verdict: Verdict
        let reason: String?
        let output: [String]?
    }

    private var entries: [String: Entry] = [:]

    package init() {}

    /// Notes how an example ended.
    ///
    /// - Returns: Whether it ended and printed like that before.
    func note(_ example: ExampleIdentity, _ result: ExampleResult) -> Bool {
        let entry = Entry(verdict: result.verdict, reason: result.reason, output: result.output)
        return entries.updateValue(entry, forKey: example.identifier) == entry
    }
}
