import Expect
import SpecEvents

/// Matches a value whose text equals the string that the closure returns. If there is no closure,
/// the test run inserts one into the source file.
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
///   - format: The format that converts the value to text. Omit it for a `String`.
///   - filePath: The file that contains the call. Use the default value.
///   - line: The line on which the call appears. Use the default value.
///   - column: The column at which the call appears. Use the default value.
///   - text: A closure that returns the snapshot, or `nil` if there is no snapshot yet.
///
/// Fails with `expected to match the inline snapshot at …, got another text`, followed by the
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
