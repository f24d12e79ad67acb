import Foundation
import SpecEvents
import SpecReports

/// Adds a Markdown report to the file that GitHub shows on the page of a run. The file may have the text of other programs.
final class StepSummary: Reporter {
    /// What GitHub takes from one step, in bytes: 1 MiB, with some room for other text.
    static let mostBytes = 1_000_000

    private let path: String
    private var text = ""
    private var reporter: (any Reporter)?

    /// - Parameter make: Makes the reporter; it passes its text to the closure that it is given.
    init(path: String, _ make: (@escaping (String) -> Void) -> any Reporter) {
        self.path = path
        reporter = make { [unowned self] in text += $0 }
    }

    func report(_ event: Event) {
        reporter?.report(event)
    }

    func prepare() {
        reporter?.prepare()
    }

    /// Adds the report. An error is a warning, because the summary is an extra of the service.
    func finish(_ summary: Summary) {
        reporter?.finish(summary)
        guard let file = FileHandle(forUpdatingAtPath: path) ?? Self.newFile(path) else {
            return warn("cannot be opened")
        }
        do {
            try file.seekToEnd()
            try file.write(contentsOf: Data((shortened + "\n").utf8))
            try file.close()
        } catch {
            warn("cannot be written: \(error)")
        }
    }

    /// The report, or as many of its lines as GitHub takes.
    private var shortened: String {
        guard text.utf8.count > Self.mostBytes else { return text }
        let end = text.utf8.index(text.startIndex, offsetBy: Self.mostBytes)
        let lines = text[..<end].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let fence = lines.count { $0.hasPrefix("```") }.isMultiple(of: 2) ? "" : "```\n"
        return lines.joined(separator: "\n")
            + "\n\(fence)\n… cut, because GitHub shows no more: see the Markdown or HTML report.\n"
    }

    private static func newFile(_ path: String) -> FileHandle? {
        FileManager.default.createFile(atPath: path, contents: nil) ? FileHandle(forUpdatingAtPath: path) : nil
    }

    private func warn(_ problem: String) {
        Console.error("warning: GITHUB_STEP_SUMMARY=\(path) \(problem)")
    }
}
