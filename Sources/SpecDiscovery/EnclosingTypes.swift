/// What the types around a class mean for it, in whichever file they are declared.
struct EnclosingTypes {
    private let lookup: NameLookup

    init(_ lookup: NameLookup) {
        self.lookup = lookup
    }

    /// Whether an extension of a private type holds the class.
    func arePrivate(around declaration: TypeDeclaration) -> Bool {
        typePaths(around: declaration).contains { path in
            lookup.declarations(at: path, for: declaration).contains { lookup.declarations[$0].isPrivate }
        }
    }

    /// Whether the class can only be named with arguments for a type around it.
    func areGeneric(around declaration: TypeDeclaration) -> Bool {
        declaration.isInGenericExtension
            || typePaths(around: declaration).contains { path in
                let found = lookup.declarations(at: path, for: declaration)
                return found.isEmpty ? isKnownGeneric(path) : found.contains(where: isGeneric)
            }
    }

    private func typePaths(around declaration: TypeDeclaration) -> [[String]] {
        declaration.scope.indices.map { Array(declaration.scope[...$0]) }
    }

    private func isGeneric(_ index: Int) -> Bool {
        let declaration = lookup.declarations[index]
        return declaration.kind == .alias
            ? declaration.parents.contains(where: isKnownGeneric) : declaration.isGeneric
    }

    private func isKnownGeneric(_ path: [String]) -> Bool {
        path.last.map(Self.knownGenerics.contains) ?? false
    }

    private static let knownGenerics: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange",
        "UnsafePointer", "UnsafeMutablePointer", "Task", "AsyncStream", "AsyncThrowingStream", "CollectionOfOne",
        "Repeated", "LazySequence", "InlineArray", "Published", "Measurement",
    ]
}
