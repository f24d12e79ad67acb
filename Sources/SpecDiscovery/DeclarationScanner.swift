/// Finds the types and type aliases in a file's tokens.
struct DeclarationScanner {
    /// What a pair of braces encloses.
    private enum Scope {
        case type(TypeScope)
        case code
    }

    /// The body of a type or of an extension.
    private struct TypeScope {
        var path: [String]
        /// The index in `found`, if it is a class.
        var classIndex: Int?
        var isPrivate = false
        /// Whether its members are private by default, as in a `private extension`.
        var isPrivateByDefault = false
        var isGenericExtension = false
        var availability: [String] = []
    }

    /// An `#if`, and the scopes at its beginning. Braces are balanced within each branch. If they seem not to be, the
    /// branch is for another compiler, and this one does not read it either.
    private struct Conditional {
        var branches: ConditionalBranches
        var scopes: [Scope]
    }

    /// The attributes and modifiers before the keyword of a declaration.
    private struct Prefix {
        var modifiers: Set<String> = []
        var attributes: [String] = []

        var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
        var isReachable: Bool { !modifiers.isDisjoint(with: ["internal", "package", "public", "open"]) }
        var availability: [String] { attributes.filter { $0.hasPrefix("@available(") } }
    }

    private var reader: TokenReader
    private let file: String
    private var scopes: [Scope] = []
    private var conditionals: [Conditional] = []
    private var prefix = Prefix()
    private var found: [TypeDeclaration] = []

    static func declarations(in tokens: TokenList, file: String) -> [TypeDeclaration] {
        var scanner = DeclarationScanner(reader: TokenReader(tokens.withoutLiterals()), file: file)
        let roles = TokenList.Role.structure.or(.directive)
        while true {
            // What is before it is no attribute and no modifier.
            if scanner.reader.skip(to: roles) { scanner.prefix = Prefix() }
            guard let token = scanner.reader.next() else { return scanner.found }
            scanner.scan(token)
        }
    }

    private init(reader: TokenReader, file: String) {
        self.reader = reader
        self.file = file
    }

    private mutating func scan(_ token: Token) {
        switch token.kind {
        // An `#if` may come between an attribute and its declaration.
        case .directive(let directive, let condition): return follow(directive, condition)
        case .attribute(let attribute):
            reader.skipAttributeArguments()
            return prefix.attributes.append(attribute)
        case .word("class") where reader.isAtTypeName: scanType(.class, line: token.line)
        case .word(let word) where Self.modifiers.contains(word):
            reader.skipModifierArgument()
            prefix.modifiers.insert(word)
            return
        case .word(let word): scanDeclaration(word, line: token.line)
        case .mark("{"): scopes.append(.code)
        case .mark("}"): _ = scopes.popLast()
        case .mark, .quotedWord, .literal: break
        }
        prefix = Prefix()
    }

    static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "private", "fileprivate", "final", "override", "static", "class",
        "nonisolated", "indirect", "distributed",
    ]

    /// What `scanDeclaration` reads, and `class`.
    static let keywords: Set<String> = [
        "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "func",
    ]

    private mutating func scanDeclaration(_ keyword: String, line: Int) {
        switch keyword {
        case "struct", "enum", "actor", "protocol": if reader.isAtTypeName { scanType(.other, line: line) }
        case "extension": if reader.isAtExtendedType { scanExtension() }
        case "typealias": scanAlias(line: line)
        case "func": scanFunction()
        default: break
        }
    }

    // MARK: Conditional compilation

    private mutating func follow(_ directive: Token.Directive, _ condition: String) {
        switch directive {
        case .if:
            conditionals.append(Conditional(branches: ConditionalBranches(condition), scopes: scopes))
        case .elseif, .else:
            guard var conditional = conditionals.popLast() else { return }
            conditional.branches.goOn(to: condition)
            scopes = conditional.scopes
            conditionals.append(conditional)
        case .endif:
            guard let conditional = conditionals.popLast() else { return }
            scopes = conditional.scopes
        }
    }

    // MARK: Declarations

    private mutating func scanType(_ kind: TypeDeclaration.Kind, line: Int) {
        var declaration = newDeclaration(kind, line: line)
        declaration.isGeneric = reader.skipGenericArguments()
        if reader.skipMark(":") { declaration.parents = reader.readComposition() }
        _ = reader.skipToBody()
        found.append(declaration)
        scopes.append(
            .type(
                TypeScope(
                    path: declaration.path,
                    classIndex: kind == .class ? found.count - 1 : nil,
                    isPrivate: declaration.isPrivate,
                    isGenericExtension: declaration.isInGenericExtension,
                    availability: declaration.availability
                )
            )
        )
    }

    private mutating func scanAlias(line: Int) {
        var declaration = newDeclaration(.alias, line: line)
        declaration.isGeneric = reader.skipGenericArguments()
        guard reader.skipMark("=") else { return }
        declaration.parents = reader.readComposition()
        found.append(declaration)
    }

    /// Makes the declaration of the type whose name comes next, from its scopes and prefix.
    private mutating func newDeclaration(_ kind: TypeDeclaration.Kind, line: Int) -> TypeDeclaration {
        let around = enclosingType
        var declaration = TypeDeclaration(kind: kind, path: (around?.path ?? []) + [reader.readWord() ?? ""])
        declaration.isInGenericExtension = around?.isGenericExtension ?? false
        declaration.isPrivate =
            prefix.isPrivate || around?.isPrivate == true || (around?.isPrivateByDefault == true && !prefix.isReachable)
        declaration.isLocal = scopes.contains { if case .code = $0 { true } else { false } }
        declaration.availability = (around?.availability ?? []) + prefix.availability
        declaration.conditions = conditionals.map(\.branches.condition)
        declaration.file = file
        declaration.line = line
        return declaration
    }

    private var enclosingType: TypeScope? {
        for case .type(let scope) in scopes.reversed() { return scope }
        return nil
    }

    /// An extension of `[Element]` or of an optional has no name; it is enough to know that its type is generic.
    private mutating func scanExtension() {
        let (path, hasArguments) = reader.readPath()
        let isShorthand = path.isEmpty || reader.skipMark("?")
        let hasWhere = reader.skipToBody()
        scopes.append(
            .type(
                TypeScope(
                    path: path.isEmpty ? ["[…]"] : path,
                    isPrivateByDefault: prefix.isPrivate,
                    isGenericExtension: isShorthand || hasArguments || hasWhere,
                    availability: prefix.availability
                )
            )
        )
    }

    private mutating func scanFunction() {
        guard reader.isAtSpecFunction, prefix.modifiers.contains("override"),
            case .type(let scope)? = scopes.last, let index = scope.classIndex
        else { return }
        found[index].overridesSpec = true
    }
}
