import ChildProcesses
import Foundation
import SnapshotFiles
import SpecEvents
import SwiftSource

/// A folder of specs, with what is stored in `Snapshots` in it.
struct SnapshotFolder {
    typealias Entry = (file: String, key: SnapshotKey)

    /// With the slash at its end.
    let path: String
    /// Those of examples. The class of another test has a space in its name.
    private(set) var entries: [Entry] = []
    var classes: Set<String> { Set(entries.map(\.key.className)) }
    /// Why files cannot be read.
    private(set) var problems: [String] = []

    init(_ path: String) {
        self.path = path
        for file in FileManager.default.files(in: path + "Snapshots/", ".md") {
            do {
                let keys = try SnapshotDocument(SnapshotFile(file).read(), of: file).keys
                entries += keys.filter { !$0.className.contains(" ") }.map { (file, $0) }
            } catch {
                problems.append("\(error)")
            }
        }
    }

    private var sources: some Sequence<Data> {
        FileManager.default.files(in: path, ".swift").lazy.compactMap(FileManager.default.contents)
    }

    /// The values of the strings in the sources.
    private(set) lazy var strings = Set(
        sources.map { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }.flatMap { scalars in
            Lexer.tokensAndLiterals(of: scalars).filter { $0.kind == .string }
                .compactMap { StringLiteral.value(of: scalars[$0.range]) }
        }
    )

    func declares(_ className: String) -> Bool {
        let name = String(className.split(separator: ".").last ?? "")
        return sources.contains { WordSearch.contains(name, in: $0) }
    }

    /// Whether a source has more than imports between `#if` and `#endif`, and so perhaps examples.
    var hasConditions: Bool {
        let imports = /#if.*\n(?:[ \t]*(?:(?:@?\w+ )*import .*|#else.*|\/\/.*)?\n)*[ \t]*#endif/
        return sources.contains { String(decoding: $0, as: UTF8.self).replacing(imports, with: "").contains("#if") }
    }
}
