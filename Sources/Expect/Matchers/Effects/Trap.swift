import Foundation
import ProcessShims
import SpecEvents

/// Matches an expression that traps, for example because of a failed precondition, `fatalError`, an
/// arithmetic overflow, or force-unwrapping `nil`.
///
/// ```swift
/// expect { _ = list[list.count] }.to(trap())
/// ```
///
/// The matcher forks the process and evaluates the expression in the child, where only the current
/// thread exists. The expression must not depend on other threads. Its changes to memory are lost,
/// and its output is not printed. Failing expectations in the child fail the test. The child is
/// killed after the timeout.
///
/// An expression that throws does not trap. Both `to` and `notTo` fail if the child exits or is
/// killed by a signal that traps never raise, such as `SIGKILL`.
///
/// Fails with `expected to trap, it returned`. `notTo` failures show the signal and standard error.
///
/// - Parameter message: A matcher for the child's standard error, as in
///   `trap(withMessage: contain("empty"))`.
/// - Parameter timeout: The maximum time that the child may run.
public func trap<Value>(
    withMessage message: Matcher<String>? = nil,
    timeout: Duration = .seconds(10)
) -> Matcher<Value> {
    trap(message.map { "trap with a message to \($0.phrase())" } ?? "trap", timeout) { end in
        guard let message else { return MatchResult(end.message != nil) }
        return end.message.map { message.judge(.value($0)).withDetailsIfUnknown } ?? .doesNotMatch
    }
}

/// Matches an expression that traps. Unlike `trap`, this matcher prints the child's standard error.
public func throwAssertion<Value>() -> Matcher<Value> {
    trap("trap", .seconds(10), echoing: true) { MatchResult($0.message != nil) }
}

private func trap<Value>(
    _ phrase: @autoclosure @escaping () -> String,
    _ timeout: Duration,
    echoing: Bool = false,
    judge: @escaping (ChildEnd) -> MatchResult
) -> Matcher<Value> {
    Matcher(
        phrase(),
        observe: {
            ExpressionObserver(nextEvaluation: {
                let child = ForkedProcess(timeout: timeout)
                if let owner = child.beginChild() { return .evaluateInChild(owner, then: { child.leave(after: $0) }) }
                let end = child.wait(echoing: echoing)
                let failures = child.close()
                let result = end.isConclusive ? judge(end) : .fails
                return .settled(Matcher(phrase(), judge: { _ in result }, outcomeText: end.text), failures)
            })
        }
    )
}

enum ChildEnd: Equatable {
    case returned
    case threw(String)
    case trapped(signal: Int32, message: String)
    /// The child was killed by a signal that traps never raise, for example because memory ran low.
    case killed(signal: Int32)
    case exited(Int32)
    case timedOut(Duration)
    case couldNotBegin

    var isConclusive: Bool {
        switch self {
        case .returned, .threw, .trapped: true
        case .killed, .exited, .timedOut, .couldNotBegin: false
        }
    }

    var message: String? {
        if case .trapped(_, let message) = self { message } else { nil }
    }

    /// The text that follows “expected to trap,”.
    var text: String {
        switch self {
        case .returned: "it returned"
        case .threw(let error): "threw \(error)"
        case .trapped(let signal, let message): "it trapped with \(ProcessStatus.signalName(signal)): \(message)"
        case .killed(let signal): "it was killed by \(ProcessStatus.signalName(signal))"
        case .exited(let status): "it exited with status \(status)"
        case .timedOut(let timeout): "it was killed after \(timeout)"
        case .couldNotBegin where !process_can_fork(): "it was not evaluated: this platform has no `fork`"
        case .couldNotBegin: "the child process could not be started"
        }
    }
}
