import Foundation

/// The tool that the plugin runs for each test target: reads its sources and writes the file by which XCTest finds its
/// specs.
package enum SpecDiscoveryTool {
    package static func run(_ words: [String]) throws(DiscoveryError) {
        let arguments = try Arguments(words)
        let own = try arguments.sources.map { path throws(DiscoveryError) in try SourceFile(at: path) }
        var declarations = own.flatMap { $0.declarations(in: nil) }
        for (module, sources) in arguments.references.sorted(by: { $0.key < $1.key }) {
            for path in sources { declarations += try SourceFile(at: path).declarations(in: module) }
        }
        let classes = SpecClasses(in: declarations, module: arguments.module)
        let file = GeneratedFile(classes: classes, bareExpectations: SourceFile.bareExpectations(in: own))
        try write(file.text, to: arguments.output)
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
