import ProcessShims
import SpecEvents

/// How an expectation ends: a failure is reported at the place of the call, and the caller gets an answer or an error.
///
/// The cast relies on the types that conform to ``Assertion``: for a requirement, `Failure` is ``RequirementFailure``, or
/// any error if the requirement has an error of its own.
@frozen @usableFromInline struct ExpectationEnding {
    @usableFromInline let location: StaticCodeLocation
    @usableFromInline let isRequirement: Bool
    /// What a requirement throws instead of a ``RequirementFailure``.
    @usableFromInline let customError: (any Error)?
    /// Whether the expression stands in parentheses, so that a closure there is the value, and nobody calls it.
    @usableFromInline let isInParentheses: Bool
    /// Names the expectation among those that nothing has checked yet.
    @usableFromInline let ticket: UInt64

    @inlinable init(
        location: StaticCodeLocation,
        isRequirement: Bool,
        customError: (any Error)? = nil,
        isInParentheses: Bool,
        ticket: UInt64
    ) {
        self.location = location
        self.isRequirement = isRequirement
        self.customError = customError
        self.isInParentheses = isInParentheses
        self.ticket = ticket
    }

    /// Begins an expectation: a failure of the running test unless a form checks it.
    ///
    /// - Parameter function: The function that users call.
    @inlinable static func begin(
        _ function: StaticString,
        at location: StaticCodeLocation,
        isRequirement: Bool = false,
        customError: (any Error)? = nil,
        isInParentheses: Bool
    ) -> ExpectationEnding {
        ExpectationEnding(
            location: location,
            isRequirement: isRequirement,
            customError: customError,
            isInParentheses: isInParentheses,
            ticket: expectation_begin(function.text, location.filePath.text, location.line)
        )
    }

    /// Notes that a form checks the expectation. It calls this first: while it polls, the test may end.
    ///
    /// - Returns: Whether to call ``notePass()`` if the form passes.
    @inlinable
    @discardableResult
    func noteCheck() -> Bool { expectation_check(ticket) }

    /// Forgets the expectations that an error of the expression kept from being checked.
    ///
    /// - Parameters:
    ///   - start: The last ticket before the expression was evaluated.
    ///   - isAsync: Whether other threads may have evaluated it.
    static func forgetInterrupted<Value>(by outcome: Outcome<Value>, since start: UInt64, isAsync: Bool = false) {
        if case .error = outcome { expectation_forget_after(start, isAsync) }
    }

    /// Ends the expectation of an outcome that fails.
    ///
    /// - Parameter verdict: What a matcher that is known by its type has said of the outcome; `nil` if it was not asked.
    /// - Returns: The value, if there is one.
    @usableFromInline
    @inline(never)
    func fail<Value, Failure: Error>(
        _ outcome: Outcome<Value>,
        _ matcher: Matcher<Value>,
        saying verdict: MatchVerdict? = nil,
        isNegated: Bool,
        throwing: Failure.Type,
        _ description: () -> String?
    ) throws(Failure) -> Value? {
        Self.forgetInterrupted(by: outcome, since: ticket)
        let evaluation = MatchEvaluation(of: outcome, by: matcher, isNegated ? .notTo : .to, saying: verdict)
        try report(evaluation, evaluation.message(description()), throwing: throwing)
        return evaluation.value
    }

    /// Ends an expectation that failed: adds what its message leaves out.
    func report<Value, Failure: Error>(
        _ evaluation: MatchEvaluation<Value>,
        _ message: String,
        throwing: Failure.Type
    ) throws(Failure) {
        if let recorder = CurrentFailureOwner.value?.stepRecorder { evaluation.attachments.forEach(recorder.attach) }
        let line = evaluation.error.flatMap { ThrowLines.note(of: $0, besides: CodeLocation(location)) }
        try report(message + (line.map { "\n\($0)" } ?? ""), throwing: throwing)
    }

    /// Ends an expectation that failed.
    func report<Failure: Error>(_ message: String, throwing: Failure.Type) throws(Failure) {
        FailureDispatcher.report(message, at: location)
        if isRequirement { throw (customError ?? RequirementFailure(message: message)) as! Failure }
    }

    /// Reports a passed expectation if somebody asks for it: while the closures of groups are read, where an expectation is
    /// a mistake, or while all expectations are gathered.
    @usableFromInline
    func notePass() {
        guard process_notes_passes() else { return }
        CurrentFailureOwner.value?.recordPass(at: CodeLocation(location))
    }
}

extension StaticString {
    /// The text, for C.
    @inlinable var text: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
