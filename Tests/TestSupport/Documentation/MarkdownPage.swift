import XCTest

/// A page in a documentation catalog, or the README.
public struct MarkdownPage {
    /// A code block.
    public struct Block {
        /// The code, without the fences.
        public let text: String
        /// The text between the previous block and this one.
        public let introduction: String

        /// The path of the file that the block shows, if the line before the block ends with that path and a colon.
        public var file: String? {
            let line = introduction.split(separator: "\n").last ?? ""
            return line.wholeMatch(of: /(?:.* )?`([^`]+)`:/).map { String($0.1) }
        }
    }

    /// The file's name without the extension.
    public let name: String
    /// The whole page.
    public let text: String

    /// Reads a page from a file.
    public init(_ file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// The pages in a catalog and its folders, sorted by name.
    public static func pages(of catalog: URL) throws -> [MarkdownPage] {
        try FileManager.default.subpathsOfDirectory(atPath: catalog.path).filter { $0.hasSuffix(".md") }
            .map { try MarkdownPage(catalog.appending(path: $0)) }.sorted { $0.name < $1.name }
    }

    /// The code blocks in a language, such as `swift` or `text`.
    public func blocks(of language: String) -> [Block] {
        let parts = text.components(separatedBy: "```")
        return zip(parts, parts.dropFirst()).enumerated().compactMap { index, pair in
            guard index.isMultiple(of: 2), pair.1.hasPrefix("\(language)\n") else { return nil }
            return Block(text: String(pair.1.dropFirst(language.count + 1)), introduction: pair.0)
        }
    }
}

/// Files in a test target that contain the documentation's code blocks, so that the blocks are compiled.
public struct CompiledSnippets {
    private let files: [URL]
    private let texts: [String]

    /// Reads the files.
    public init(_ files: [URL]) throws {
        self.files = files
        texts = try files.map { Self.lines(of: try String(contentsOf: $0, encoding: .utf8)) }
    }

    /// Records a failure if none of the files contains the block.
    public func assertHave(_ block: MarkdownPage.Block, file: StaticString = #filePath, line: UInt = #line) {
        guard !have(block) else { return }
        let names = files.map(\.lastPathComponent).joined(separator: ", ")
        XCTFail("not in \(names):\n\(block.text)", file: file, line: line)
    }

    /// Whether one of the files contains the block's lines consecutively.
    public func have(_ block: MarkdownPage.Block) -> Bool {
        let lines = Self.lines(of: block.text)
        return texts.contains { $0.contains(lines) }
    }

    /// Returns the text without indentation and empty lines, because a block is indented more in the file than on the page.
    private static func lines(of text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
