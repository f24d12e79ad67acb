import Foundation
import SpecEvents

extension PlaceFilter {
    func named(_ files: Set<String>) -> Set<String> {
        let root = WorkingFolder("/")
        return files.filter { names(file: $0, realFile: $0.hasPrefix("/") ? root.realPath(of: $0) : nil) }
    }

    /// A line in a class, but above the class's first group or example, selects the whole class.
    ///
    /// - Parameter rest: Describes the other options that select examples, for error messages.
    func selected(from examples: [ListedExample], of rest: String) throws -> Set<String> {
        let files = Set(examples.flatMap(\.places).map(\.file))
        let named = named(files)
        guard !named.isEmpty else { throw RunnerError("\(text): \(problem(files, rest))") }
        guard let line else {
            return Set(examples.filter { $0.places.contains { named.contains($0.file) } }.map(\.example.identifier))
        }
        let source = (realPath ?? named.min()).flatMap(FileManager.default.contents) ?? Data()
        let lineCount = source.reduce(source.last == 0x0A ? 0 : 1) { $1 == 0x0A ? $0 + 1 : $0 }
        guard line <= lineCount || source.isEmpty else { throw RunnerError("\(text): the file has \(lineCount) lines") }
        let all = Set(examples.flatMap(\.places)).filter { named.contains($0.file) }
        // The line range of the innermost class that contains the given line.
        let lines = SourceClass.all(in: source).map(\.lines).last { $0.contains(line) }
        let inClass = all.filter { lines?.contains($0.line) ?? false }
        if !inClass.isEmpty, inClass.allSatisfy({ $0.line > line }) {
            return Set(examples.filter { !inClass.isDisjoint(with: $0.places) }.map(\.example.identifier))
        }
        let places = inClass.isEmpty ? all : inClass
        guard let nearest = places.filter({ $0.line <= line }).max(by: { $0.line < $1.line }) else {
            let first = places.map(\.line).min()!
            throw RunnerError(
                "\(text): the first group or example of this file is declared at line \(first); "
                    + "give that line or a later one"
            )
        }
        return Set(examples.filter { $0.places.contains(nearest) }.map(\.example.identifier))
    }

    private func problem(_ files: Set<String>, _ rest: String) -> String {
        let list = "`swift run specs --list` prints the examples"
        guard rest.isEmpty else { return "no example that matches \(rest) is declared there; \(list)" }
        guard realPath == nil else {
            return "no spec is declared there; name a spec file, a folder of them, or a line as FILE:LINE"
        }
        let names = Dictionary(files.map { (Self.stem(of: $0), URL(fileURLWithPath: $0).lastPathComponent) }) { $1 }
        let guess = Spelling.nearest(to: Self.stem(of: path), in: names.keys.sorted()).flatMap { names[$0] }
        let question = guess.map { "; did you mean \($0)?" } ?? ";"
        return "no spec is declared in a file or folder of this name\(question) \(list)"
    }

    private static func stem(of file: String) -> String {
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return name.hasSuffix("Spec") ? String(name.dropLast(4)) : name
    }
}
