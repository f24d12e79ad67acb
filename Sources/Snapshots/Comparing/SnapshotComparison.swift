import Expect
import SnapshotFiles
import SpecEvents

/// Compares a text with its snapshot, and records what is to be written.
struct SnapshotComparison {
    let test: CurrentTest
    /// The form of the expectation; `nil` if the matcher is a part of another one.
    let style: ExpectationStyle?
    /// The snapshot as it is stored, and what is there now.
    let use: SnapshotUse
    /// Draws the value.
    let makePicture: () -> ExampleAttachment?

    func result() throws(SnapshotProblem) -> MatchResult {
        let request = ProcessRequest.ofSnapshots
        let isMissing = use.expected == nil
        let matches = use.expected.map(ByteKey.init) == use.actual.map(ByteKey.init)
        guard !matches, style == .to else {
            try record(matches && style == .to ? .matched : .used)
            if matches { return MatchResult(true) }
            return isMissing ? failure(.fails, reasonNotToWrite) : failure(.doesNotMatch)
        }
        try record(isMissing ? .missing : .different)
        if request.updatesSnapshots || (isMissing && !request.isOnCI) { return MatchResult(true) }
        let command = test.updateCommand
        guard isMissing else { return failure(.doesNotMatch, "to accept it: \(command)") }
        return failure(.fails, "it is not written on CI, nor for a mutant; write it elsewhere: \(command)")
    }

    private var reasonNotToWrite: String {
        switch style {
        case .notTo: "there is nothing to differ from: write it first, by an example with `to`"
        case let style?: "`\(style)` writes none, because it does not know which value is the last: use `to`"
        case nil: "inside of another matcher none is written: write it first, by an example with `to(matchSnapshot())`"
        }
    }

    private func record(_ state: SnapshotUse.State) throws(SnapshotProblem) {
        var use = use
        (use.state, use.isOfRepeated) = (state, test.isRepeated)
        if state == .matched || state == .used { (use.expected, use.actual) = (nil, nil) }
        if let reason = test.example?.record(use) { throw SnapshotProblem(reason) }
        ProcessSnapshots.take(use, of: test)
    }

    private func failure(_ verdict: MatchVerdict, _ advice: String? = nil) -> MatchResult {
        let pictures = [makePicture()].compactMap(\.self)
        return MatchResult(verdict, wording: SnapshotWording(use: use, advice: advice, attachments: pictures))
    }
}

/// The message of a comparison that failed.
private struct SnapshotWording: FailureWording {
    let use: SnapshotUse
    /// What to do.
    let advice: String?
    let attachments: [ExampleAttachment]

    var lines: [String] {
        let lines = textDifferences(expected: use.expected ?? "", actual: use.actual ?? "")
        return lines.filter { use.expected != nil || $0 != "- " } + [advice].compactMap(\.self)
    }

    func sentence(_ style: String, _ clause: String) -> String {
        "expected \(style) match \(use.title), " + (use.expected == nil ? "and there is none" : "got another text")
    }
}
