import Foundation
import SpecEvents
import SpecReports

/// A package's chapter files: the `README.md` files in the folders of its test targets.
struct ChapterFiles {
    private static let name = "README.md"

    /// The package's root folder, with symbolic links resolved.
    let packageRoot: String
    /// Whether the run includes all examples. If so, classes named in a chapter must have examples.
    let isWhole: Bool

    func chapters(of examples: [ExampleIdentity]) throws -> Chapters {
        let modules = Dictionary(grouping: examples, by: \.moduleName)
        let folders = modules.mapValues { examples in
            Set(Set(examples.compactMap(\.location?.file)).map(Self.parent))
        }
        let chapters = try modules.keys.sorted().compactMap { module -> Chapter? in
            let others = folders.filter { $0.key != module }.values.reduce(into: Set()) { $0.formUnion($1) }
            guard let path = file(of: module, folders[module] ?? [], others) else { return nil }
            return try chapter(module, path, Set((modules[module] ?? []).map(\.className.withoutModule)))
        }
        for (index, chapter) in chapters.enumerated() {
            guard let same = chapters[..<index].first(where: { $0.title == chapter.title }) else { continue }
            let places = "\(same.file):\(same.line) and \(chapter.file):\(chapter.line)"
            throw RunnerError("\(places) have the same title, “\(same.title)”; give each chapter its own")
        }
        return Chapters(chapters)
    }

    /// Returns the path to a module's chapter file. It is in the innermost folder that contains all
    /// of the module's specs, or in a parent folder that contains no other module's specs.
    private func file(of module: String, _ folders: Set<String>, _ others: Set<String>) -> String? {
        guard var folder = folders.min() else { return nil }
        while !folders.allSatisfy({ ($0 + "/").hasPrefix(folder + "/") }) { folder = Self.parent(of: folder) }
        while folder.hasPrefix(packageRoot + "/"), !others.contains(where: { ($0 + "/").hasPrefix(folder + "/") }) {
            let path = "\(folder)/\(Self.name)"
            if FileManager.default.fileExists(atPath: path) { return path }
            if URL(filePath: folder).lastPathComponent == module { return nil }
            folder = Self.parent(of: folder)
        }
        return nil
    }

    private func chapter(_ module: String, _ path: String, _ known: Set<String>) throws -> Chapter {
        let file = String(path.dropFirst(packageRoot.count + 1))
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw RunnerError("\(file) cannot be read as UTF-8; it has to be Markdown")
        }
        let chapter = try Chapter(markdown: text, module: module, file: file, known: known)
        if isWhole, let wrong = chapter.classes.first(where: { !known.contains($0.name) }) {
            let guess = Spelling.nearest(to: wrong.name, in: known.sorted()).map { "; did you mean \($0)?" }
            throw RunnerError(
                "\(file):\(wrong.line): \(module) has no spec class \(wrong.name)"
                    + (guess ?? "; it has \(known.sorted().joined(separator: ", "))")
            )
        }
        return chapter
    }

    private static func parent(of folder: String) -> String { URL(filePath: folder).deletingLastPathComponent().path }
}
