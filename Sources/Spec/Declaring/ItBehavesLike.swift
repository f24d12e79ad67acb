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
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
@MainActor public func itBehavesLike(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    useShared(name, [], context: {}, Place(file: file, line: line))
}

/// Declares a group of the shared examples of that name, with a context.
///
/// ```swift
/// itBehavesLike("a list") { [1, 2, 3] }
/// ```
///
/// - Parameters:
///   - name: The name by which `sharedExamples` declared them, in this group or in one around it.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
///   - context: Gives the context; called each time an example asks for it.
@MainActor public func itBehavesLike<Context>(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    useShared(name, [], context: context, Place(file: file, line: line))
}

/// Declares a group of the examples of a ``Behavior``, with its context.
///
/// ```swift
/// itBehavesLike(EmptyList.self) { Stack<Int>() }
/// ```
///
/// - Parameters:
///   - behavior: The class whose `spec(_:)` declares the examples.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
///   - context: Gives the context; called each time an example asks for it.
@MainActor public func itBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type,
    file: StaticString = #filePath,
    line: UInt = #line,
    context: @escaping () -> Context
) {
    declareGroup(.context, "behaves like \(behavior.name)", [], Place(file: file, line: line)) {
        behavior.spec(context)
    }
}

@MainActor func useShared<Context>(
    _ name: String,
    _ traits: [Trait],
    context: @escaping () -> Context,
    _ place: Place
) {
    declare("itBehavesLike", at: place) { reader in
        guard let entry = reader.sharedExamples[name] else {
            return reader.misuse(.unknownSharedExamples(name, known: reader.sharedExamples.names, at: place))
        }
        let declaration = Declaration(kind: .context, name: "behaves like \(name)", place: place, traits: traits)
        reader.group(declaration) {
            if !entry.declare(context), NamedValues(context).map(entry.declare) != true {
                reader.misuse(.wrongContext(name, wants: entry.contextType, given: Context.self, at: place))
            }
        }
    }
}
