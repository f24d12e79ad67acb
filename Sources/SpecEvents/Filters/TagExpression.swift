/// An expression such as `slow and not (network or database)`. `not` has the highest precedence,
/// followed by `and`, then `or`. The operators can also be written as `!`, `&&` and `||`.
package struct TagExpression: Sendable {
    private indirect enum Node: Sendable {
        case tag(String)
        case not(Node)
        case and(Node, Node)
        case or(Node, Node)

        func matches(_ tags: Set<String>) -> Bool {
            switch self {
            case .tag(let tag): tags.contains(tag)
            case .not(let node): !node.matches(tags)
            case .and(let left, let right): left.matches(tags) && right.matches(tags)
            case .or(let left, let right): left.matches(tags) || right.matches(tags)
            }
        }
    }

    private let root: Node
    /// Limits the recursion, because each word may add a level.
    private static let maxWords = 1_000

    /// - Throws: A ``DescribedError`` whose description has no subject, as in `has more than …`.
    package init(_ text: String) throws {
        var parser = Parser(text)
        guard parser.words.count <= Self.maxWords else {
            throw DescribedError("has more than \(Self.maxWords) words")
        }
        root = try parser.expression()
        if let rest = parser.words.first { throw DescribedError("does not go on with `\(rest)`") }
    }

    package func matches(_ tags: [String]) -> Bool {
        root.matches(Set(tags))
    }

    private struct Parser {
        private(set) var words: ArraySlice<String>

        init(_ text: String) {
            let marks = ["(": " ( ", ")": " ) ", "!": " ! ", "&&": " and ", "||": " or "]
            let spaced = marks.reduce(text) { $0.replacing($1.key, with: $1.value) }
            words = spaced.split(separator: " ").map(String.init)[...]
        }

        mutating func expression() throws -> Node {
            var node = try conjunction()
            while skip("or") { node = .or(node, try conjunction()) }
            return node
        }

        private mutating func conjunction() throws -> Node {
            var node = try factor()
            while skip("and") { node = .and(node, try factor()) }
            return node
        }

        private mutating func factor() throws -> Node {
            if skip("not") || skip("!") { return .not(try factor()) }
            if skip("(") {
                let node = try expression()
                guard skip(")") else { throw DescribedError("lacks a `)`") }
                return node
            }
            guard let word = words.popFirst() else { throw DescribedError("ends where a tag should be") }
            guard !["and", "or", ")"].contains(word) else {
                throw DescribedError("has `\(word)` where a tag should be")
            }
            return .tag(word)
        }

        private mutating func skip(_ word: String) -> Bool {
            guard words.first == word else { return false }
            words.removeFirst()
            return true
        }
    }
}
