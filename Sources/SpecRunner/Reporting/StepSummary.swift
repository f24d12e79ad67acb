import Foundation
import SpecEvents

/// The file that GitHub shows on the page of a run. It may have the text of other programs, too.
struct StepSummary {
    /// What GitHub takes from one step, in bytes: 1 MiB, with some room for other text.
    static let mostBytes = 1_000_000

    let path: String

    /// Adds a Markdown report. An error is a warning, because the summary is an extra of the service.
    func add(_ text: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return warn("cannot be opened") }
        defer { close(descriptor) }
        if let error = writeAll(Self.shortened(text) + "\n", to: descriptor) {
            warn("cannot be written: \(String(cString: strerror(error)))")
        }
    }

    /// The report, or as many of its lines as GitHub takes.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > mostBytes else { return text }
        let end = text.utf8.index(text.startIndex, offsetBy: mostBytes)
        let lines = text[..<end].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var fence = MarkdownFence()
        for line in lines { _ = fence.read(line) }
        return lines.joined(separator: "\n")
            + "\n\(fence.isOpen ? fence.marks + "\n" : "")\n… cut, because GitHub shows no more: see the Markdown or HTML report.\n"
    }

    private func warn(_ problem: String) {
        Console.error("warning: GITHUB_STEP_SUMMARY=\(path) \(problem)")
    }
}
