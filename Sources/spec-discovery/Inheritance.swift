/// Who inherits from whom in a target, by name.
struct Inheritance {
    let declarations: Declarations
    private let classes: [[String]: ClassDeclaration]
    private let aliases: [[String]: [String]]

    init(_ declarations: Declarations) {
        self.declarations = declarations
        classes = Dictionary(declarations.classes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        aliases = Dictionary(declarations.aliases.map { ($0.path, $0.target) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where the superclass of a class is to be found.
    private enum Superclass {
        case specCase
        case declared(ClassDeclaration)
        case unknown
        case none
    }

    /// Whether the class inherits from `SpecCase`. One whose superclass is not in the target does if it overrides
    /// `spec()`: nothing but a spec class has that to override.
    func isSpec(_ declaration: ClassDeclaration) -> Bool {
        switch root(of: declaration) {
        case .specCase: true
        case .unknown: chain(from: declaration).contains(where: \.overridesSpec)
        case .declared, .none: false
        }
    }

    /// Whether the class may be a spec class for all that can be seen: its name says so, and what it inherits from
    /// is not in the target.
    func isUndecided(_ declaration: ClassDeclaration) -> Bool {
        guard case .unknown = root(of: declaration), !isSpec(declaration) else { return false }
        return declaration.superclass.last != "XCTestCase"
            && [declaration.name, declaration.superclass.last ?? ""].contains { $0.hasSuffix("Spec") }
    }

    func hasSubclass(_ declaration: ClassDeclaration, in classes: [ClassDeclaration]) -> Bool {
        classes.contains { candidate in
            candidate.path != declaration.path && chain(from: candidate).contains { $0.path == declaration.path }
        }
    }

    func isInGenericType(_ declaration: ClassDeclaration) -> Bool {
        declaration.path.indices.dropFirst().contains { declarations.genericTypes.contains(Array(declaration.path[..<$0])) }
    }

    /// The class and its superclasses as far as they are in the target, nearest first.
    private func chain(from declaration: ClassDeclaration) -> [ClassDeclaration] {
        var chain = [declaration]
        while case .declared(let next) = superclass(of: chain[chain.count - 1]), !chain.contains(where: { $0.path == next.path }) {
            chain.append(next)
        }
        return chain
    }

    private func root(of declaration: ClassDeclaration) -> Superclass {
        superclass(of: chain(from: declaration).last ?? declaration)
    }

    private func superclass(of declaration: ClassDeclaration) -> Superclass {
        resolve(declaration.superclass, from: Array(declaration.path.dropLast()), steps: 0)
    }

    /// Looks a name up from the innermost enclosing type outwards, through aliases.
    private func resolve(_ name: [String], from scope: [String], steps: Int) -> Superclass {
        guard !name.isEmpty, steps < 16 else { return .none }
        for depth in scope.indices.reversed() + [-1] {
            let path = Array(scope[...depth]) + name
            if let found = classes[path] { return .declared(found) }
            if let target = aliases[path] { return resolve(target, from: Array(path.dropLast()), steps: steps + 1) }
        }
        return name == ["SpecCase"] || name == ["Spec", "SpecCase"] ? .specCase : .unknown
    }
}
