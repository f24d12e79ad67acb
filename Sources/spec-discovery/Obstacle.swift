/// Why XCTest cannot run a spec class.
enum Obstacle: Equatable {
    case local, `private`, inGenericType, generic, unavailable, quotedName
    case namesake(String)

    /// Whether the examples of such a class run in the classes that inherit from it, and nothing else was meant.
    var isOvercomeBySubclasses: Bool { self == .generic || self == .inGenericType }

    /// What happened, what follows from it, and how to mend it.
    func message(on declaration: TypeDeclaration) -> String {
        let name = declaration.spelling
        let loss = "its examples do not run"
        return switch self {
        case .local:
            "\(name) is declared inside a function or a closure, where XCTest cannot reach it: \(loss); "
                + "move it to the top level of the file"
        case .private:
            "\(name) is private, or what is around it is, so XCTest cannot reach it: \(loss); remove `private`"
        case .inGenericType:
            "\(name) stands in a generic type, so XCTest cannot name it: \(loss); move it out"
        case .generic:
            "\(name) is generic, so XCTest cannot make one: \(loss); declare a class that inherits from it with its "
                + "arguments filled in"
        case .unavailable:
            "\(name) is marked as unavailable, so XCTest cannot use it: \(loss); remove it, or the attribute"
        case .quotedName:
            "\(name) has a name that needs backticks, and XCTest writes it without: \(loss); rename it"
        case .namesake(let other):
            "\(name) has the same name as \(other) in this target, and XCTest knows classes by their last name only: "
                + "\(loss); rename one of them"
        }
    }
}
