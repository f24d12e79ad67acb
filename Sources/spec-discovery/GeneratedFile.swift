/// The file that makes XCTest find the spec classes of a target.
///
/// SwiftPM looks for test methods in the compiler's index and finds a class only by one of its own, so each class gets
/// one that no other class has. It also names classes without the types around them, so a nested class gets an alias.
struct GeneratedFile {
    let classes: SpecClasses

    var text: String {
        ([header] + classes.found.map(entry) + classes.warnings.map(warning)).joined(separator: "\n")
    }

    private var header: String {
        let note = "// Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.\n"
        return classes.found.isEmpty ? note : note + "@_exported import Spec\n"
    }

    private func entry(_ found: SpecClasses.Found) -> String {
        let declaration = found.declaration
        let path = declaration.path.joined(separator: ".")
        let place = "inFile: \(literal(declaration.file)), line: \(declaration.line)"
        let lines =
            declaration.conditions.map { "#if \($0)" }
            + (declaration.path.count > 1 ? ["typealias \(declaration.name) = \(path)"] : [])
            + [
                "extension \(path) {",
                "    nonisolated func test_\(declaration.name)() {",
                "        isDeclared(\(place)\(found.isBaseClass ? ", isBaseClass: true" : ""))",
                "    }",
                "}",
            ]
            + declaration.conditions.map { _ in "#endif" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A warning by the compiler itself, at the place of the class: it shows in every build system and every editor.
    private func warning(_ warning: SpecClasses.Warning) -> String {
        """
        #sourceLocation(file: \(literal(warning.file)), line: \(warning.line))
        #warning(\(literal(warning.message)))
        #sourceLocation()

        """
    }

    private func literal(_ string: String) -> String { string.debugDescription }
}
