/// The file by which XCTest finds the spec classes of a target.
///
/// SwiftPM looks for test methods in the compiler's index and finds a class only by a method of its own, so each class
/// gets one with the name of the class. SwiftPM also names classes without the types around them, so a nested class
/// gets an alias.
///
/// The code that SwiftPM generates calls `testCase`, which has to be the one of Spec, so the target exports that
/// function. It exports nothing else, because exported names are visible in every file of the target, where other names
/// of Spec would collide with the target's own.
struct GeneratedFile {
    let classes: SpecClasses
    var bareExpectations: [BareExpectation] = []

    var text: String {
        ([header] + configurations + classes.found.map(entry) + classes.warnings.map(warning) + notes + expectations)
            .joined(separator: "\n")
    }

    /// On Apple's platforms XCTest asks the Objective-C runtime, and Spec has no such function.
    private static let export = """
        #if !canImport(ObjectiveC)
        @_exported import func Spec.testCase
        #endif

        """

    private var header: String {
        let note = "// Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.\n"
        let hasNotes = classes.warnings.contains { $0.note != nil }
        return note + (classes.found.isEmpty && !hasNotes ? "" : "import Spec\n")
            + (classes.found.isEmpty ? "" : Self.export)
    }

    /// A function that returns the configurations, each within the `#if` conditions of its declaration.
    private var configurations: [String] {
        guard !classes.configurations.isEmpty else { return [] }
        let lines = classes.configurations.map { declaration in
            let path = declaration.path.map(Identifier.spelled).joined(separator: ".")
            return conditional(["    configurations.append(\(path).self)"], on: declaration.conditions)
        }
        return [
            """
            private nonisolated func specConfigurations() -> [SpecConfiguration.Type] {
                var configurations: [SpecConfiguration.Type] = []
            \(lines.joined())    return configurations
            }

            """
        ]
    }

    private func entry(_ found: SpecClasses.Found) -> String {
        let declaration = found.declaration
        let path = declaration.path.map(Identifier.spelled).joined(separator: ".")
        let alias = found.needsAlias ? declaration.availability + ["typealias \(declaration.name) = \(path)"] : []
        let lines =
            alias + declaration.availability
            + [
                "extension \(path) {",
                "    nonisolated func test_\(declaration.name)() {",
                "        \(statement(found))",
                "    }",
                "}",
            ]
        return conditional(lines, on: declaration.conditions)
    }

    /// The statement that registers the place of a class. It also compiles for a class of another framework.
    private func statement(_ found: SpecClasses.Found) -> String {
        let place = "inFile: \(literal(found.declaration.file)), line: \(found.declaration.line)"
        let more = [
            found.isBaseClass ? ", isBaseClass: true" : "",
            classes.configurations.isEmpty ? "" : ", configuredBy: specConfigurations()",
        ]
        return "DiscoveredSpecs.note(self, \(place)\(more.joined()))"
    }

    /// A compiler warning at the place of the class, which every build system and editor shows.
    private func warning(_ warning: SpecClasses.Warning) -> String {
        let lines = [
            "#sourceLocation(file: \(literal(warning.declaration.file)), line: \(warning.declaration.line))",
            "#warning(\(literal(warning.message)))",
            "#sourceLocation()",
        ]
        return conditional(lines, on: warning.declaration.conditions)
    }

    /// A class that lists the spec classes that cannot run. Spec finds it in the test process and fails the run.
    private var notes: [String] {
        let lines = classes.warnings.compactMap { warning in
            warning.note.map { note in
                conditional(["        " + call(warning.declaration, note)], on: warning.declaration.conditions)
            }
        }
        return subclass(of: "UnreachableSpecClasses", telling: lines)
    }

    private func call(_ declaration: TypeDeclaration, _ note: SpecClasses.Note) -> String {
        let place = "\(literal(declaration.file)), \(declaration.line)"
        return "tell(\(literal(declaration.spelling)), \(place), \(literal(note.reason)), \(literal(note.remedy)))"
    }

    /// A class that lists the expectations without a matcher. The compiler's own warning at their places is there only
    /// when it compiles the file.
    private var expectations: [String] {
        // Without spec classes Spec does not run.
        guard !classes.found.isEmpty else { return [] }
        let lines = bareExpectations.map { expectation in
            let arguments = "\(literal(expectation.function)), \(literal(expectation.file)), \(expectation.line)"
            return conditional(["        tell(\(arguments))"], on: expectation.conditions)
        }
        return subclass(of: "BareExpectations", telling: lines)
    }

    /// A class that Spec finds in the test process; none if there is nothing to tell.
    private func subclass(of name: String, telling lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        return [
            """
            private nonisolated final class \(name)OfTarget: \(name) {
                override class func tell(_ tell: Tell) {
            \(lines.joined())    }
            }

            """
        ]
    }

    private func conditional(_ lines: [String], on conditions: [String]) -> String {
        (conditions.map { "#if \($0)" } + lines + conditions.map { _ in "#endif" }).joined(separator: "\n")
            + "\n"
    }

    /// Escapes what a literal needs and nothing else: `#sourceLocation` shows escapes as they are written.
    private func literal(_ string: String) -> String {
        guard needsEscapes(string) else { return "\"\(string)\"" }
        let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\r\n": "\\r\\n"]
        return "\"" + string.map { escapes[$0] ?? String($0) }.joined() + "\""
    }

    /// Most strings need none, and a debug build takes long to go through characters.
    private func needsEscapes(_ string: String) -> Bool {
        for byte in string.utf8 where byte == .backslash || byte == .quote || byte.isNewline { return true }
        return false
    }
}
