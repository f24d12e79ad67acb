import Foundation
import SpecEvents

/// A type that turns the events of a run into a report.
package protocol Reporter {
    /// Receives each event of the run. Does nothing by default.
    func report(_ event: Event)
    /// Erases an unfinished line, so that other text can replace it. Does nothing by default.
    func clearLine()
    /// Receives the summary, after the last event. Does nothing by default.
    func finish(_ summary: Summary)
}

extension Reporter {
    package func report(_ event: Event) {}
    package func clearLine() {}
    package func finish(_ summary: Summary) {}
}

/// An array of reporters forwards every call to each of its elements, in order.
extension [any Reporter]: Reporter {
    package func report(_ event: Event) { forEach { $0.report(event) } }
    package func clearLine() { forEach { $0.clearLine() } }
    package func finish(_ summary: Summary) { forEach { $0.finish(summary) } }
}

/// Facts about how a document was created and which version of the product it describes.
package struct RunFacts: Sendable {
    package var date: Date?
    /// The commit, followed by `-dirty` if any files differ from it.
    package var commit: String?
    package var branch: String?
    package var command: String?
    /// The versions of the tools that created the document, such as `Swift 6.2`.
    package var versions: [String] = []

    package init() {}

    /// Returns the known facts as at most two lines.
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

/// The path of a file that a report reads or writes. Two paths to the same file are equal, even if
/// the file does not exist yet.
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
