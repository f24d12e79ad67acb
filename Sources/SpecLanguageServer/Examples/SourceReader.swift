import SwiftSource

/// What the text of a file says of its specs.
struct SpecSource: Sendable {
    /// A call that declares a group, examples, or uses shared examples.
    struct Site: Hashable, Sendable {
        enum Kind { case group, example, use }

        var kind: Kind
        /// The names from the outermost group to this one; `nil` if the text alone does not say which examples there are: in a
        /// loop, with an interpolated name, of a table or of shared examples.
        var names: [String]?
        var place: Position
    }

    struct Class: Sendable {
        var name: String
        var place: Position
        var sites: [Site] = []
        var hasSpec = false
    }

    /// The classes with a method `spec()`.
    var classes: [Class] = []
    /// The names that `sharedExamples` declares.
    var sharedNames: Set<String> = []
    var tags: Set<String> = []

    var sites: [Site] { classes.flatMap(\.sites) }
}

/// Finds the specs in the text of a file.
struct SourceReader {
    /// What is around a position.
    private struct Context {
        var isClassBody = false
        var isInSpec = false
        /// The names of the groups from the outermost one; `nil` if they are not in the text.
        var names: [String]?
    }

    private static let kinds: [String: SpecSource.Site.Kind] = [
        "describe": .group, "context": .group, "fdescribe": .group, "fcontext": .group, "xdescribe": .group,
        "xcontext": .group, "it": .example, "fit": .example, "xit": .example, "pending": .example,
        "itBehavesLike": .use, "fitBehavesLike": .use, "xitBehavesLike": .use,
    ]

    private let text: [Unicode.Scalar]
    private let tokens: [Token]
    private var index = 0
    private var source = SpecSource()

    static func read(_ text: String) -> SpecSource {
        var reader = SourceReader(text)
        var none: SpecSource.Class?
        while reader.index < reader.tokens.count { reader.readBlock(of: &none, Context()) }
        return reader.source
    }

    private init(_ text: String) {
        self.text = Array(text.unicodeScalars)
        tokens = Lexer.allTokens(of: self.text).filter { if case .comment = $0.kind { false } else { true } }
    }

    private func token(_ offset: Int) -> Token? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }

    /// Reads from the next opening brace to the one that closes it.
    private mutating func readBody(of type: inout SpecSource.Class?, _ context: Context) {
        while let token = token(0), !token.isMark("{") { index += 1 }
        index += 1
        readBlock(of: &type, context)
    }

    /// Reads up to the closing brace of what is around the position.
    private mutating func readBlock(of type: inout SpecSource.Class?, _ context: Context) {
        while let token = token(0), !token.isMark("}") {
            switch token.kind {
            case .mark("{"): readBody(of: &type, Context(isInSpec: context.isInSpec))
            case .word("class") where isDeclaration: readClass()
            case .word("func") where context.isClassBody && declaresSpec:
                type?.hasSpec = true
                readBody(of: &type, Context(isInSpec: true, names: []))
            case .word(let word): readCall(word, of: &type, context)
            default: index += 1
            }
        }
        index += 1
    }

    /// Whether the word `class` has a name behind it: in `class func` it is a modifier.
    private var isDeclaration: Bool {
        guard token(1)?.word != nil, let after = token(2) else { return false }
        return [":", "{", "<"].contains(where: after.isMark) || after.isWord("where")
    }

    private var declaresSpec: Bool {
        token(1)?.isWord("spec") == true && token(2)?.isMark("(") == true && token(3)?.isMark(")") == true
    }

    private mutating func readClass() {
        var type: SpecSource.Class? = SpecSource.Class(name: token(1)?.word ?? "", place: place(of: tokens[index]))
        readBody(of: &type, Context(isClassBody: true))
        if let type, type.hasSpec { source.classes.append(type) }
    }

    private mutating func readCall(_ word: String, of type: inout SpecSource.Class?, _ context: Context) {
        let start = index
        defer { index = max(index, start + 1) }
        guard token(1)?.isMark("(") == true, token(-1)?.isWord("func") != true else { return }
        if token(-1)?.isMark(".") == true { return word == "tags" ? source.tags.formUnion(literals()) : () }
        if word == "sharedExamples", let name = literal(at: 2) { source.sharedNames.insert(name) }
        guard context.isInSpec, let kind = Self.kinds[word] else { return }
        var names = context.names
        let call = readArguments()
        if let name = call.name, !call.isTable, kind != .use { names?.append(name) } else { names = nil }
        type?.sites.append(SpecSource.Site(kind: kind, names: names, place: place(of: tokens[start])))
        guard kind == .group, token(0)?.isMark("{") == true else { return }
        readBody(of: &type, Context(isInSpec: true, names: names))
    }

    /// Reads the arguments of a call, with their parentheses.
    private mutating func readArguments() -> (name: String?, isTable: Bool) {
        let name = literal(at: 2)
        var (depth, isTable) = (0, false)
        repeat {
            index += 1
            switch token(0)?.kind {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"): depth -= 1
            case .word("arguments") where depth == 1, .word("rows") where depth == 1:
                isTable = isTable || token(1)?.isMark(":") == true
            case .word("tags") where token(-1)?.isMark(".") == true: source.tags.formUnion(literals())
            case nil: return (name, isTable)
            default: break
            }
        } while depth > 0
        index += 1
        return (name, isTable)
    }

    // MARK: Literals

    /// The string at an offset, if it is a whole argument and has no interpolation.
    private func literal(at offset: Int) -> String? {
        guard let token = token(offset), token.kind == .string,
            let after = self.token(offset + 1), after.isMark(",") || after.isMark(")")
        else { return nil }
        return StringLiteral.value(of: text[token.range])
    }

    /// The strings between the parentheses of the call at the position.
    private func literals() -> [String] {
        let end = tokens[index...].firstIndex { $0.isMark(")") } ?? tokens.count
        return (2..<max(end - index, 2)).compactMap(literal)
    }

    private func place(of token: Token) -> Position {
        let start = text[..<token.range.lowerBound].lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? 0
        let units = text[start..<token.range.lowerBound].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
        return Position(line: token.line - 1, character: units)
    }
}
