import Foundation

/// What is known of the packages that are open in the editor.
struct Workspace: Sendable {
    /// The roots of the packages.
    var roots: [String] = []
    /// The files that are open.
    var documents: [String: Document] = [:]
    private var built = BuiltTests()
    /// The modules by folder, as sourcekit-lsp told.
    private var modules: [String: String] = [:]
    /// What the files say that are not open, and when they changed.
    private var closed: [String: (time: Double, source: SpecSource)] = [:]

    // MARK: Documents

    mutating func open(_ path: String, _ text: String) {
        guard path.hasSuffix(".swift") else { return }
        documents[path] = Document(text: text)
        adoptListing(for: path)
    }

    mutating func install(_ built: BuiltTests) {
        self.built = built
        for path in documents.keys { adoptListing(for: path) }
    }

    /// Gives an open document the places of the listing, if it was built from this text; otherwise those that move along with
    /// its edits stay.
    private mutating func adoptListing(for path: String) {
        guard let document = documents[path] else { return }
        let isBuilt = isBuilt(path) && FileManager.default.contents(atPath: path) == Data(document.text.utf8)
        guard isBuilt || !document.hasListing else { return }
        documents[path]?.adopt(built.examples[path] ?? [], isBuilt: isBuilt)
    }

    /// Whether the file has not changed since the last build.
    private func isBuilt(_ path: String) -> Bool {
        FileURI.changeTime(of: path).map { $0 <= built.buildTime } ?? false
    }

    // MARK: Examples

    /// What the text of a file says: of the document, if it is open, or of the file.
    mutating func source(of path: String) -> SpecSource? {
        if let document = documents[path] {
            let source = document.source ?? SourceReader.read(document.text)
            documents[path]?.source = source
            return source
        }
        guard path.hasSuffix(".swift"), let time = FileURI.changeTime(of: path) else { return nil }
        if let known = closed[path], known.time == time { return known.source }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let source = SourceReader.read(String(decoding: data, as: UTF8.self))
        closed[path] = (time, source)
        return source
    }

    /// The examples of a file. The listing has all of a file that is as it was built.
    mutating func examples(in path: String) -> [Example] {
        let document = documents[path]
        let listing = document?.listing ?? built.examples[path] ?? []
        if !listing.isEmpty, document?.isBuilt ?? isBuilt(path) { return listing.sorted { $0.line < $1.line } }
        return source(of: path)?.examples(in: module(of: path), and: listing) ?? []
    }

    /// The files that are known to have examples.
    var paths: Set<String> { Set(documents.keys).union(built.examples.keys) }

    /// Learns the modules of files from what sourcekit-lsp answered.
    mutating func note(_ items: [JSONValue]) {
        for item in items where item["style"] == "XCTest" {
            guard let path = FileURI.path(of: item["location"]?["uri"]), let identifier = item["id"]?.string else {
                continue
            }
            modules[FileURI.folder(of: path)] = String(identifier.prefix { $0 != "." })
        }
    }

    /// The module of a file: as the last build or sourcekit-lsp has it, or else by SwiftPM's folders.
    func module(of path: String) -> String {
        let folder = FileURI.folder(of: path)
        if let module = built.modules[folder] ?? modules[folder] { return module }
        let parts = path.split(separator: "/").map(String.init)
        let index = parts.lastIndex { ["Tests", "Sources", "Source", "src", "srcs", "Specs"].contains($0) }
        let target = index.map { $0 + 1 }.flatMap { $0 < parts.count - 1 ? parts[$0] : nil } ?? parts.dropLast().last
        return String((target ?? "").map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// The names that complete a string at a position: those of shared examples, or tags; `nil` if neither belong there.
    func names(at position: JSONValue, in path: String) -> Set<String>? {
        guard let text = documents[path]?.text(before: position) else { return nil }
        let sources = documents.values.compactMap(\.source) + closed.values.map(\.source)
        if text.contains(/(?i)itBehavesLike\(\s*"[^"\\]*$/) {
            return sources.reduce(into: built.sharedNames) { $0.formUnion($1.sharedNames) }
        }
        guard text.contains(/\.tags\(\s*("[^"]*"\s*,\s*)*"[^"\\]*$/) else { return nil }
        return sources.reduce(into: built.tags) { $0.formUnion($1.tags) }
    }
}
