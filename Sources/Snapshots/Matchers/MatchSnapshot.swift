import Expect
import SnapshotFiles
import SpecEvents

/// Matches a text, or a value in a format, that is the same as in the example's snapshot.
///
/// ```swift
/// it("draws the cart") {
///     expect(cart.drawing).to(matchSnapshot())
///     expect(cart).to(matchSnapshot(as: .json))
///     expect(cart.receipt).to(matchSnapshot(named: "receipt"))
/// }
/// ```
///
/// The snapshot is an entry in `Snapshots/CartSpec.md` beside the spec. The first run writes it;
/// with `CI` set it fails. `swift run specs --update-snapshots` accepts another text.
///
/// - Parameters:
///   - format: Makes the text of a value that is no `String`.
///   - name: Tells several snapshots of one example apart.
///   - filePath: The file beside which the snapshots of a test are that is no example.
///
/// Fails with «expected to match the snapshot in …/CartSpec.md, got another text».
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
    /// - Parameter find: Finds the snapshot of a test, with its text if there is one.
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
                return MatchResult(verdict, wording: comparison)
            } catch {
                let reason = (error as? SnapshotProblem)?.description
                let other = "its text cannot be made: \(ErrorText.text(of: error))"
                return MatchResult(.fails) { [Detail(reason ?? other)] }
            }
        }
    }
}
