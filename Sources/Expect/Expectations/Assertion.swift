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
}
