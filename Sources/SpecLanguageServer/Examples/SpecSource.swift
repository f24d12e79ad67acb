import SpecEvents
import SwiftSource

/// The specs found in the source text of a file.
struct SpecSource: Sendable {
    /// A call that declares a group or an example, or that uses shared examples.
    struct Site: Hashable, Sendable {
        enum Kind { case group, example, use }

        var kind: Kind
        /// The name of the class that contains the call.
        var type: String
        /// From the outermost group to this call, or `nil` if the text alone does not determine the
        /// examples: in a loop, a table or shared examples, or with an interpolated name.
        var names: [String]?
        /// Counted from 0.
        var line: Int
    }

    /// The lines of the classes, counted from 0, by class name.
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
        /// The index of the site whose arguments the scope contains.
        var site: Int?
    }

    /// The kinds of sites by the name of the function, without the prefix `f` or `x`.
    private static let kinds: [String: SpecSource.Site.Kind] = [
        "describe": .group, "context": .group, "it": .example, "pending": .example, "itBehavesLike": .use,
    ]

    private let text: [Unicode.Scalar]
    private let tokens: [Token]
    private var source = SpecSource()
    private var scopes = [Scope(end: "")]
    private var scope: Scope { scopes[scopes.count - 1] }
    /// The scope that the next `{` opens if that brace belongs to a class, `spec()` or a group.
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

    /// The token at `index` is the call's `(`. Returns the index of the new site.
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
        // A declaration is never an argument, so any scopes opened since the last brace lack their
        // closing brackets.
        while scope.end != "}" { scopes.removeLast() }
        let names = kind == .use ? nil : name.flatMap { name in scope.names.map { $0 + [name] } }
        source.sites.append(.init(kind: kind, type: type, names: names, line: tokens[index - 1].line - 1))
        return source.sites.count - 1
    }

    private func inner(_ end: String, names: [String]? = nil, site: Int? = nil) -> Scope {
        Scope(end: end, type: scope.type, isInSpec: scope.isInSpec, names: names, site: site)
    }

    /// Also closes any unclosed scopes inside the innermost one that the bracket ends.
    private mutating func close(_ end: String, _ index: Int) {
        let start = scopes.lastIndex { $0.end == end || $0.end == "}" }
        guard let start, scopes[start].end == end else { return }
        let site = scopes[start].site.map { source.sites[$0] }
        scopes.removeSubrange(start...)
        if let site, site.kind == .group, tokens.isMark("{", at: index + 1) { body = inner("}", names: site.names) }
    }

    /// Returns `nil` unless the literal is a whole argument without interpolation.
    private func literal(_ index: Int) -> String? {
        let isArgument = tokens.isMark(",", at: index + 1) || tokens.isMark(")", at: index + 1)
        guard isArgument, tokens[index].kind == .string else { return nil }
        return StringLiteral.value(of: text[tokens[index].range])
    }
}

struct Example: Equatable, Sendable {
    /// In the form `Module.Class/name`, as at run time.
    var identifier: String
    var label: String
    /// Counted from 0.
    var line: Int

    /// In the form `Module.Class`.
    var type: String { String(identifier.prefix { $0 != "/" }) }
}

extension SpecSource {
    /// Takes an example from the listing if the text alone does not determine its name.
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
        // A row of a table is an example that may be listed on a line below the call that declares
        // the table.
        let first = sites.filter { $0.names == nil }.map(\.line).min() ?? .max
        let others = listing.filter { example in
            example.line >= first && !lines.contains(example.line) && types.contains(example.type)
                && !identifiers.contains(example.identifier)
        }
        return (examples + others).sorted { $0.line < $1.line }
    }
}
