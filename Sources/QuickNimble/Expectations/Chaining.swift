import Expect

/// An expectation whose methods return it, so that calls can be chained: `expect(x).to(a).to(b)`.
///
/// Each call evaluates the expression again. Do not conform other types.
public protocol Chaining<Value>: Assertion where Answer == Void, Failure == Never {
    /// Returns the expectation with another state.
    static func with(_ state: AssertionState, _ expectation: Self) -> Self
}

extension Expectation: Chaining {
    /// Returns the expectation with another state.
    public static func with(_ state: AssertionState, _ expectation: Self) -> Self {
        var expectation = expectation
        expectation.state = state
        return expectation
    }
}

extension AsyncExpectation: Chaining {
    /// Returns the expectation with another state.
    public static func with(_ state: AssertionState, _ expectation: Self) -> Self {
        var expectation = expectation
        expectation.state = state
        return expectation
    }
}

extension Chaining {
    /// Whether the checks so far passed.
    public var status: ExpectationStatus { ExpectationStatus(Self.state(of: self)) }

    /// Throws an error, which ends the test, if an earlier check failed.
    ///
    /// ```swift
    /// try expect(list).to(haveCount(3)).onFailure(throw: ListError.tooShort)
    /// ```
    ///
    /// Fails if there was no check before.
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

    /// Returns the expectation after a check.
    func after(_ passes: Bool) -> Self {
        var state = Self.state(of: self)
        if passes { state.hasPassed = true } else { state.hasFailed = true }
        return Self.with(state, self)
    }
}

/// Whether the checks of an expectation so far passed.
///
/// ```swift
/// if expect(list).to(haveCount(3)).status == .passed { expect(list[2]) == "c" }
/// ```
public enum ExpectationStatus: Sendable {
    /// There was no check.
    case pending
    /// All checks passed.
    case passed
    /// All checks failed.
    case failed
    /// At least one check passed, and at least one failed.
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
