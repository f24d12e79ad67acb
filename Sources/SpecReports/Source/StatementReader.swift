/// Reads the lines of a statement to tell whether it goes on in the next one. It knows texts and comments, whose brackets do not
/// count, and no regular expressions between slashes.
struct StatementReader {
    private static let operators = [
        "==", "!=", "===", "!==", "<=", ">=", "<", ">", "&&", "||", "??", "+", "-", "*", "≈", "±",
    ]

    /// Whether braces count, too: those of `expect { … }` do, and those of a hook do not.
    let countsBraces: Bool
    /// How many brackets are open.
    private var depth = 0
    /// Whether a text of several lines is open.
    private var isInText = false
    /// The last line without texts and comments.
    private var code = ""

    init(countsBraces: Bool) {
        self.countsBraces = countsBraces
    }

    mutating func read(_ line: Substring) {
        code = ""
        var rest = line
        while !rest.isEmpty, let character = takeCode(from: &rest) {
            code.append(character)
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where countsBraces: depth += 1
            case "}" where countsBraces: depth -= 1
            default: break
            }
        }
    }

    /// Whether the statement goes on in a line, the next one that is not empty.
    func goesOn(in line: Substring) -> Bool {
        if depth > 0 || isInText { return true }
        let next = line.drop(while: \.isWhitespace)
        let last = code.reversed().drop(while: \.isWhitespace).prefix {
            !$0.isWhitespace && !$0.isLetter && !$0.isNumber
        }
        let ending = String(last.reversed())
        return next.first == "." || Self.operators.contains(ending)
            || Self.operators.contains(String(next.prefix { !$0.isWhitespace }))
    }

    /// Takes a character of code, or a quotation mark in place of a text; `nil` at a comment that ends the line.
    private mutating func takeCode(from rest: inout Substring) -> Character? {
        if isInText || rest.hasPrefix(#"""""#) { return takeLongText(from: &rest) }
        if rest.hasPrefix("//") { return nil }
        if rest.hasPrefix("/*") { return take(" ", through: "*/", from: &rest) }
        if rest.hasPrefix("#\"") { return take("\"", through: "\"#", from: &rest) }
        let character = rest.removeFirst()
        if character == "\"" { takeText(from: &rest) }
        return character
    }

    private mutating func takeLongText(from rest: inout Substring) -> Character {
        let quotes = #"""""#
        if !isInText { rest = rest.dropFirst(quotes.count) }
        let end = rest.firstRange(of: quotes)
        isInText = end == nil
        rest = end.map { rest[$0.upperBound...] } ?? ""
        return "\""
    }

    private func take(_ character: Character, through end: String, from rest: inout Substring) -> Character {
        let start = rest.dropFirst(2)
        rest = start.firstRange(of: end).map { start[$0.upperBound...] } ?? ""
        return character
    }

    /// Takes the rest of a text after its first quotation mark. Quotation marks in `\\(…)` do not end it.
    private func takeText(from rest: inout Substring) {
        var depth = 0
        while let character = rest.popFirst() {
            switch character {
            case "\\" where rest.first == "(": depth += 1
            case "\\": rest = rest.dropFirst()
            case ")" where depth > 0: depth -= 1
            case "\"" where depth == 0: return
            default: break
            }
        }
    }
}
