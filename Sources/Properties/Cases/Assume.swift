import SpecEvents

/// Discards the running case unless the condition holds. Another case then runs in its place.
///
/// ```swift
/// it("divides", forAll: .int, .int) { a, b in
///     try assume(b != 0)
///     expect(a / b * b + a % b) == a
/// }
/// ```
///
/// The property fails if ten times as many cases are discarded as are to run. If possible, generate
/// only suitable values instead, as with `.int(1...9)`.
///
/// - Parameters:
///   - condition: Whether the property applies to the case.
///   - file: The file of the call; use the default value.
///   - line: The line of the call; use the default value.
/// - Throws: An error that ends the case without a failure, unless the condition holds.
@MainActor public func assume(_ condition: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    guard let running = runningCase("assume", file, line), !condition else { return }
    try running.discard(because: "`assume` at \(file):\(line) refused it")
}

/// Counts the running case as one of a particular kind, if a condition holds. The example's report
/// shows the share of each kind.
///
/// ```swift
/// classify("empty", if: list.isEmpty)
/// ```
///
/// - Parameters:
///   - label: The name of the kind.
///   - condition: Whether the case is of that kind.
///   - file: The file of the call; use the default value.
///   - line: The line of the call; use the default value.
@MainActor public func classify(
    _ label: String,
    if condition: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let running = runningCase("classify", file, line), condition else { return }
    running.labels.insert(label)
}

/// Requires a minimum share of cases of a particular kind. With a lower share, the property fails.
///
/// ```swift
/// cover("empty", 5, if: list.isEmpty)  // at least 5 % of the cases
/// ```
///
/// If the share is too low, up to ten times as many cases as usual run before the property fails.
///
/// - Parameters:
///   - label: The name of the kind.
///   - percent: The required share, from 0 to 100.
///   - condition: Whether the case is of that kind.
///   - file: The file of the call; use the default value.
///   - line: The line of the call; use the default value.
@MainActor public func cover(
    _ label: String,
    _ percent: Double,
    if condition: Bool,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let running = runningCase("cover", file, line) else { return }
    if (0...100).contains(percent) { return running.cover(label, percent, condition) }
    FailureReport.record(
        "`cover` was asked for \(percent) % of “\(label)”\nFix: ask for a share from 0 to 100.",
        file,
        line
    )
}

@MainActor func runningCase(_ function: String, _ file: StaticString, _ line: UInt) -> PropertyCase? {
    if let running = CurrentCase.value { return running }
    let message = """
        `\(function)` outside a property
        It speaks of a case, and no case is running.
        Fix: call it from an `it` with `forAll:`, from an `it` in a group with `forAll:`, or from their hooks.
        """
    FailureReport.record(message, file, line)
    return nil
}
