/// Finds the classes and type aliases in a file's tokens.
struct DeclarationScanner {
    /// What a pair of braces encloses.
    private enum Scope: Equatable {
        case type(path: [String], isPrivate: Bool, classIndex: Int?)
        case code
    }

    /// One `#if` with the branches that were left already.
    private struct Conditional {
        var leftBranches: [String] = []
        var branch: String
        /// The scopes at its beginning: each branch starts from these.
        var scopes: [Scope]

        var condition: String {
            (leftBranches.map { "!(\($0))" } + (branch.isEmpty ? [] : [branch])).joined(separator: " && ")
        }
    }

    private let tokens: [Token]
    private let file: String
    private var position = 0
    private var scopes: [Scope] = []
    private var conditionals: [Conditional] = []
    /// The scope that the next brace opens, if a type was just declared.
    private var pending: Scope?
    private var found = Declarations()

    static func declarations(in source: String, file: String) -> Declarations {
        var scanner = DeclarationScanner(tokens: Lexer.tokens(of: source), file: file)
        while scanner.position < scanner.tokens.count { scanner.scanOne() }
        return scanner.found
    }

    private init(tokens: [Token], file: String) {
        self.tokens = tokens
        self.file = file
    }

    private mutating func scanOne() {
        let token = tokens[position]
        position += 1
        switch token.kind {
        case .directive(let directive, let condition): follow(directive, condition)
        case .mark("{"):
            scopes.append(pending ?? .code)
            pending = nil
        case .mark("}"): _ = scopes.popLast()
        case .mark: break
        case .word(let word): scanDeclaration(word, line: token.line)
        }
    }

    private mutating func scanDeclaration(_ word: String, line: Int) {
        switch word {
        case "class" where isDeclaration: scanType(isClass: true, line: line)
        case "struct", "enum", "actor", "protocol":
            if isDeclaration { scanType(isClass: false, line: line) }
        case "extension": scanExtension()
        case "typealias": scanAlias()
        case "func": scanFunction()
        default: break
        }
    }

    // MARK: Conditional compilation

    private mutating func follow(_ directive: Token.Directive, _ condition: String) {
        switch directive {
        case .if:
            conditionals.append(Conditional(branch: condition, scopes: scopes))
        case .elseif, .else:
            guard var conditional = conditionals.popLast() else { return }
            conditional.leftBranches.append(conditional.branch)
            conditional.branch = directive == .else ? "" : condition
            scopes = conditional.scopes
            conditionals.append(conditional)
        case .endif:
            _ = conditionals.popLast()
        }
    }

    // MARK: Declarations

    private static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "private", "fileprivate", "final", "override", "static", "class",
        "nonisolated", "indirect", "distributed",
    ]

    /// Whether the keyword before `position` declares a type: a name follows it, as it does not in `class func` or in
    /// `protocol P: class`.
    private var isDeclaration: Bool {
        guard let name = word(at: position), !Self.modifiers.contains(name) else { return false }
        if ["func", "var", "let", "subscript", "init"].contains(name) { return false }
        return position < 2 || !(tokens[position - 2].isMark(".") || tokens[position - 2].isMark(":"))
    }

    private mutating func scanType(isClass: Bool, line: Int) {
        let isPrivate = modifiersBefore(position - 1).contains { $0 == "private" || $0 == "fileprivate" }
        let path = enclosingPath + [word(at: position) ?? ""]
        position += 1
        let isGeneric = skipGenericArguments()
        if isGeneric { found.genericTypes.insert(path) }
        var declaration = ClassDeclaration(path: path, isGeneric: isGeneric, file: file, line: line)
        if skipMark(":") {
            skipAttributes()
            declaration.superclass = readPath()
        }
        declaration.isPrivate = isPrivate || isInPrivateType
        declaration.isLocal = scopes.contains(.code)
        declaration.conditions = conditionals.map(\.condition)
        if isClass { found.classes.append(declaration) }
        pending = .type(
            path: path,
            isPrivate: declaration.isPrivate,
            classIndex: isClass ? found.classes.count - 1 : nil
        )
    }

    private mutating func scanExtension() {
        skipAttributes()
        let path = readPath()
        pending = .type(path: path, isPrivate: false, classIndex: nil)
    }

    private mutating func scanAlias() {
        guard let name = word(at: position), !scopes.contains(.code) else { return }
        position += 1
        _ = skipGenericArguments()
        guard skipMark("=") else { return }
        found.aliases.append(AliasDeclaration(path: enclosingPath + [name], target: readPath()))
    }

    private mutating func scanFunction() {
        guard word(at: position) == "spec", case .type(_, _, let index?) = scopes.last,
            modifiersBefore(position - 1).contains("override")
        else { return }
        found.classes[index].overridesSpec = true
    }

    // MARK: Surroundings

    private var enclosingPath: [String] {
        guard case .type(let path, _, _) = scopes.last(where: { $0 != .code }) else { return [] }
        return path
    }

    private var isInPrivateType: Bool {
        scopes.contains { scope in
            if case .type(_, let isPrivate, _) = scope { isPrivate } else { false }
        }
    }

    /// The modifiers and attributes that stand before the keyword at `index`.
    private func modifiersBefore(_ index: Int) -> [String] {
        tokens[..<index].reversed().prefix { $0.word.map { Self.modifiers.contains($0) || $0.hasPrefix("@") } ?? false }
            .compactMap(\.word)
    }

    // MARK: Reading

    private func word(at index: Int) -> String? {
        index < tokens.count ? tokens[index].word : nil
    }

    private mutating func skipMark(_ mark: Character) -> Bool {
        guard position < tokens.count, tokens[position].isMark(mark) else { return false }
        position += 1
        return true
    }

    private mutating func skipAttributes() {
        while let word = word(at: position), word.hasPrefix("@") { position += 1 }
    }

    /// Skips `<…>`; whether there was one.
    private mutating func skipGenericArguments() -> Bool {
        guard position < tokens.count, tokens[position].isMark("<") else { return false }
        var depth = 0
        while position < tokens.count {
            if tokens[position].isMark("<") { depth += 1 }
            // The `>` of an arrow closes nothing.
            if tokens[position].isMark(">"), !tokens[position - 1].isMark("-") { depth -= 1 }
            position += 1
            if depth == 0 { break }
        }
        return true
    }

    /// Reads `A.B<C>.D` as `["A", "B", "D"]`.
    private mutating func readPath() -> [String] {
        var path: [String] = []
        repeat {
            guard let word = word(at: position) else { break }
            path.append(word)
            position += 1
            _ = skipGenericArguments()
        } while skipMark(".")
        return path
    }
}
