/// An expectation or a requirement. The forms that poll without blocking are the same for all of them.
///
/// `expect` and `require` make the types that conform; do not conform other types.
public protocol Assertion<Value> {
    /// The type of the value.
    associatedtype Value
    /// The result of a form that passes: nothing for `expect`, the value for `require`.
    associatedtype Answer
    /// The error that a form that fails throws: none for `expect`.
    associatedtype Failure: Error

    /// The implementation of the forms that are awaited.
    var asyncCore: AsyncExpectationCore<Value> { get }

    /// The result of a form that did not throw.
    ///
    /// - Parameter value: The value that was checked; `nil` if there was none.
    func answer(_ value: Value?) -> Answer
}

/// The end of a form that did not throw.
@frozen @usableFromInline struct Checked<Value> {
    @usableFromInline let value: Value?
    @usableFromInline let passed: Bool

    @inlinable init(value: Value?, passed: Bool) {
        self.value = value
        self.passed = passed
    }
}

extension Assertion {
    /// Ends the expectation after an evaluation. The message is made on failure only.
    func end(
        _ evaluation: MatchEvaluation<Value>,
        passed: Bool,
        _ message: @autoclosure () -> String
    ) throws(Failure) -> Checked<Value> {
        let ending = asyncCore.ending
        if passed { ending.notePass() } else { try ending.report(evaluation, message(), throwing: Failure.self) }
        return Checked(value: evaluation.value, passed: passed)
    }

    @inlinable
    func answer(_ checked: Checked<Value>) -> Answer { answer(checked.value) }
}
