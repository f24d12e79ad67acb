/// The type of the closure that returns the context for shared examples, as in Quick.
public typealias SharedExampleContext = () -> [String: Any]

/// Declares shared examples that ``itBehavesLike(_:_:file:line:context:)`` can use in this group
/// and in inner groups.
///
/// ```swift
/// sharedExamples("an empty list") {
///     it("has no first element") { expect(list.first) == nil }
/// }
/// ```
@MainActor public func sharedExamples(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
) {
    share(name, Place(file: file, line: line)) { (_: () -> Void) in body() }
}

/// Declares shared examples that take a context from ``itBehavesLike(_:_:file:line:context:)``.
///
/// ```swift
/// sharedExamples("a list") { (list: @escaping () -> [Int]) in
///     it("knows its first element") { expect(list().first) == list()[0] }
/// }
/// ```
///
/// The body receives a closure that returns the context. Hooks and examples can call this closure.
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

/// The superclass of classes that declare shared examples. If you pass such a class to
/// ``itBehavesLike(_:_:file:line:context:)``, the compiler checks its name and the type of the
/// context.
///
/// ```swift
/// final class EmptyList: Behavior<[Int]> {
///     override class func spec(_ list: @escaping () -> [Int]) {
///         it("has no first element") { expect(list().first) == nil }
///     }
/// }
/// ```
open class Behavior<Context> {
    /// The behavior's name, which is the class name by default. Groups that contain the behavior's
    /// examples are named `behaves like NAME`.
    open class var name: String { String(describing: self) }

    /// Declares the examples, which can call `context` when they run. Does nothing by default.
    @MainActor open class func spec(_ context: @escaping () -> Context) {}
}
