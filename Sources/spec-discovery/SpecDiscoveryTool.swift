import Foundation

/// `spec-discovery --output FILE SOURCE…`: what the build tool plugin runs for each target.
@main enum SpecDiscoveryTool {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 2, arguments[0] == "--output" else {
            throw Problem(description: "usage: spec-discovery --output FILE SOURCE…")
        }
        var declarations = Declarations()
        for path in arguments.dropFirst(2).sorted() {
            declarations += DeclarationScanner.declarations(in: try read(path), file: path)
        }
        try write(GeneratedFile(classes: SpecClasses(in: declarations)).text, to: arguments[1])
    }

    private static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Problem(description: "\(path) cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Writes the file only if its text changes: a file with a new date is compiled anew, and all that depends on it.
    private static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Problem(description: "\(path) cannot be written: \(error)")
        }
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }
}
