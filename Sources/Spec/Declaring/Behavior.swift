/// Shared examples as a type. The compiler resolves it where
/// ``itBehavesLike(_:_:file:line:context:)-(Behavior<Context>.,_,_,_,_)`` names it, and checks the type of the context.
///
/// ```swift
/// final class EmptyList: Behavior<[Int]> {
///     override class func spec(_ list: @escaping () -> [Int]) {
///         it("has no first element") { expect(list().first) == nil }
///     }
/// }
/// ```
open class Behavior<Context> {
    /// The name in `behaves like NAME`, the group of its examples; the default is the name of the class.
    open class var name: String { String(describing: self) }

    /// Declares the examples.
    ///
    /// - Parameter context: Returns the context; call it in hooks and examples.
    @MainActor open class func spec(_ context: @escaping () -> Context) {}
}
