/// Why XCTest cannot run a spec class.
enum Obstacle: Equatable {
    case local, `private`, inGenericType, generic, unavailable, quotedName
    case namesake(String)

    /// Whether the examples of such a class run in its subclasses, as its author means them to.
    var isOvercomeBySubclasses: Bool { self == .generic || self == .inGenericType }

    /// The whole warning: the reason, its consequence and the remedy.
    func message(on declaration: TypeDeclaration) -> String {
        "\(declaration.spelling) \(reason): its examples do not run; \(remedy)"
    }

    /// The reason, a predicate after the name of the class.
    var reason: String {
        switch self {
        case .local: "is declared inside a function or a closure, where XCTest cannot reach it"
        case .private: "is private, or what is around it is, so XCTest cannot reach it"
        case .inGenericType: "stands in a generic type, so XCTest cannot name it"
        case .generic: "is generic, so XCTest cannot make one"
        case .unavailable: "is marked as unavailable, so XCTest cannot use it"
        case .quotedName: "has a name that needs backticks, and XCTest writes it without"
        case .namesake(let other):
            "has the same name as \(other) in this target, and XCTest knows classes by their last name only"
        }
    }

    /// What to do, as a command.
    var remedy: String {
        switch self {
        case .local: "move it to the top level of the file"
        case .private: "remove `private`"
        case .inGenericType: "move it out"
        case .generic: "declare a class that inherits from it with its arguments filled in"
        case .unavailable: "remove it, or the attribute"
        case .quotedName: "rename it"
        case .namesake: "rename one of them"
        }
    }
}
