/// What the types around a class mean for it, wherever they are declared.
struct Surroundings {
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
                return found.isEmpty ? isFamiliarGeneric(path) : found.contains(where: isGeneric)
            }
    }

    private func typePaths(around declaration: TypeDeclaration) -> [[String]] {
        declaration.scope.indices.map { Array(declaration.scope[...$0]) }
    }

    private func isGeneric(_ index: Int) -> Bool {
        let declaration = lookup.declarations[index]
        return declaration.kind == .alias
            ? declaration.parents.contains(where: isFamiliarGeneric) : declaration.isGeneric
    }

    private func isFamiliarGeneric(_ path: [String]) -> Bool {
        path.last.map(Self.familiarGenerics.contains) ?? false
    }

    private static let familiarGenerics: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange",
        "UnsafePointer", "UnsafeMutablePointer", "Task", "AsyncStream", "AsyncThrowingStream", "CollectionOfOne",
        "Repeated", "LazySequence", "InlineArray", "Published", "Measurement",
    ]
}
