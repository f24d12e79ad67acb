import Expect

/// An expectation that supports chained calls, as in `expect(x).to(a).to(b)`.
///
/// Each call evaluates the expression again. Do not conform other types to this protocol.
public protocol Chaining<Value>: Assertion where Answer == Void, Failure == Never {
    /// Returns a copy of the expectation with the given state.
    static func with(_ state: AssertionState, _ expectation: Self) -> Self
}

extension Expectation: Chaining {
    /// Returns a copy of the expectation with the given state.
    public static func with(_ state: AssertionState, _ expectation: Self) -> Self {
        var expectation = expectation
        expectation.state = state
        return expectation
    }
}

extension AsyncExpectation: Chaining {
    /// Returns a copy of the expectation with the given state.
    public static func with(_ state: AssertionState, _ expectation: Self) -> Self {
        var expectation = expectation
        expectation.state = state
        return expectation
    }
}

extension Chaining {
    /// The combined result of the checks so far.
    public var status: ExpectationStatus { ExpectationStatus(Self.state(of: self)) }

    /// If any check so far has failed, throws `error`, which ends the test.
    ///
    /// ```swift
    /// try expect(list).to(haveCount(3)).onFailure(throw: ListError.tooShort)
    /// ```
    ///
    /// Records a failure if the expectation has not been checked yet.
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

    func after(_ passes: Bool) -> Self {
        var state = Self.state(of: self)
        if passes { state.hasPassed = true } else { state.hasFailed = true }
        return Self.with(state, self)
    }
}

/// The combined result of an expectation's checks.
///
/// ```swift
/// if expect(list).to(haveCount(3)).status == .passed { expect(list[2]) == "c" }
/// ```
public enum ExpectationStatus: Sendable {
    /// No check has been made yet.
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
