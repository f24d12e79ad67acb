import Foundation

/// What the build tool plugin runs for each target: reads its sources, writes the file that makes XCTest find its specs.
package enum SpecDiscoveryTool {
    package static func run(_ words: [String]) throws(Problem) {
        let arguments = try Arguments(words)
        var declarations = try declarations(in: arguments.sources, module: nil)
        for (module, sources) in arguments.references.sorted(by: { $0.key < $1.key }) {
            declarations += try self.declarations(in: sources, module: module)
        }
        let classes = SpecClasses(in: declarations, module: arguments.module)
        try write(GeneratedFile(classes: classes).text, to: arguments.output)
    }

    private static func declarations(in sources: [String], module: String?) throws(Problem) -> [TypeDeclaration] {
        var declarations: [TypeDeclaration] = []
        for path in sources {
            for var declaration in DeclarationScanner.declarations(in: try read(path), file: path) {
                declaration.module = module
                declarations.append(declaration)
            }
        }
        return declarations
    }

    private static func read(_ path: String) throws(Problem) -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Problem(description: "\(path) cannot be read")
        }
        return data
    }

    /// Writes the file only if its text changes: a file with a new date is compiled anew, and all that depends on it.
    private static func write(_ text: String, to path: String) throws(Problem) {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Problem(description: "\(path) cannot be written: \(error)")
        }
    }

    package struct Problem: Error, Equatable, CustomStringConvertible {
        package let description: String
    }
}
