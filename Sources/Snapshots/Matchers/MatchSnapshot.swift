import Expect
import Foundation
import ProcessShims
import SnapshotFiles
import SpecEvents

/// Matches a value whose text equals the running example's stored snapshot.
///
/// ```swift
/// it("draws the cart") {
///     expect(cart.drawing).to(matchSnapshot())
///     expect(cart).to(matchSnapshot(as: .json))
///     expect(cart.receipt).to(matchSnapshot(named: "receipt"))
/// }
/// ```
///
/// Snapshots are stored in a file next to the spec, such as `Snapshots/CartSpec.md`. The first run
/// writes a missing snapshot, or fails if the environment variable `CI` is set. To accept changed
/// text, use `swift run specs --update-snapshots`.
///
/// - Parameters:
///   - format: The format that converts the value to text. Omit it for a `String`.
///   - name: A name that distinguishes this snapshot from others in the same example.
///   - filePath: The file that contains the call. If the test is not an example, its snapshots are
///     stored next to this file.
///
/// Fails with `expected to match the snapshot in …/CartSpec.md, got another text`.
public func matchSnapshot<Value>(
    as format: SnapshotFormat<Value> = SnapshotFormat<String>.text,
    named name: String? = nil,
    filePath: StaticString = #filePath
) -> Matcher<Value> {
    .comparing(by: format, "match its snapshot") { test in
        let source = test.example?.identity.location?.file ?? "\(filePath)"
        let file = SnapshotStore.path(of: test.key.className, besides: source)
        var use = SnapshotUse(file: file, key: test.key.named(name))
        use.expected = try SnapshotStore.text(of: use.key, in: file)
        return use
    }
}

extension Matcher {
    static func comparing(
        by format: SnapshotFormat<Value>,
        _ phrase: String,
        _ find: @escaping (CurrentTest) throws -> SnapshotUse
    ) -> Matcher {
        Matcher(phrase) { value, style in
            do {
                let text = try format.text(of: value)
                let test = try CurrentTest.find()
                var use = try find(test)
                (use.language, use.actual) = (format.language, text)
                var comparison = SnapshotComparison(test: test, style: style, use: use)
                let verdict = try comparison.compare()
                guard verdict != .matches else { return MatchResult(true) }
                comparison.attachments = [format.makePicture(value)].compactMap(\.self)
                guard style == nil else { return MatchResult(verdict, wording: comparison) }
                return MatchResult(verdict) { ([comparison.sentence("to", "")] + comparison.lines).map { Detail($0) } }
            } catch {
                let reason = (error as? SnapshotProblem)?.description
                let other = "its text cannot be made: \(ErrorText.text(of: error))"
                return MatchResult(.fails) { [Detail(reason ?? other)] }
            }
        }
    }
}

struct SnapshotComparison: FailureWording {
    let test: CurrentTest
    /// `nil` if the matcher is nested in another matcher.
    let style: ExpectationStyle?
    let use: SnapshotUse
    var advice: String?
    var attachments: [ExampleAttachment] = []

    mutating func compare() throws(SnapshotProblem) -> MatchVerdict {
        let request = CurrentTest.request
        let isMissing = use.expected == nil
        let matches = use.expected.map { Array($0.utf8) } == use.actual.map { Array($0.utf8) }
        let verdict: MatchVerdict = matches ? .matches : isMissing ? .fails : .doesNotMatch
        var found = use
        found.isOfRepeated = test.isRepeated
        // Only `to` writes snapshots, because the other styles may compare several texts.
        if matches || style != .to { (found.expected, found.actual) = (nil, nil) }
        if let reason = test.example?.record(found) { throw SnapshotProblem(reason) }
        ProcessSnapshots.take(found, of: test)
        guard !matches, style == .to else {
            let nestedAdvice = "inside another matcher it is not written: give it an expectation of its own"
            let styleAdvice = "only `to` writes it, because other forms do not know which text is the last"
            if isMissing { advice = style == nil ? nestedAdvice : styleAdvice }
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

/// The snapshots that this process writes when it exits, if no supervisor writes them.
enum ProcessSnapshots {
    static let found = Lock<[(test: CurrentTest, use: SnapshotUse)]>([])
    private static let writeAtExit: Void = { atexit { ProcessSnapshots.write() } }()

    /// Does nothing under a supervisor, which reads the snapshots from the results itself.
    static func take(_ use: SnapshotUse, of test: CurrentTest) {
        let request = CurrentTest.request
        let mayBeWritten = request.updatesSnapshots || (use.actual != nil && !request.isOnCI)
        guard !request.isSupervised, mayBeWritten else { return }
        _ = writeAtExit
        found.withLock { $0.append((test, use)) }
    }

    private static func write() {
        // A forked child process must not write its parent's snapshots.
        guard !process_is_forked_copy() else { return }
        let results = found.withLock(\.self).map { test, use in
            // A test case does not reveal why it failed, so any failure holds back its snapshots.
            let hasPassed = test.testCase?.testRun.map { $0.hasSucceeded && !$0.hasBeenSkipped && $0.stopDate != nil }
            var result = test.example?.result(duration: .zero) ?? ExampleResult(status: .passed, duration: 0)
            // The process may exit in the middle of an example.
            if hasPassed == false || test.example?.isOver == false { result.status = .exited }
            if test.example == nil { result.snapshots = [use] }
            return [result]
        }
        let writer = SnapshotWriter(results, updates: CurrentTest.request.updatesSnapshots)
        try? FileHandle.standardError.write(contentsOf: Data(writer.summary.map { "\($0)\n" }.joined().utf8))
        if !writer.refused.isEmpty { process_set_must_fail() }
    }
}
