import ProcessShims
import SpecEvents

/// What is known of an expectation or requirement besides its expression. It has no public members, and none that is counted: it
/// is copied for each form.
public struct AssertionState: Sendable {
    @usableFromInline package let location: StaticCodeLocation
    /// Whether the expression stands in parentheses, so that a closure there is the value, and nobody calls it.
    @usableFromInline let isInParentheses: Bool
    /// Names the expectation among those that nothing has checked yet.
    @usableFromInline let ticket: UInt64
    /// Whether a form passed, and whether one failed, of those that give the expectation for another form.
    @usableFromInline package var (hasPassed, hasFailed) = (false, false)

    /// Begins an expectation: a failure of the running test unless a form checks it.
    ///
    /// - Parameter function: The function that users call.
    @inlinable
    init(
        _ function: StaticString,
        at location: StaticCodeLocation,
        isInParentheses: Bool
    ) {
        self.location = location
        self.isInParentheses = isInParentheses
        ticket = expectation_begin(function.text, location.filePath.text, location.line)
    }

    /// Notes that a form checks the expectation. It calls this first: while it polls, the test may end.
    @inlinable
    package func noteCheck() { expectation_check(ticket) }

    /// Reports a passed expectation if somebody asks for it: while the closures of groups are read, where an expectation is
    /// a mistake, or while all expectations are gathered.
    @inlinable
    func notePass() {
        if process_notes_passes() { recordPass() }
    }

    @usableFromInline
    func recordPass() {
        CurrentFailureOwner.value?.recordPass(at: CodeLocation(location))
    }
}

extension StaticString {
    /// The text, for C.
    @inlinable var text: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
