import SpecEvents

extension SourceExcerpts {
    /// The longest statement that is shown whole.
    private static let mostLines = 6

    /// The statement that begins at a place, as far as its lines tell: it goes on while a bracket or a text is open, after and
    /// before an operator, and in a line that begins with a dot. Of a statement with a block, such as a hook, the first line; of
    /// `expect { … }` all of it.
    ///
    /// - Returns: The lines without their common indent; none if the file cannot be read or is too short.
    func statement(at location: CodeLocation) -> [String] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let rest = file[(location.line - 1)...]
        guard let first = rest.first, first.contains(where: { !$0.isWhitespace }) else { return [] }
        var reader = StatementReader(countsBraces: first.contains("expect"))
        var count = 0
        for (index, line) in zip(rest.indices, rest) {
            reader.read(line)
            let next = rest[(index + 1)...].first { $0.contains { !$0.isWhitespace } }
            count += 1
            guard let next, reader.goesOn(in: next) else { break }
        }
        let lines = Array(rest.prefix(count).prefix(Self.mostLines))
        return Self.withoutIndent(lines) + (count > Self.mostLines ? ["…"] : [])
    }

    /// The last line of the block that begins at a place, by its indentation; `nil` if the file cannot be read.
    func lastLine(ofBlockAt location: CodeLocation) -> Int? {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return nil }
        let indent = file[location.line - 1].indent
        for (index, line) in file.enumerated().dropFirst(location.line) where line.indent <= indent {
            switch line.drop(while: \.isWhitespace).first {
            case "}": return index + 1
            // An empty line, or the end of arguments.
            case nil, ")", "]", "#": continue
            default: return index
            }
        }
        return file.count
    }

    static func withoutIndent(_ lines: [Substring]) -> [String] {
        let indent = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map(\.indent).min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }
    }
}

extension Substring {
    /// How many spaces the line begins with.
    fileprivate var indent: Int { prefix { $0 == " " }.count }
}
