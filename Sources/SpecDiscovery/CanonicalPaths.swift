/// Gives each type one path, however the extension around it is written: `extension MyTests.Outer` also names the
/// module, and `extension Alias` uses another name.
enum CanonicalPaths {
    static func applied(to declarations: [TypeDeclaration], module: String) -> [TypeDeclaration] {
        let unqualified = withoutModuleNames(declarations, module: module)
        let lookup = NameLookup(unqualified, module: module)
        return unqualified.map { declaration in
            var declaration = declaration
            declaration.path = scope(of: declaration, lookup) + [declaration.name]
            return declaration
        }
    }

    private static func withoutModuleNames(_ declarations: [TypeDeclaration], module: String) -> [TypeDeclaration] {
        let topLevel = Set(declarations.filter { $0.path.count == 1 }.map(\.name))
        return declarations.map { declaration in
            var declaration = declaration
            let isQualified = declaration.path.count > 1 && declaration.path[0] == declaration.module ?? module
            if isQualified, !topLevel.contains(declaration.path[0]) { declaration.path.removeFirst() }
            return declaration
        }
    }

    private static func scope(of declaration: TypeDeclaration, _ lookup: NameLookup) -> [String] {
        declaration.scope.reduce(into: []) { path, name in
            path.append(name)
            let named = lookup.declarations(at: path, for: declaration).first
            guard let named, let meant = lookup.meaning(of: named) else { return }
            path = lookup.declarations[meant].path
        }
    }
}
