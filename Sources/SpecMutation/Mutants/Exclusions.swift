import SwiftSource

/// The parts of a source in which there are no mutants: what `#if` excludes, what other packages compile, arguments of attributes
/// and macros, and what a comment excludes.
struct Exclusions {
    static let comment = "specs:disable-mutation"

    private(set) var ranges: [Range<Int>] = []
    /// The lines of comments that give no reason.
    private(set) var linesWithoutReason: [Int] = []

    init(_ source: SourceTokens) {
        addConditions(source)
        addAttributes(source)
        addComments(source)
    }

    func overlap(_ range: Range<Int>) -> Bool {
        ranges.contains { $0.overlaps(range) || $0.contains(range.lowerBound) }
    }

    // MARK: Conditions of the compiler

    private mutating func addConditions(_ source: SourceTokens) {
        var open: [(start: Int, isIncluded: Bool?, wasIncluded: Bool)] = []
        for (index, token) in source.tokens.enumerated() where token.kind == .directive {
            let end = token.range.lowerBound
            if token.text != "#if", ["#elseif", "#else", "#endif"].contains(token.text), let last = open.popLast() {
                if last.isIncluded != true { ranges.append(last.start..<end) }
                guard token.text != "#endif" else { continue }
                let was = last.wasIncluded || last.isIncluded == true
                let next = token.text == "#else" ? last.isIncluded.map { _ in true } : condition(index, source)
                open.append((token.range.upperBound, was ? false : next, was))
            } else if token.text == "#if" {
                open.append((token.range.upperBound, condition(index, source), false))
            }
        }
    }

    /// Whether the code after a directive is compiled here; `nil` if that cannot be told.
    private func condition(_ index: Int, _ source: SourceTokens) -> Bool? {
        let line = source.tokens[(index + 1)...].prefix { !$0.beginsLine }
        return CompilerCondition.value(of: line.map(\.text))
    }

    // MARK: Attributes and macros

    private static let copiedElsewhere: Set = [
        "inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "inline", "_specialize", "freestanding",
        "attached",
    ]

    private mutating func addAttributes(_ source: SourceTokens) {
        let tokens = source.tokens
        for index in tokens.indices.dropLast(2) {
            if tokens[index].kind == .directive, tokens[index + 1].is("("), let end = source.partner[index + 1] {
                ranges.append(source.range(of: index...end))
            }
            guard tokens[index].is("@") else { continue }
            let end = tokens[index + 2].is("(") ? source.partner[index + 2] ?? index + 1 : index + 1
            ranges.append(source.range(of: index...end))
            guard Self.copiedElsewhere.contains(tokens[index + 1].text) else { continue }
            let brace = tokens.indices.first {
                $0 > end && source.parent[$0] == source.parent[index] && tokens[$0].is("{")
            }
            if let brace, let close = source.partner[brace] { ranges.append(source.range(of: index...close)) }
        }
    }

    // MARK: Comments

    private mutating func addComments(_ source: SourceTokens) {
        let lines = LineTable(source.scalars)
        for comment in source.comments {
            guard case .comment(let text) = comment.kind, let range = text.firstRange(of: Self.comment) else {
                continue
            }
            if !text[range.upperBound...].contains(where: \.isLetter) { linesWithoutReason.append(comment.line) }
            let isAlone = !source.tokens.contains { $0.line == comment.line }
            let next = source.tokens.firstIndex { $0.line > comment.line }
            guard isAlone, let next else {
                ranges.append(lines.range(ofLine: comment.line, count: source.scalars.count))
                continue
            }
            ranges.append(source.tokens[next].range.lowerBound..<end(ofBlockAt: next, source, lines))
        }
    }

    /// The end of a line, or of the block that it begins.
    private func end(ofBlockAt index: Int, _ source: SourceTokens, _ lines: LineTable) -> Int {
        let line = source.tokens[index].line
        let last = source.tokens[index...].prefix { $0.line == line }.indices.last ?? index
        guard source.tokens[last].opens, let close = source.partner[last] else {
            return lines.range(ofLine: line, count: source.scalars.count).upperBound
        }
        return source.tokens[close].range.upperBound
    }
}
