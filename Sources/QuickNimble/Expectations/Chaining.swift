import Expect

/// An expectation that returns itself for another form: `expect(x).to(a).to(b)`.
///
/// Each form evaluates the expression again. No other types should conform.
public protocol Chaining<Value>: Assertion where Answer == Void, Failure == Never {
    /// The expectation with another state.
    static func with(_ state: AssertionState, _ expectation: Self) -> Self
}

extension Expectation: Chaining {
    /// The expectation with another state.
    public static func with(_ state: AssertionState, _ expectation: Self) -> Self {
        var expectation = expectation
        expectation.state = state
        return expectation
    }
}

extension AsyncExpectation: Chaining {
    /// The expectation with another state.
    public static func with(_ state: AssertionState, _ expectation: Self) -> Self {
        var expectation = expectation
        expectation.state = state
        return expectation
    }
}

extension Chaining {
    /// Whether the forms called so far passed.
    public var status: ExpectationStatus { ExpectationStatus(Self.state(of: self)) }

    /// Ends the test with an error if an earlier form failed.
    ///
    /// ```swift
    /// try expect(list).to(haveCount(3)).onFailure(throw: ListError.tooShort)
    /// ```
    ///
    /// Fails if no form was called before.
    public func onFailure(throw error: any Error) throws {
        switch status {
        case .passed: return
        case .pending:
            let state = Self.state(of: self)
            let message = "onFailure(throw:) follows no `to` or other form that checks"
            FailureDispatcher.report(message, at: state.location)
        case .failed, .mixed: throw error
        }
    }

    /// The expectation after a form.
    func after(_ passes: Bool) -> Self {
        var state = Self.state(of: self)
        if passes { state.hasPassed = true } else { state.hasFailed = true }
        return Self.with(state, self)
    }
}

/// Whether the forms of an expectation called so far passed.
///
/// ```swift
/// if expect(list).to(haveCount(3)).status == .passed { expect(list[2]) == "c" }
/// ```
public enum ExpectationStatus: Sendable {
    /// No form has been called.
    case pending
    /// All passed.
    case passed
    /// All failed.
    case failed
    /// At least one passed, and at least one failed.
    case mixed

    init(_ state: AssertionState) {
        self =
            switch (state.hasPassed, state.hasFailed) {
            case (false, false): .pending
            case (true, false): .passed
            case (false, true): .failed
            case (true, true): .mixed
            }
    }
}
