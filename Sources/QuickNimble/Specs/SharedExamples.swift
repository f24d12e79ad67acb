import Spec

// Quick's overloads for shared examples that take a dictionary. The `sharedExamples` overload lets
// the compiler infer the type of the closure's parameter. The other overloads use the argument
// label `sharedExampleContext`.

/// Declares shared examples that take a dictionary of named values. Use them with `itBehavesLike`.
@preconcurrency @MainActor public func sharedExamples(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ closure: @escaping @MainActor (@escaping SharedExampleContext) -> Void
) {
    Spec.sharedExamples(name, file: file, line: line) { (context: @escaping SharedExampleContext) in closure(context) }
}

/// Declares a group that contains the shared examples with the given name.
@preconcurrency @MainActor public func itBehavesLike(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
) {
    itBehavesLike(name, file: file, line: line, context: sharedExampleContext)
}

/// Declares a focused group that contains the shared examples with the given name.
@preconcurrency @MainActor public func fitBehavesLike(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
) {
    fitBehavesLike(name, file: file, line: line, context: sharedExampleContext)
}

/// Declares a pending group that contains the shared examples with the given name.
@preconcurrency @MainActor public func xitBehavesLike(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
) {
    xitBehavesLike(name, file: file, line: line, context: sharedExampleContext)
}
