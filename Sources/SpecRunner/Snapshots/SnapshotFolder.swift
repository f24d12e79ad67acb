import ChildProcesses
import Foundation
import SnapshotFiles
import SpecEvents
import SwiftSource

/// A folder of specs, and the contents of its `Snapshots` folder.
struct SnapshotFolder {
    typealias Entry = (file: String, key: SnapshotKey)

    /// The path of the folder, with a trailing slash.
    let path: String
    /// The entries of examples, without those of other tests, whose class name contains a space.
    private(set) var entries: [Entry] = []
    var classes: Set<String> { Set(entries.map(\.key.className)) }
    /// Why some files cannot be read.
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

    /// The names of snapshots that the sources may use: all string literals, and `nil` for an
    /// unnamed snapshot.
    private(set) lazy var names: Set<String?> = sources.reduce(into: []) { names, source in
        let scalars = Array(String(decoding: source, as: UTF8.self).unicodeScalars)
        let tokens = Lexer.tokensAndLiterals(of: scalars)
        for (index, token) in tokens.enumerated() {
            if token.kind == .string { StringLiteral.value(of: scalars[token.range]).map { _ = names.insert($0) } }
            guard token.word == "matchSnapshot" else { continue }
            let arguments = index + 1..<(tokens.indexOfEnd(ofBracketAt: index + 1) ?? index + 1)
            if !arguments.contains(where: { tokens[$0].word == "named" && tokens.isMark(":", at: $0 + 1) }) {
                names.insert(nil)
            }
        }
    }

    func declares(_ className: String) -> Bool {
        let name = className.withoutModule
        return sources.contains { WordSearch.contains(name, in: $0) }
    }

    /// Whether a source file has anything other than imports between `#if` and `#endif`, which may
    /// be examples.
    var hasConditions: Bool {
        let imports = /#if.*\n(?:[ \t]*(?:(?:@?\w+ )*import .*|#else.*|\/\/.*)?\n)*[ \t]*#endif/
        return sources.contains { String(decoding: $0, as: UTF8.self).replacing(imports, with: "").contains("#if") }
    }
}
