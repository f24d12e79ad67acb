/// The spec classes of a target, and what there is to warn of.
struct SpecClasses: Equatable {
    /// A class that XCTest can run.
    struct Found: Equatable {
        var declaration: ClassDeclaration
        /// Whether another spec class of the target inherits from it; such a class may be without examples.
        var isBaseClass: Bool
    }

    /// Something that looks like a spec class and cannot be run.
    struct Warning: Equatable {
        var message: String
        var file: String
        var line: Int
    }

    private(set) var found: [Found] = []
    private(set) var warnings: [Warning] = []

    init(in declarations: Declarations) {
        let inheritance = Inheritance(declarations)
        let specs = declarations.classes.filter(inheritance.isSpec)
        var takenNames: [String: ClassDeclaration] = [:]
        for declaration in declarations.classes.filter({ $0.path.count == 1 && !$0.isLocal }) {
            takenNames[declaration.name] = takenNames[declaration.name] ?? declaration
        }
        for declaration in specs {
            let problem = Self.problem(with: declaration, inheritance, takenNames[declaration.name])
            if let problem {
                warnings.append(Warning(message: problem, file: declaration.file, line: declaration.line))
            }
            guard problem == nil, !declaration.isGeneric else { continue }
            takenNames[declaration.name] = declaration
            found.append(Found(declaration: declaration, isBaseClass: inheritance.hasSubclass(declaration, in: specs)))
        }
        warnings += declarations.classes.filter(inheritance.isUndecided).map(Self.undecided)
    }

    /// Why XCTest cannot run the class; `nil` if it can, or need not.
    private static func problem(
        with declaration: ClassDeclaration,
        _ inheritance: Inheritance,
        _ namesake: ClassDeclaration?
    ) -> String? {
        let name = declaration.path.joined(separator: ".")
        if declaration.isLocal {
            return "\(name) is declared inside a function, where XCTest cannot reach it: its examples do not run; "
                + "move it to the top level of the file"
        }
        if declaration.isPrivate {
            return "\(name) is private, so XCTest cannot reach it: its examples do not run; remove `private`"
        }
        if inheritance.isInGenericType(declaration) {
            return "\(name) stands in a generic type, so XCTest cannot name it: its examples do not run; move it out"
        }
        if declaration.isGeneric {
            return inheritance.hasSubclass(declaration, in: inheritance.declarations.classes)
                ? nil
                : "\(name) is generic, so XCTest cannot make one: its examples do not run; "
                    + "declare a class that inherits from it with its arguments filled in"
        }
        if let namesake, namesake.path != declaration.path {
            return "\(name) has the same name as \(namesake.path.joined(separator: ".")) in this target, and XCTest knows "
                + "classes by their last name only: its examples do not run; rename one of them"
        }
        return nil
    }

    private static func undecided(_ declaration: ClassDeclaration) -> Warning {
        let name = declaration.path.joined(separator: ".")
        let superclass = declaration.superclass.joined(separator: ".")
        return Warning(
            message: "cannot tell whether \(name) is a spec class, as \(superclass) is declared in another module: "
                + "if it is, its examples do not run; override `spec()` in it, and call `super.spec()` there",
            file: declaration.file,
            line: declaration.line
        )
    }
}
