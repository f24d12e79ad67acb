import Foundation

/// The tool that the plugin runs for each test target: reads its sources and writes the file by which XCTest finds its
/// specs.
package enum SpecDiscoveryTool {
    package static func run(_ words: [String]) throws(DiscoveryError) {
        let arguments = try Arguments(words)
        var declarations = try declarations(in: arguments.sources, module: nil)
        for (module, sources) in arguments.references.sorted(by: { $0.key < $1.key }) {
            declarations += try self.declarations(in: sources, module: module)
        }
        let classes = SpecClasses(in: declarations, module: arguments.module)
        try write(GeneratedFile(classes: classes).text, to: arguments.output)
    }

    private static func declarations(
        in sources: [String],
        module: String?
    ) throws(DiscoveryError) -> [TypeDeclaration] {
        var declarations: [TypeDeclaration] = []
        for path in sources {
            for var declaration in DeclarationScanner.declarations(in: try read(path), file: path) {
                declaration.module = module
                declarations.append(declaration)
            }
        }
        return declarations
    }

    private static func read(_ path: String) throws(DiscoveryError) -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw DiscoveryError(description: "\(path) cannot be read")
        }
        return data
    }

    /// Writes the file only if its text changes, because a newer file is compiled again with everything that depends on
    /// it.
    private static func write(_ text: String, to path: String) throws(DiscoveryError) {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw DiscoveryError(description: "\(path) cannot be written: \(error)")
        }
    }
}
