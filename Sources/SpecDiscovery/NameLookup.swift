/// Resolves the name of a type at a place, as the compiler does: from the innermost type outwards, through aliases and
/// inherited members.
///
/// A result is a list, because `#if` may declare the same name in several ways.
struct NameLookup {
    enum Answer: Hashable {
        /// The index of a given declaration.
        case declared(Int)
        case specCase
        /// A type that is not declared in the given files.
        case elsewhere(String)
    }

    let declarations: [TypeDeclaration]
    private let indices: [[String]: [Int]]
    private let modules: Set<String>

    init(_ declarations: [TypeDeclaration], module: String) {
        self.declarations = declarations
        indices = Dictionary(grouping: declarations.indices) { declarations[$0].path }
        modules = Set(declarations.compactMap(\.module) + [module])
    }

    /// The declarations on the way of a lookup. Code that does not compile may have cycles; the lookup stops there.
    private typealias Trail = [Int]

    /// The types that the declaration inherits from, or that an alias stands for, each in all its meanings.
    func parents(of index: Int) -> [[Answer]] {
        declarations[index].parents.map { resolve($0, for: declarations[index], trail: []) }
    }

    /// The type that an alias stands for, if it is a single given type. The result for a type is the type.
    func meaning(of index: Int) -> Int? {
        var seen = [index]
        while let alias = seen.last, declarations[alias].kind == .alias {
            let parents = parents(of: alias)
            guard parents.count == 1, case .declared(let next)? = parents[0].first, !seen.contains(next) else {
                return nil
            }
            seen.append(next)
        }
        return seen.last
    }

    /// The declarations that a path from the top level leads to.
    func declarations(at path: [String], for asker: TypeDeclaration) -> [Int] {
        guard let first = path.first else { return [] }
        return path.dropFirst().reduce(visible([first], for: asker)) { members($1, of: $0, for: asker, trail: []) }
    }

    private func resolve(_ name: [String], for asker: TypeDeclaration, trail: Trail) -> [Answer] {
        guard let first = name.first else { return [] }
        let start = lookUp(first, for: asker, trail: trail)
        if start.isEmpty, name.count > 1, modules.contains(first) {
            return resolve(Array(name.dropFirst()), inModule: first, for: asker, trail: trail)
        }
        let found = name.dropFirst().reduce(start) { members($1, of: $0, for: asker, trail: trail) }
        guard found.isEmpty else { return found.map { .declared($0) } }
        return name == ["SpecCase"] || name == ["Spec", "SpecCase"] ? [.specCase] : [.elsewhere(name[name.count - 1])]
    }

    /// Resolves a name after the name of a module: it is declared at the top level there.
    private func resolve(_ name: [String], inModule module: String, for asker: TypeDeclaration, trail: Trail)
        -> [Answer]
    {
        var outsider = asker
        outsider.path = [asker.name]
        if declarations.contains(where: { $0.module == module }) { outsider.module = module }
        return resolve(name, for: outsider, trail: trail)
    }

    /// Resolves the first part of a name: the nearest declaration outwards.
    private func lookUp(_ name: String, for asker: TypeDeclaration, trail: Trail) -> [Int] {
        for depth in stride(from: asker.scope.count, through: 0, by: -1) {
            let scope = Array(asker.scope[..<depth])
            let found = visible(scope + [name], for: asker)
            if !found.isEmpty { return found }
            let inherited = depth == 0 ? [] : members(name, of: visible(scope, for: asker), for: asker, trail: trail)
            if !inherited.isEmpty { return inherited }
        }
        return []
    }

    /// The member types of this name in the given types, in the types that they stand for, and in those they inherit
    /// from.
    private func members(_ name: String, of types: [Int], for asker: TypeDeclaration, trail: Trail) -> [Int] {
        types.filter { !trail.contains($0) }.flatMap { type -> [Int] in
            let own = visible(declarations[type].path + [name], for: asker)
            guard own.isEmpty else { return own }
            let trail = trail + [type]
            let parents = declarations[type].parents.flatMap { resolve($0, for: declarations[type], trail: trail) }
            let declared = parents.compactMap { if case .declared(let index) = $0 { index } else { nil } }
            return members(name, of: declared, for: asker, trail: trail)
        }
    }

    /// The declarations with this path that are visible to the asker; those of its own module hide others.
    private func visible(_ path: [String], for asker: TypeDeclaration) -> [Int] {
        let all = (indices[path] ?? []).filter { index in
            let declaration = declarations[index]
            if declaration.isLocal || declaration.isPrivate, declaration.file != asker.file { return false }
            return !declaration.isLocal || asker.isLocal
        }
        let own = all.filter { declarations[$0].module == asker.module }
        return own.isEmpty ? all.filter { declarations[$0].module != nil } : own
    }
}
