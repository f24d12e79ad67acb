import SpecEvents

/// Discards the running case unless a condition holds. A new case then runs in its place.
///
/// ```swift
/// it("divides", forAll: .int, .int) { a, b in
///     try assume(b != 0)
///     expect(a / b * b + a % b) == a
/// }
/// ```
///
/// The property fails if the number of discarded cases reaches ten times the number of cases to
/// run. If possible, use a generator that makes only suitable values, such as `.int(1...9)`.
///
/// - Parameters:
///   - condition: Whether the property applies to the case.
///   - file: The file that contains the call. Use the default value.
///   - line: The line that contains the call. Use the default value.
/// - Throws: If the condition does not hold, an error that ends the case without a failure.
@MainActor public func assume(_ condition: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    guard let running = runningCase("assume", file, line), !condition else { return }
    try running.discard(because: "`assume` at \(file):\(line) refused it")
}

/// Counts the running case under a label if a condition holds. The example's report shows the
/// percentage of cases with each label.
///
/// ```swift
/// classify("empty", if: list.isEmpty)
/// ```
///
/// - Parameters:
///   - label: The label, as shown in the report.
///   - condition: Whether the label applies to the case.
///   - file: The file that contains the call. Use the default value.
///   - line: The line that contains the call. Use the default value.
@MainActor public func classify(
    _ label: String,
    if condition: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let running = runningCase("classify", file, line), condition else { return }
    running.labels.insert(label)
}

/// Fails the property unless a condition holds for at least a given percentage of the cases.
///
/// ```swift
/// cover("empty", 5, if: list.isEmpty)  // at least 5 % of the cases
/// ```
///
/// If the percentage is too low, more cases run, up to ten times the usual number.
///
/// - Parameters:
///   - label: A label for the cases in which the condition holds.
///   - percent: The required percentage, from 0 to 100.
///   - condition: Whether the running case counts toward the percentage.
///   - file: The file that contains the call. Use the default value.
///   - line: The line that contains the call. Use the default value.
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
