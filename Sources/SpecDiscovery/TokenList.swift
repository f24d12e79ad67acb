/// The tokens of a file, as places in its bytes.
///
/// SwiftPM builds tools for debugging, where each access to an array of tokens with strings in them makes a copy and
/// counts references, and nothing is inlined. So whoever looks for something goes by `index(of:from:)`, and asks for the
/// tokens there and around it only: a large target takes a quarter of a second instead of more than one.
final class TokenList {
    /// What a token may mean for those who search. No `OptionSet`, whose literals are slow in a debug build.
    struct Role {
        let bits: UInt8

        static let none = Role(bits: 0)
        /// A word or an attribute that a declaration can begin with, or a brace.
        static let structure = Role(bits: 1)
        static let directive = Role(bits: 2)
        /// The word `import`.
        static let `import` = Role(bits: 4)
        /// A name of an expectation: `expect`.
        static let expectation = Role(bits: 8)

        func or(_ other: Role) -> Role { Role(bits: bits | other.bits) }
    }

    struct Entry {
        enum Kind: UInt8 {
            case word, quotedWord, attribute, mark, literal, directive
        }

        var kind: Kind
        var role: Role
        var line: Int32
        var start: Int32
        var end: Int32
    }

    let count: Int
    private let entries: UnsafeMutablePointer<Entry>
    private let source: SourceText
    /// By the place where each begins.
    private let directives: [Int32: Token.Kind]

    init(_ entries: UnsafeMutablePointer<Entry>, count: Int, source: SourceText, directives: [Int32: Token.Kind]) {
        self.entries = UnsafeMutablePointer.allocate(capacity: count)
        self.entries.initialize(from: entries, count: count)
        self.count = count
        self.source = source
        self.directives = directives
    }

    deinit { entries.deallocate() }

    /// The token at an index that may lie outside the file.
    subscript(index: Int) -> Token? {
        guard index >= 0, index < count else { return nil }
        return Token(kind: kind(of: entries[index]), line: Int(entries[index].line))
    }

    private func kind(of entry: Entry) -> Token.Kind {
        switch entry.kind {
        case .word: .word(text(of: entry))
        case .quotedWord: .quotedWord(text(of: entry))
        case .attribute: .attribute(text(of: entry))
        case .mark: .mark(Unicode.Scalar(source.bytes[Int(entry.start)]))
        case .literal: .literal
        case .directive: directives[entry.start] ?? .literal
        }
    }

    private func text(of entry: Entry) -> String { source.text(from: Int(entry.start), to: Int(entry.end)) }

    /// The index of the first token from an index on that has one of the roles; that of the end of the file if none has.
    func index(of roles: Role, from start: Int) -> Int {
        var index = start
        while index < count, entries[index].role.bits & roles.bits == 0 { index += 1 }
        return index
    }

    func line(at index: Int) -> Int { Int(entries[index].line) }

    /// The byte of a mark; 0 for any other token, and outside the file.
    func mark(at index: Int) -> UInt8 {
        guard index >= 0, index < count, entries[index].kind == .mark else { return 0 }
        return source.bytes[Int(entries[index].start)]
    }

    func withoutLiterals() -> TokenList {
        let kept = UnsafeMutablePointer<Entry>.allocate(capacity: count)
        defer { kept.deallocate() }
        var (index, keptCount) = (0, 0)
        while index < count {
            if entries[index].kind != .literal {
                kept[keptCount] = entries[index]
                keptCount += 1
            }
            index += 1
        }
        return TokenList(kept, count: keptCount, source: source, directives: directives)
    }
}
