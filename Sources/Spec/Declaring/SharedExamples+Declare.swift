/// The type of the context closure in Quick's shared examples.
public typealias SharedExampleContext = () -> [String: Any]

/// Declares shared examples that ``itBehavesLike(_:_:file:line:context:)`` can use in this group
/// and in inner groups.
///
/// ```swift
/// sharedExamples("an empty list") {
///     it("has no first element") { expect(list.first) == nil }
/// }
/// ```
///
/// The name says what kind of thing the examples describe. The body declares hooks, groups and
/// examples.
@MainActor public func sharedExamples(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
) {
    share(name, Place(file: file, line: line)) { (_: () -> Void) in body() }
}

/// Declares shared examples with a context that ``itBehavesLike(_:_:file:line:context:)`` provides.
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

/// The superclass for shared examples that are declared as a class. If you pass the class to
/// ``itBehavesLike(_:_:file:line:context:)``, the compiler checks the class name and the context's
/// type.
///
/// ```swift
/// final class EmptyList: Behavior<[Int]> {
///     override class func spec(_ list: @escaping () -> [Int]) {
///         it("has no first element") { expect(list().first) == nil }
///     }
/// }
/// ```
open class Behavior<Context> {
    /// The name of the behavior. A group with its examples is called `behaves like NAME`. The
    /// default is the name of the class.
    open class var name: String { String(describing: self) }

    /// Declares the examples, which can call `context` when they run. Does nothing by default.
    @MainActor open class func spec(_ context: @escaping () -> Context) {}
}
