import SpecEvents

/// Ends a case that the property does not apply to; another is drawn in its place.
///
/// ```swift
/// it("divides", forAll: .int, .int) { a, b in
///     try assume(b != 0)
///     expect(a / b * b + a % b) == a
/// }
/// ```
///
/// If assumptions refuse ten times as many cases as wanted, the property fails. It is better to
/// generate only wanted values, as `.int(1...9)` does.
///
/// - Parameters:
///   - condition: Whether the case counts.
///   - file: Where this is called; leave it out.
///   - line: Where this is called; leave it out.
/// - Throws: An error that ends the case without a failure.
@MainActor public func assume(_ condition: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    guard let running = runningCase("assume", file, line), !condition else { return }
    try running.discard(because: "`assume` at \(file):\(line) refused it")
}

/// Counts the cases of a kind; the report of the example says how many there were.
///
/// ```swift
/// classify("empty", if: list.isEmpty)
/// ```
///
/// - Parameters:
///   - label: Names the kind.
///   - condition: Whether the case is of that kind.
///   - file: Where this is called; leave it out.
///   - line: Where this is called; leave it out.
@MainActor public func classify(
    _ label: String,
    if condition: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let running = runningCase("classify", file, line), condition else { return }
    running.labels.insert(label)
}

/// Requires a share of cases of a kind; the property fails if there are fewer.
///
/// ```swift
/// cover("empty", 5, if: list.isEmpty)  // at least 5 % of the cases
/// ```
///
/// If the cases have too few, up to ten times as many are drawn before the property fails.
///
/// - Parameters:
///   - label: Names the kind.
///   - percent: The required share, from 0 to 100.
///   - condition: Whether the case is of that kind.
///   - file: Where this is called; leave it out.
///   - line: Where this is called; leave it out.
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

/// The running case; fails outside a property.
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
