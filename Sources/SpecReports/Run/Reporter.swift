import Foundation
import SpecEvents

package protocol Reporter {
    func report(_ event: Event)
    /// Erases an unfinished line, so that other text can be printed in its place.
    func clearLine()
    /// Receives the summary after the last event.
    func finish(_ summary: Summary)
}

extension Reporter {
    package func report(_ event: Event) {}
    package func clearLine() {}
    package func finish(_ summary: Summary) {}
}

extension [any Reporter]: Reporter {
    package func report(_ event: Event) { forEach { $0.report(event) } }
    package func clearLine() { forEach { $0.clearLine() } }
    package func finish(_ summary: Summary) { forEach { $0.finish(summary) } }
}

package struct RunFacts: Sendable {
    package var date: Date?
    /// The commit, followed by `-dirty` if any files differ from it.
    package var commit: String?
    package var branch: String?
    package var command: String?
    /// The versions of the tools that created the document, such as `Swift 6.2`.
    package var versions: [String] = []

    package init() {}

    func lines(_ language: ReportLanguage) -> [String] {
        let text = { (commit: String) in
            commit.hasSuffix("-dirty")
                ? language("commit %1 with later changes", String(commit.dropLast(6))) : language("commit %1", commit)
        }
        let format = Date.FormatStyle(date: .long, time: .shortened, locale: Locale(identifier: language.code))
        let state = [
            date?.formatted(format), branch.map { language("branch %1", $0) }, commit.map(text),
        ]
        return [state.compactMap(\.self) + versions, [command].compactMap(\.self)].map { $0.joined(separator: " · ") }
            .filter { !$0.isEmpty }
    }
}

/// A path that is equal to any other path to the same file, even if the file does not exist yet.
package struct ReportFilePath: Hashable {
    private let identity: String

    package init(_ path: String) {
        let url = URL(fileURLWithPath: path)
        var status = stat()
        let isThere = stat(path, &status) == 0
        let folder = isThere ? "" : Self(url.deletingLastPathComponent().path).identity
        identity = isThere ? "\(status.st_dev) \(status.st_ino)" : "\(folder)/\(url.lastPathComponent)"
    }
}
