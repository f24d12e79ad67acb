extension MutantSearch {
    // MARK: Numbers

    mutating func mutateNumber(_ index: Int) {
        let token = tokens[index]
        guard index == 0 || !tokens[index - 1].is(".") || tokens[index - 1].hasSpaceAfter, !isPattern(index),
            let more = Self.oneMore(token.text)
        else { return }
        let hasMinus =
            index > 0 && tokens[index - 1].is("-") && !tokens[index - 1].hasSpaceAfter
            && tokens[index - 1].hasSpaceBefore
        guard hasMinus else { return replace(token.range, with: more, in: token.range, .number) }
        replace(token.range, with: more, in: source.range(of: (index - 1)...index), .number)
    }

    private static func oneMore(_ text: String) -> String? {
        let digits = text.replacing("_", with: "")
        if let number = Int(digits) { return number < Int.max ? String(number + 1) : nil }
        if digits.hasPrefix("0x"), let number = Int(digits.dropFirst(2), radix: 16) { return String(number + 1) }
        return text.contains(".") ? Double(digits).map { String($0 + 1) } : nil
    }

    /// Whether a number is part of a case, of which the compiler wants literals, or of a declared raw value.
    private func isPattern(_ index: Int) -> Bool {
        var first = index
        while first > 0, !source.startsStatement[first], !tokens[first].is(":"), !tokens[first].is("{") { first -= 1 }
        return tokens[first].is("case") || tokens[first].is("@") || tokens[first].is("indirect")
    }

    // MARK: Values that are returned

    mutating func mutateReturn(_ index: Int) {
        guard case .function(let type?)? = source.callable(around: index).map(Self.withGetter),
            source.startsStatement[index], index + 1 < tokens.count
        else { return }
        let end = source.endOfStatement(from: index)
        guard end > index, !tokens[index + 1].closes else { return }
        replaceValue((index + 1)...end, type)
    }

    /// A body that consists of one expression.
    mutating func mutateImplicitReturn(_ brace: Int) {
        guard case .function(let type?)? = source.scopes[brace].map(Self.withGetter), let end = source.partner[brace],
            end > brace + 1, !tokens[brace + 1].isOne(of: Self.statements),
            source.endOfStatement(from: brace + 1) == end - 1
        else { return }
        replaceValue((brace + 1)...(end - 1), type)
    }

    private static let statements: Set = [
        "return", "let", "var", "if", "guard", "for", "while", "switch", "get", "set", "throw", "do", "repeat", "defer",
        "func",
        "_read", "_modify", "willSet", "didSet", "mutating", "nonmutating", "@", "struct", "enum", "class",
        "unsafeAddress",
    ]

    /// The braces of a property without accessors are its getter.
    private static func withGetter(_ scope: SourceTokens.Scope) -> SourceTokens.Scope {
        if case .property(let type) = scope { .function(type) } else { scope }
    }

    private mutating func replaceValue(_ indices: ClosedRange<Int>, _ type: String) {
        var first = indices.lowerBound
        while first < indices.upperBound, tokens[first].isOne(of: ["try", "await"]) { first += 1 }
        let range = source.range(of: first...indices.upperBound)
        let value = source.text(range)
        guard let other = Self.replacement(type, value) else { return }
        replace(range, with: other, in: range, .result)
    }

    /// Another value of the type; `nil` where the type does not say one.
    static func replacement(_ type: String, _ value: String) -> String? {
        let numbers: Set = [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat",
            "CInt",
        ]
        let others: (String, String) =
            switch type {
            case "Bool": ("true", "false")
            case "String", "Substring": ("\"\"", "\"?\"")
            case _ where numbers.contains(type): ("0", "1")
            case _ where type.hasSuffix("?"): ("nil", "nil")
            case _ where type.hasPrefix("[") && type.hasSuffix("]"): isDictionary(type) ? ("[:]", "[:]") : ("[]", "[]")
            default: ("", "")
            }
        let other = value == others.0 ? others.1 : others.0
        // A number by one more, and `false` for `true`, are mutants of their own.
        let isLiteral = numbers.contains(type) && Int(value) != nil || value == "true" || value == "false"
        guard !other.isEmpty, other != value, !isLiteral else { return nil }
        return other
    }

    private static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        return type.contains { character in
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            return character == ":" && depth == 1
        }
    }
}
