import Spec

// Quick's forms of shared examples with a dictionary: an untyped parameter, and the label.

/// Declares examples with a dictionary of named values, for `itBehavesLike`.
@preconcurrency @MainActor public func sharedExamples(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ closure: @escaping @MainActor (@escaping SharedExampleContext) -> Void
) {
    Spec.sharedExamples(name, file: file, line: line) { (context: @escaping SharedExampleContext) in closure(context) }
}

/// Declares a group of the shared examples with that name.
@preconcurrency @MainActor public func itBehavesLike(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
) {
    itBehavesLike(name, file: file, line: line, context: sharedExampleContext)
}

/// Declares a focused group of the shared examples with that name.
@preconcurrency @MainActor public func fitBehavesLike(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
) {
    fitBehavesLike(name, file: file, line: line, context: sharedExampleContext)
}

/// Declares a group of the shared examples with that name that does not run.
@preconcurrency @MainActor public func xitBehavesLike(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
) {
    xitBehavesLike(name, file: file, line: line, context: sharedExampleContext)
}
