/// Declares a group of the shared examples of that name.
///
/// ```swift
/// describe("a new stack") {
///     itBehavesLike("an empty list")
/// }
/// ```
///
/// - Parameters:
///   - name: The name by which `sharedExamples` declared them, in this group or in one around it.
///   - traits: What is said of all examples in the group, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
@MainActor public func itBehavesLike(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    useShared(name, traits, context: {}, Place(file: file, line: line))
}

/// Declares a group of the shared examples of that name, with a context.
///
/// ```swift
/// itBehavesLike("a list") { [1, 2, 3] }
/// ```
///
/// - Parameters:
///   - name: The name by which `sharedExamples` declared them, in this group or in one around it.
///   - traits: What is said of all examples in the group, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
///   - context: Gives the context; called each time an example asks for it.
@MainActor public func itBehavesLike<Context>(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useShared(name, traits, context: context, Place(file: file, line: line))
}

/// Declares a group of the examples of a ``Behavior``, with its context.
///
/// ```swift
/// itBehavesLike(EmptyList.self) { Stack<Int>() }
/// ```
///
/// - Parameters:
///   - behavior: The class whose `spec(_:)` declares the examples.
///   - traits: What is said of all examples in the group, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
///   - context: Gives the context; called each time an example asks for it.
@MainActor public func itBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useBehavior(behavior, traits, context: context, Place(file: file, line: line))
}
