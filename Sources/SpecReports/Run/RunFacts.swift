import Foundation

/// How a document was made: what a reader needs to know which state of the product it tells of.
package struct RunFacts: Sendable {
    package var date: Date?
    /// The commit, with `-dirty` at its end if files differ from it.
    package var commit: String?
    package var branch: String?
    /// The command that made the document.
    package var command: String?
    /// The versions of what it was made with: `Swift 6.2`.
    package var versions: [String] = []

    package init() {}

    /// The facts that are known, in two lines.
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
