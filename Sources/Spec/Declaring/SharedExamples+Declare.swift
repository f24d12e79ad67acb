/// A context of named values, whatever the compiler took the type of the values to be.
struct NamedValues {
    let values: () -> [String: Any]

    /// The context, if it gives a dictionary with names for keys.
    init?<Context>(_ context: @escaping () -> Context) {
        guard Context.self is any NamedValuesDictionary.Type else { return nil }
        values = { (context() as? any NamedValuesDictionary)?.named ?? [:] }
    }
}

private protocol NamedValuesDictionary {
    var named: [String: Any] { get }
}

extension Dictionary: NamedValuesDictionary where Key == String {
    fileprivate var named: [String: Any] { mapValues { $0 } }
}

/// The context that Quick hands to shared examples.
public typealias SharedExampleContext = () -> [String: Any]

/// Declares examples under a name, to be used by ``itBehavesLike(_:file:line:)`` in this group and in those inside it.
///
/// ```swift
/// sharedExamples("an empty list") {
///     it("has no first element") { expect(list.first) == nil }
/// }
/// ```
///
/// - Parameters:
///   - name: What the examples show something to be.
///   - file: Where they stand; leave it out.
///   - line: Where they stand; leave it out.
///   - body: Declares hooks, groups and examples, as the closure of a `describe` does.
@MainActor public func sharedExamples(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
) {
    share(name, Place(file: file, line: line)) { (_: () -> Void) in body() }
}

/// Declares examples that want a context, to be used by
/// ``itBehavesLike(_:file:line:context:)-4s69e``.
///
/// ```swift
/// sharedExamples("a list") { (list: @escaping () -> [Int]) in
///     it("knows its first element") { expect(list().first) == list()[0] }
/// }
/// ```
///
/// - Parameters:
///   - name: What the examples show something to be.
///   - file: Where they stand; leave it out.
///   - line: Where they stand; leave it out.
///   - body: Gets a closure for the context, to be called in hooks and examples; declares what a `describe` may.
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
    let entry = SharedExamples.Entry(place: place, contextType: Context.self) { context in
        if let context = context as? () -> Context {
            body(context)
        } else if Context.self == [String: Any].self, let context = context as? NamedValues {
            body { context.values() as! Context }
        } else {
            return false
        }
        return true
    }
    declare("sharedExamples", at: place) { $0.sharedExamples[name] = entry }
}
