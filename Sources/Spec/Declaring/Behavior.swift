/// Shared examples as a type: found by the compiler where ``itBehavesLike(_:file:line:context:)-41vp1`` names them, with a
/// context whose type it checks.
///
/// ```swift
/// final class EmptyList: Behavior<[Int]> {
///     override class func spec(_ list: @escaping () -> [Int]) {
///         it("has no first element") { expect(list().first) == nil }
///     }
/// }
/// ```
open class Behavior<Context> {
    /// What the group of its examples is named after; the name of the class unless overridden.
    open class var name: String { String(describing: self) }

    /// Declares the examples.
    ///
    /// - Parameter context: Gives the context, to be called in hooks and examples.
    @MainActor open class func spec(_ context: @escaping () -> Context) {}
}
