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
        let request = ProcessRequest.ofSnapshots
        let isMissing = use.expected == nil
        let matches = use.expected.map(ByteKey.init) == use.actual.map(ByteKey.init)
        let verdict: MatchVerdict = matches ? .matches : isMissing ? .fails : .doesNotMatch
        guard !matches, style == .to else {
            try record(matches && style == .to ? .matched : .used)
            if isMissing { advice = reasonNotToWrite }
            return verdict
        }
        try record(isMissing ? .missing : .different)
        if request.updatesSnapshots || (isMissing && !request.isOnCI) { return .matches }
        let reason = isMissing ? "it is not written on CI, nor for a mutant; write it elsewhere" : "to accept it"
        advice = "\(reason): \(test.updateCommand)"
        return verdict
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

    var lines: [String] {
        let lines = textDifferences(expected: use.expected ?? "", actual: use.actual ?? "")
        return lines.filter { use.expected != nil || $0 != "- " } + [advice].compactMap(\.self)
    }

    func sentence(_ style: String, _ clause: String) -> String {
        "expected \(style) match \(use.title), " + (use.expected == nil ? "and there is none" : "got another text")
    }
}
