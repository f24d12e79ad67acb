import Expect
import SpecEvents

/// Matches text, or a value that a format turns into text, that equals the text in the closure.
/// If there is no closure, the run writes it into the source.
///
/// ```swift
/// expect(cart.drawing).to(matchInlineSnapshot())
/// expect(cart.drawing).to(matchInlineSnapshot { """
///     1 apple
///     2 pears
///     """ })
/// ```
///
/// The closure must contain only a string literal without interpolations.
///
/// - Parameters:
///   - format: The format that turns a value into text; not needed for a `String`.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - text: A closure that returns the snapshot.
///
/// Fails with «expected to match the inline snapshot at …, got another text», followed by the
/// difference.
public func matchInlineSnapshot<Value>(
    as format: SnapshotFormat<Value> = SnapshotFormat<String>.text,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ text: (() -> String)? = nil
) -> Matcher<Value> {
    .comparing(by: format, "match its inline snapshot") { test in
        var use = SnapshotUse(file: "\(filePath)", key: test.key, line: Int(clamping: line))
        use.column = Int(clamping: column)
        let module = test.key.className.prefix { $0 != "." }
        (use.fingerprint, use.expected) = (SnapshotStore.fingerprint(of: use.file, in: module), text?())
        return use
    }
}
