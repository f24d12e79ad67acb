import Foundation
import ProcessShims

/// Matches an expression that traps: a failed precondition, `fatalError`, an overflow, or a force unwrap of `nil` ends
/// its process.
///
/// ```swift
/// expect { _ = list[list.count] }.to(trap())
/// ```
///
/// The matcher forks the process and evaluates the expression in the child, in which only this thread runs. So the
/// expression must not need other threads, its changes are lost, and its output is not printed. An expectation that
/// fails in the child fails the test. The matcher kills the child after the timeout.
///
/// An expression that throws does not trap. One that exits, or is killed by a signal that no trap sends such as `SIGKILL`, fails
/// both with `to` and with `notTo`.
///
/// Fails with «expected to trap, it returned»; with `notTo`, the message contains the signal and the text on standard
/// error.
///
/// - Parameters:
///   - message: Matches the message of the trap, which the expression writes to standard error:
///     `expect { queue.removeFirst() }.to(trap(withMessage: contain("empty")))`.
///   - timeout: The maximum duration of the expression; ten seconds by default.
public func trap<Value>(
    withMessage message: Matcher<String>? = nil,
    timeout: Duration = .seconds(10)
) -> Matcher<Value> {
    trap(message.map { "trap with a message to \($0.phrase())" } ?? "trap", timeout) { end in
        guard let message else { return MatchResult(end.message != nil) }
        return end.message.map { message.judge(.value($0)).withDetailsIfUnknown } ?? .doesNotMatch
    }
}

/// The same as ``trap(withMessage:timeout:)``, and what the child writes to standard error goes on to that of this process.
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
                let result = end.isAnswer ? judge(end) : .fails
                return .settled(.value(nil), Matcher(phrase(), judge: { _ in result }, outcomeText: end.text), failures)
            })
        }
    )
}
