import Expect
import SnapshotFiles
import SpecEvents

/// Compares a text with its snapshot, records what is to be written, and words the failure.
struct SnapshotComparison: FailureWording {
    let test: CurrentTest
    /// The form of the expectation; `nil` if the matcher is a part of another one.
    let style: ExpectationStyle?
    /// The snapshot as it is stored, and what is there now.
    let use: SnapshotUse
    /// What to do about the failure.
    var advice: String?
    var attachments: [ExampleAttachment] = []

    mutating func compare() throws(SnapshotProblem) -> MatchVerdict {
        let request = CurrentTest.request
        let isMissing = use.expected == nil
        let matches = use.expected.map(ByteKey.init) == use.actual.map(ByteKey.init)
        let verdict: MatchVerdict = matches ? .matches : isMissing ? .fails : .doesNotMatch
        var found = use
        found.isOfRepeated = test.isRepeated
        // Another form than `to` writes nothing, and may see several texts.
        if matches || style != .to { (found.expected, found.actual) = (nil, nil) }
        if let reason = test.example?.record(found) { throw SnapshotProblem(reason) }
        ProcessSnapshots.take(found, of: test)
        guard !matches, style == .to else {
            if isMissing { advice = "only `to` writes it, because other forms do not know which text is the last" }
            return verdict
        }
        if request.updatesSnapshots || (isMissing && !request.isOnCI) { return .matches }
        advice = (isMissing ? "it is not written on CI; write it elsewhere: " : "to accept it: ") + test.updateCommand
        return verdict
    }

    var lines: [String] {
        let lines = textDifferences(expected: use.expected ?? "", actual: use.actual ?? "")
        return lines.filter { use.expected != nil || $0 != "- " } + [advice].compactMap(\.self)
    }

    func sentence(_ style: String, _ clause: String) -> String {
        "expected \(style) match \(use.title), " + (use.expected == nil ? "and there is none" : "got another text")
    }
}
