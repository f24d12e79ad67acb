import SpecEvents
import SwiftSource

struct SpecSource: Sendable {
    /// A call that declares a group or an example, or that uses shared examples.
    struct Site: Hashable, Sendable {
        enum Kind { case group, example, use }

        var kind: Kind
        var type: String
        /// The names from the outermost group down to this call, or `nil` if the text does not
        /// determine them because of a loop, a table, shared examples, or an interpolated name.
        var names: [String]?
        /// The zero-based line of the call.
        var line: Int
    }

    /// The zero-based line of each class, keyed by class name.
    var classes: [String: Int] = [:]
    var sites: [Site] = []
    var sharedNames: Set<String> = []
    var tags: Set<String> = []
}

/// Finds the specs in source text by matching brackets.
struct SourceReader {
    private struct Scope {
        var end: String
        var type: String?
        var isInSpec = false
        var names: [String]?
        /// The index of the site whose arguments this scope contains.
        var site: Int?
    }

    /// Maps the name of each function, without the prefix `f` or `x`, to a kind of site.
    private static let kinds: [String: SpecSource.Site.Kind] = [
        "describe": .group, "context": .group, "it": .example, "pending": .example, "itBehavesLike": .use,
    ]

    private let text: [Unicode.Scalar]
    private let tokens: [Token]
    private var source = SpecSource()
    private var scopes = [Scope(end: "")]
    private var scope: Scope { scopes[scopes.count - 1] }
    /// The scope that the next `{` opens, if that brace belongs to a class, `spec()`, or a group.
    private var body: Scope?

    static func read(_ text: String) -> SpecSource {
        let text = Array(text.unicodeScalars)
        var reader = SourceReader(text: text, tokens: Lexer.tokensAndLiterals(of: text))
        for index in reader.tokens.indices { reader.read(index) }
        return reader.source
    }

    private mutating func read(_ index: Int) {
        switch tokens[index].text {
        case _ where tokens[index].kind == .name: break
        case "(":
            let site = declare(index)
            scopes.append(inner(")", site: site))
        case "[": scopes.append(inner("]"))
        case "{":
            scopes.append(body ?? inner("}"))
            body = nil
        case ")", "]", "}": close(tokens[index].text, index)
        case "class":
            guard let name = tokens.nameOfClass(at: index) else { return }
            source.classes[name] = tokens[index].line - 1
            body = Scope(end: "}", type: name)
        case "func" where tokens.word(at: index + 1) == "spec" && tokens.isMark(")", at: index + 3):
            body = Scope(end: "}", type: scope.type, isInSpec: true, names: [])
        case "arguments", "rows":
            if let site = scope.site, tokens.isMark(":", at: index + 1) { source.sites[site].names = nil }
        default: break
        }
    }

    /// Reads the call whose `(` is at `index`. Returns the index of its site, or `nil` if the call
    /// declares no group or example.
    private mutating func declare(_ index: Int) -> Int? {
        guard let word = tokens.word(at: index - 1), tokens.word(at: index - 2) != "func" else { return nil }
        if tokens.isMark(".", at: index - 2) {
            let end = tokens[index...].firstIndex { $0.is(")") } ?? index
            if word == "tags" { source.tags.formUnion((index..<end).compactMap(literal)) }
            return nil
        }
        let name = literal(index + 1)
        if word == "sharedExamples", let name { source.sharedNames.insert(name) }
        guard scope.isInSpec, let type = scope.type, let kind = Self.kinds[String(word.trimmingPrefix(/[fx]/))] else {
            return nil
        }
        // A declaration is never an argument, so scopes opened after the last brace are incomplete.
        while scope.end != "}" { scopes.removeLast() }
        let names = kind == .use ? nil : name.flatMap { name in scope.names.map { $0 + [name] } }
        source.sites.append(.init(kind: kind, type: type, names: names, line: tokens[index - 1].line - 1))
        return source.sites.count - 1
    }

    private func inner(_ end: String, names: [String]? = nil, site: Int? = nil) -> Scope {
        Scope(end: end, type: scope.type, isInSpec: scope.isInSpec, names: names, site: site)
    }

    /// Closes the innermost scope that the bracket ends, and any unclosed scopes inside it.
    private mutating func close(_ end: String, _ index: Int) {
        let start = scopes.lastIndex { $0.end == end || $0.end == "}" }
        guard let start, scopes[start].end == end else { return }
        let site = scopes[start].site.map { source.sites[$0] }
        scopes.removeSubrange(start...)
        if let site, site.kind == .group, tokens.isMark("{", at: index + 1) { body = inner("}", names: site.names) }
    }

    /// Returns a string literal's value, or `nil` if it is interpolated or isn't a whole argument.
    private func literal(_ index: Int) -> String? {
        let isArgument = tokens.isMark(",", at: index + 1) || tokens.isMark(")", at: index + 1)
        guard isArgument, tokens[index].kind == .string else { return nil }
        return StringLiteral.value(of: text[tokens[index].range])
    }
}

struct Example: Equatable, Sendable {
    /// The identifier that the example has at run time, in the form `Module.Class/name`.
    var identifier: String
    var label: String
    /// The zero-based line of the example.
    var line: Int

    var type: String { String(identifier.prefix { $0 != "/" }) }
}

extension SpecSource {
    /// Returns all examples. The listing provides those whose names the text does not determine.
    func examples(in module: String, and listing: [Example]) -> [Example] {
        let separator = ExampleIdentity.separator
        let named = sites.filter { $0.kind == .example }.compactMap { site in site.names.map { (site, names: $0) } }
        let safe = named.map { site, names in
            "\(module).\(site.type)/" + names.map(ExampleName.safe).joined(separator: separator)
        }
        let examples = zip(ExampleName.numbered(safe), named).map { identifier, it in
            Example(identifier: identifier, label: it.names.joined(separator: separator), line: it.0.line)
        }
        let (identifiers, types) = (Set(examples.map(\.identifier)), Set(classes.keys.map { "\(module).\($0)" }))
        let lines = Set(sites.filter { $0.names != nil }.map(\.line))
        // Each row of a table is an example, which may be on a line below the call.
        let first = sites.filter { $0.names == nil }.map(\.line).min() ?? .max
        let others = listing.filter { example in
            example.line >= first && !lines.contains(example.line) && types.contains(example.type)
                && !identifiers.contains(example.identifier)
        }
        return (examples + others).sorted { $0.line < $1.line }
    }
}
