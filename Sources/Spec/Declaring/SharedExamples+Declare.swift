/// The type of the context in Quick's shared examples.
public typealias SharedExampleContext = () -> [String: Any]

/// Names examples for ``itBehavesLike(_:_:file:line:context:)`` in this group and inner ones.
///
/// ```swift
/// sharedExamples("an empty list") {
///     it("has no first element") { expect(list.first) == nil }
/// }
/// ```
///
/// The name is the kind of thing described. The body declares hooks, groups and examples.
@MainActor public func sharedExamples(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
) {
    share(name, Place(file: file, line: line)) { (_: () -> Void) in body() }
}

/// Declares examples with a context, for ``itBehavesLike(_:_:file:line:context:)``.
///
/// ```swift
/// sharedExamples("a list") { (list: @escaping () -> [Int]) in
///     it("knows its first element") { expect(list().first) == list()[0] }
/// }
/// ```
///
/// The body gets a closure that returns the context, for calls in hooks and examples.
@MainActor public func sharedExamples<Context>(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@escaping () -> Context) -> Void
) {
    share(name, Place(file: file, line: line), body)
}

@MainActor private func share<Context>(
    _ name: String,
    _ place: Place,
    _ body: @escaping @MainActor (@escaping () -> Context) -> Void
) {
    let examples = SharedExamples(contextType: Context.self) { context in
        if let context = context as? () -> Context {
            body(context)
        } else if let named = context as? NamedValues, Context.self == [String: Any].self || Context.self == Void.self {
            body { named.values() as? Context ?? () as! Context }
        } else {
            return false
        }
        return true
    }
    declare("sharedExamples", at: place) { $0.sharedExamples[name] = examples }
}

/// Shared examples as a type. The compiler resolves it where
/// ``itBehavesLike(_:_:file:line:context:)`` names it, and checks the type of the context.
///
/// ```swift
/// final class EmptyList: Behavior<[Int]> {
///     override class func spec(_ list: @escaping () -> [Int]) {
///         it("has no first element") { expect(list().first) == nil }
///     }
/// }
/// ```
open class Behavior<Context> {
    /// The name in `behaves like NAME`, the group of its examples; by default that of the class.
    open class var name: String { String(describing: self) }

    /// Declares the examples.
    ///
    /// - Parameter context: Returns the context, for calls in hooks and examples.
    @MainActor open class func spec(_ context: @escaping () -> Context) {}
}
