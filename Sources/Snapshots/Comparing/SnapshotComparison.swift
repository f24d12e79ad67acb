import Expect
import SnapshotFiles
import SpecEvents

/// Compares a text with its snapshot, and records what is to be written.
struct SnapshotComparison {
    let test: CurrentTest
    /// The form of the expectation; `nil` if the matcher is a part of another one.
    let style: ExpectationStyle?
    /// The snapshot, still without what was found.
    let use: SnapshotUse
    let stored: String?
    let text: String
    /// Draws the value.
    let makePicture: () -> ExampleAttachment?

    func result() -> MatchResult {
        let matches = stored.map(ByteKey.init) == ByteKey(text)
        let request = ProcessRequest.ofSnapshots
        guard !matches, style == .to else {
            record(matches && style == .to ? .matched : .used)
            if matches { return MatchResult(true) }
            return stored == nil ? failure(.fails, [reasonNotToWrite]) : failure(.doesNotMatch, [])
        }
        record(stored == nil ? .missing : .different)
        if request.updatesSnapshots || (stored == nil && !request.isOnCI) { return MatchResult(true) }
        guard stored == nil else { return failure(.doesNotMatch, ["to accept it: \(test.updateCommand)"]) }
        let advice = "CI is set, so it is not written; write it elsewhere: \(test.updateCommand)"
        return failure(.fails, [advice, "the text:"] + Self.shortened(text))
    }

    private var reasonNotToWrite: String {
        switch style {
        case .notTo: "there is nothing to differ from: write it first, by an example with `to`"
        case let style?: "`\(style)` writes none, because it does not know which value is the last: use `to`"
        case nil: "inside of another matcher none is written: write it first, by an example with `to(matchSnapshot())`"
        }
    }

    private func record(_ state: SnapshotUse.State) {
        var use = use
        use.state = state
        if state == .missing || state == .different {
            (use.expected, use.actual) = (stored, text)
        }
        test.example?.record(use)
        ProcessSnapshots.take(use, of: test)
    }

    private func failure(_ verdict: MatchVerdict, _ advice: [String]) -> MatchResult {
        let pictures = [makePicture()].compactMap(\.self)
        return MatchResult(
            verdict,
            wording: SnapshotWording(
                title: use.title,
                stored: stored,
                text: text,
                advice: advice,
                attachments: pictures
            )
        )
    }

    /// The first lines of a text, for a message.
    private static func shortened(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0.prefix(200))" }
        return lines.count <= 40 ? lines : lines.prefix(40) + ["  … and \(lines.count - 40) more lines"]
    }
}

/// The message of a comparison that failed.
private struct SnapshotWording: FailureWording {
    let title: String
    let stored: String?
    let text: String
    /// What to do.
    let advice: [String]
    let attachments: [ExampleAttachment]

    var lines: [String] { (stored.map { textDifferences(expected: $0, actual: text) } ?? []) + advice }

    func sentence(_ style: String, _ clause: String) -> String {
        "expected \(style) match \(title), " + (stored == nil ? "and there is none" : "got another text")
    }
}
