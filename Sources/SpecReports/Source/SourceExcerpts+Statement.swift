import SpecEvents

extension SourceExcerpts {
    /// The longest statement that is shown whole.
    private static let mostLines = 6

    /// The statement that begins at a place, as far as its lines tell: it goes on while a bracket is open, and in a line that
    /// begins with a dot. Of a statement with a block, such as a hook, the first line; of `expect { … }` all of it.
    ///
    /// - Returns: The lines without their common indent; none if the file cannot be read or is too short.
    func statement(at location: CodeLocation) -> [String] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let rest = file[(location.line - 1)...]
        guard let first = rest.first, first.contains(where: { !$0.isWhitespace }) else { return [] }
        var openings = first.contains("expect") ? Openings.all : Openings.brackets
        var lines: [Substring] = []
        for line in rest {
            let isDone = !lines.isEmpty && openings.count <= 0 && line.drop(while: \.isWhitespace).first != "."
            if isDone { break }
            guard lines.count < Self.mostLines else { return Self.withoutIndent(lines) + ["…"] }
            lines.append(line)
            openings.count(line)
        }
        return Self.withoutIndent(lines)
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

/// Counts what is open at the end of a line.
private struct Openings {
    static let brackets = Openings(opening: "([", closing: ")]")
    static let all = Openings(opening: "([{", closing: ")]}")

    let opening: String
    let closing: String
    var count = 0

    mutating func count(_ line: Substring) {
        for character in line {
            if opening.contains(character) { count += 1 }
            if closing.contains(character) { count -= 1 }
        }
    }
}

extension Substring {
    /// How many spaces the line begins with.
    fileprivate var indent: Int { prefix { $0 == " " }.count }
}
