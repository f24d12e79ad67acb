/// The spec classes of a target, and the warnings about classes that cannot run.
struct SpecClasses: Equatable {
    /// A class that XCTest can run.
    struct Found: Equatable {
        var declaration: TypeDeclaration
        /// Whether another spec class of the target inherits from it; such a class may be without examples.
        var isBaseClass = false
        /// Whether it needs a name without those of the types around it.
        var needsAlias = false
    }

    /// A class that looks like a spec class and cannot run, or a configuration without effect.
    struct Warning: Equatable {
        var message: String
        var declaration: TypeDeclaration
        /// For a spec class, the failure of a run in which its examples are missing.
        var note: Note?
    }

    /// Why the examples of a class do not run, and what to do.
    struct Note: Equatable {
        var reason: String
        var remedy: String
    }

    private(set) var found: [Found] = []
    /// The classes that configure all spec classes of the target.
    private(set) var configurations: [TypeDeclaration] = []
    private(set) var warnings: [Warning] = []
    private let inheritance: Inheritance
    private let enclosingTypes: EnclosingTypes
    /// The names at the top level of the target and those of generated aliases for nested classes, with their
    /// declarations.
    private var takenNames: [String: Int] = [:]

    init(in declarations: [TypeDeclaration], module: String) {
        let declarations = CanonicalPaths.applied(to: declarations, module: module)
        inheritance = Inheritance(declarations, module: module)
        enclosingTypes = EnclosingTypes(inheritance.lookup)
        let own = declarations.indices.filter { declarations[$0].module == nil }
        for index in own where declarations[index].path.count == 1 && !declarations[index].isLocal {
            takenNames[declarations[index].name] = takenNames[declarations[index].name] ?? index
        }
        for index in own where inheritance.verdicts[index] >= .likelySpec { addSpecClass(index) }
        for index in own where inheritance.verdicts[index] == .unknown { warnIfDoubtful(declarations[index]) }
        for index in own where inheritance.isConfiguration(index) { addConfiguration(declarations[index]) }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.found == right.found && left.configurations == right.configurations && left.warnings == right.warnings
    }

    private mutating func addConfiguration(_ declaration: TypeDeclaration) {
        if let obstacle = obstacle(to: declaration), obstacle != .quotedName {
            let message =
                "\(declaration.spelling) cannot be reached, so what it configures does not hold; declare it where others "
                + "can name it, neither private nor generic nor inside a function"
            warnings.append(Warning(message: message, declaration: declaration))
        } else if found.isEmpty {
            let message = "\(declaration.spelling) configures nothing: there is no spec class in this target"
            warnings.append(Warning(message: message, declaration: declaration))
        } else {
            configurations.append(declaration)
        }
    }

    private mutating func addSpecClass(_ index: Int) {
        let declaration = inheritance.declarations[index]
        let isBaseClass = inheritance.basePaths.contains(declaration.path)
        if let obstacle = obstacle(to: declaration) ?? namesakeObstacle(to: index) {
            // A base class that cannot run itself is no loss if its examples run in its subclasses.
            if isBaseClass, obstacle.isOvercomeBySubclasses || !declaration.overridesSpec { return }
            let note = Note(reason: obstacle.reason, remedy: obstacle.remedy)
            let message = obstacle.message(on: declaration)
            return warnings.append(Warning(message: message, declaration: declaration, note: note))
        }
        let needsAlias = declaration.path.count > 1 && takenNames[declaration.name] == nil
        if needsAlias { takenNames[declaration.name] = index }
        found.append(
            Found(
                declaration: declaration,
                isBaseClass: isBaseClass,
                needsAlias: needsAlias || isAliased(index)
            )
        )
    }

    /// Why XCTest cannot run the class.
    private func obstacle(to declaration: TypeDeclaration) -> Obstacle? {
        if declaration.isLocal { return .local }
        if declaration.isPrivate || enclosingTypes.arePrivate(around: declaration) { return .private }
        if enclosingTypes.areGeneric(around: declaration) { return .inGenericType }
        if declaration.isGeneric { return .generic }
        if declaration.availability.contains(where: Availability.isUnavailable) { return .unavailable }
        if !Identifier.isPlain(declaration.name) { return .quotedName }
        return nil
    }

    /// Whether another type has the name of the class: XCTest knows classes by their last name. The same class in
    /// another branch of an `#if`, and an alias of the class, are no obstacle.
    private func namesakeObstacle(to index: Int) -> Obstacle? {
        let declaration = inheritance.declarations[index]
        guard let other = takenNames[declaration.name] else { return nil }
        let namesake = inheritance.declarations[other]
        let isServed = !namesake.isPrivate && inheritance.lookup.meaning(of: other) == index
        if namesake.path == declaration.path || isServed { return nil }
        return .namesake(namesake.spelling)
    }

    /// Whether this tool generates an alias for the class: then each branch of an `#if` that declares the class needs
    /// it.
    private func isAliased(_ index: Int) -> Bool {
        let declaration = inheritance.declarations[index]
        guard declaration.path.count > 1, let other = takenNames[declaration.name] else { return false }
        return inheritance.declarations[other].path == declaration.path
    }

    /// Warns of a class whose name, or whose superclass's name, says that it is a spec class.
    private mutating func warnIfDoubtful(_ declaration: TypeDeclaration) {
        let superclass = declaration.parents.first ?? []
        let names = [declaration.name, superclass.last ?? ""]
        guard names.contains(where: Identifier.mentionsSpec), !Identifier.looksLikeProtocol(names[1]) else { return }
        let remedy = "override `spec()` in it, and call `super.spec()` there"
        let name = superclass.joined(separator: ".")
        let message =
            "cannot tell whether \(declaration.spelling) is a spec class, as \(name) is declared in another module: if it is, "
            + "its examples do not run; \(remedy)"
        let reason = "inherits from \(name), which is declared in another module, so the plugin cannot see what it is"
        warnings.append(
            Warning(message: message, declaration: declaration, note: Note(reason: reason, remedy: remedy))
        )
    }
}
