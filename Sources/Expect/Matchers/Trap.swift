import Foundation
import ProcessShims

/// Matches an expression that traps: that ends its process by a failed precondition, `fatalError`, an overflow, a force
/// unwrap of `nil` and the like.
///
/// ```swift
/// expect { _ = list[list.count] }.to(trap())
/// ```
///
/// The expression is evaluated in a copy of the process, in which only this thread goes on. So nothing that it changes is
/// seen afterwards, it prints nowhere, and it has to do without other threads; it is killed when the time is over. An
/// expectation that fails in the copy fails the test.
///
/// An expression that throws does not trap.
///
/// Fails with «expected to trap, it returned»; negated it names the signal and the message.
///
/// - Parameter timeout: How long the expression may take; ten seconds if left out.
public func trap<Value>(timeout: Duration = .seconds(10)) -> Matcher<Value> {
    trap("trap", timeout) { $0.message != nil }
}

/// Matches an expression that traps with a message that matches.
///
/// ```swift
/// expect { queue.removeFirst() }.to(trap(withMessage: contain("empty")))
/// ```
///
/// - Parameters:
///   - message: What it should say on standard error.
///   - timeout: How long the expression may take; ten seconds if left out.
public func trap<Value>(withMessage message: Matcher<String>, timeout: Duration = .seconds(10)) -> Matcher<Value> {
    trap("trap with a message to \(message.phrase())", timeout) { end in
        end.message.map { message.matches($0) } ?? false
    }
}

/// The same as ``trap(timeout:)``.
public func throwAssertion<Value>() -> Matcher<Value> {
    trap()
}

private func trap<Value>(
    _ phrase: @autoclosure @escaping () -> String,
    _ timeout: Duration,
    where isRight: @escaping (ChildEnd) -> Bool
) -> Matcher<Value> {
    Matcher(
        phrase(),
        watch: {
            Watch(nextEvaluation: {
                let child = ChildProcess(timeout: timeout)
                if let owner = child.failureOwner { return .evaluateInCopy(owner, then: { child.leave(after: $0) }) }
                let end = child.wait()
                child.close()
                let result = end.isAnswer ? MatchResult(isRight(end)) : .fails
                return .settled(.value(nil), Matcher(phrase(), judge: { _ in result }, outcomeText: end.text))
            })
        }
    )
}
