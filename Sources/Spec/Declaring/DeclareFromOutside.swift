/// Declares an example on behalf of a module that has its own overloads of `it`.
@MainActor package func declareExample(
    _ name: String,
    traits: [SpecTrait],
    file: StaticString,
    line: UInt,
    _ body: Body
) {
    declareExample(name, traits, Place(file: file, line: line)) { body }
}

/// Declares a group on behalf of a module that has its own overloads of `context` or `describe`.
@MainActor package func declareGroup(
    _ name: String,
    isDescribe: Bool = false,
    traits: [SpecTrait],
    file: StaticString,
    line: UInt,
    _ body: () throws -> Void
) {
    declareGroup(isDescribe ? .describe : .context, name, traits, Place(file: file, line: line), body)
}
