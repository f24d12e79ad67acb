import SwiftSource

/// Adds elements to the lists of a manifest, in its text: all else stays as it is.
struct ManifestEdit {
    /// The manifest's path in messages.
    let path: String
    private var scalars: [Unicode.Scalar]

    /// - Throws: ``RunnerError`` if the manifest is written for a SwiftPM that does not know how tests name the products of packages.
    init(_ text: String, path: String) throws {
        (self.path, scalars) = (path, Array(text.unicodeScalars))
        let version = text.firstMatch(of: /\/\/\s*swift-tools-version\s*:\s*(\d+)\.(\d+)/)
        guard let version, let major = Int(version.1), let minor = Int(version.2), (major, minor) >= (5, 5) else {
            let found = version.map { "the tools version \($0.1).\($0.2)" } ?? "no tools version"
            throw RunnerError("\(path):1: a manifest with \(found); begin it with: // swift-tools-version: 5.5")
        }
    }

    var text: String { String(String.UnicodeScalarView(scalars)) }

    /// Whether a string in a list of the package is a path or a URL that ends in a name.
    func names(_ name: String, in label: String) -> Bool {
        let tokens = tokens
        guard let list = try? list(label, tokens) else { return false }
        return tokens[list].contains { token in
            guard token.kind == .string else { return false }
            let value = text(token.range).drop { $0 == "#" || $0 == "\"" }.prefix { $0 != "\"" }
            let last = value.split(separator: "/").last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 }
            return last?.lowercased() == name.lowercased()
        }
    }

    /// Adds an element at the end of a list of the package.
    ///
    /// - Parameters:
    ///   - lines: Those of the element, with four spaces for each level.
    ///   - next: The argument before which the list comes if the package has none; `nil` if it has to have one.
    /// - Throws: ``RunnerError`` with the place, if the manifest is not written in a way that this understands.
    mutating func append(_ lines: [String], to label: String, orBefore next: String? = nil) throws {
        let tokens = tokens
        if let next, try argument(label, tokens) == nil, let value = try argument(next, tokens) {
            let start = tokens[value - 2].range.lowerBound
            let blanks = indent(at: start)
            let isFirstOfLine = start - blanks.utf16.count == self.start(ofLineAt: start)
            let list = "\(label): [\(lines.joined(separator: newline))],"
            return replace(start..<start, by: list + (isFirstOfLine ? newline + blanks : " "))
        }
        let list = try list(label, tokens)
        insert(lines, tokens, list.lowerBound, list.upperBound)
    }

    // MARK: The text

    private var newline: String { text.contains("\r\n") ? "\r\n" : "\n" }

    /// Inserts the lines of an element before the bracket that closes a list.
    private mutating func insert(_ lines: [String], _ tokens: [Token], _ open: Int, _ close: Int) {
        let (last, end) = (tokens[close - 1], tokens[close].range.lowerBound)
        let start = start(ofLineAt: end)
        let isOnOwnLine = scalars[start..<end].allSatisfy(Self.isBlank) && close > open + 1
        let isBelow = tokens[open + 1].line > tokens[open].line && close > open + 1
        let margin =
            isBelow
            ? indent(at: tokens[open + 1].range.lowerBound) : indent(at: tokens[open].range.lowerBound) + unit
        let element = lines.map { line in
            let level = line.prefix { $0 == " " }.count / 4
            return margin + String(repeating: unit, count: level) + line.drop { $0 == " " }
        }
        let text = element.joined(separator: newline) + "," + newline
        if isOnOwnLine {
            replace(start..<start, by: text)
        } else {
            let gap = last.range.upperBound..<end
            let isFree = scalars[gap].allSatisfy { Self.isBlank($0) || $0 == "\n" || $0 == "\r" }
            replace(isFree ? gap : end..<end, by: newline + text + indent(at: end))
        }
        guard !last.isMark(","), close > open + 1 else { return }
        replace(last.range.upperBound..<last.range.upperBound, by: ",")
    }

    private mutating func replace(_ range: Range<Int>, by text: String) {
        scalars.replaceSubrange(range, with: Array(text.unicodeScalars))
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    private func start(ofLineAt index: Int) -> Int {
        scalars[..<index].lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? 0
    }

    /// The blanks at the beginning of a line.
    private func indent(at index: Int) -> String {
        String(String.UnicodeScalarView(scalars[start(ofLineAt: index)...].prefix(while: Self.isBlank)))
    }

    /// The blanks of a level: those of the first line that has some.
    private var unit: String {
        let lines = text.split { $0.isNewline }
        return lines.first { $0.first == " " || $0.first == "\t" }.map { String($0.prefix { $0 == " " || $0 == "\t" }) }
            ?? "    "
    }

    // MARK: The tokens

    private var tokens: [Token] { Lexer.tokensAndLiterals(of: scalars) }

    /// The brackets of a list of the package: of the argument itself, or of the variable that it names.
    private func list(_ label: String, _ tokens: [Token]) throws -> Range<Int> {
        guard let value = try argument(label, tokens) else {
            throw RunnerError("\(path):\(try call(tokens).line): the package has no `\(label):`")
        }
        let open = tokens[value].word.flatMap { self.value(ofVariable: $0, tokens) } ?? value
        // What has a member called is no list any more: `["Shop"].map { … }`.
        guard tokens[open].isMark("["), let close = end(of: open, tokens),
            !tokens[min(close + 1, tokens.count - 1)].isMark(".")
        else {
            throw RunnerError("\(path):\(tokens[value].line): what follows `\(label):` is no list in brackets")
        }
        return open..<close
    }

    /// The index of the value of an argument of the package; `nil` if it has none of this name.
    private func argument(_ label: String, _ tokens: [Token]) throws -> Int? {
        var (index, depth) = (try call(tokens).index, 0)
        repeat {
            depth += Self.step(tokens[index])
            if depth == 1, tokens[index].word == label, tokens[index + 1].isMark(":") { return index + 2 }
            index += 1
        } while depth > 0 && index < tokens.count - 2
        return nil
    }

    /// The parenthesis that opens the call `Package(…)`.
    private func call(_ tokens: [Token]) throws -> (index: Int, line: Int) {
        let index = tokens.indices.dropFirst(2).first { index in
            tokens[index].isMark("(") && tokens[index - 1].isWord("Package") && tokens[index - 2].isMark("=")
        }
        guard let index else { throw RunnerError("\(path):1: no variable is set to `Package(…)`") }
        return (index, tokens[index].line)
    }

    private func value(ofVariable name: String, _ tokens: [Token]) -> Int? {
        let declaration = tokens.indices.dropFirst().first { index in
            tokens[index].word == name && ["let", "var"].contains(tokens[index - 1].word)
        }
        let sign = declaration.flatMap { index in tokens[index...].firstIndex { $0.isMark("=") } }
        return sign.flatMap { $0 + 1 < tokens.count ? $0 + 1 : nil }
    }

    private func end(of open: Int, _ tokens: [Token]) -> Int? {
        var depth = 0
        return tokens[open...].firstIndex { token in
            depth += Self.step(token)
            return depth == 0
        }
    }

    private static func step(_ token: Token) -> Int {
        guard case .mark(let mark) = token.kind else { return 0 }
        return "([{".unicodeScalars.contains(mark) ? 1 : ")]}".unicodeScalars.contains(mark) ? -1 : 0
    }
}
