extension MutantSearch {
    mutating func mutateNumber(_ index: Int) {
        let (token, last) = (tokens[index], index > 0 ? tokens[index - 1] : nil)
        let isMember = last?.is(".") == true && last?.hasSpaceAfter == false
        guard !isMember, !isPattern(index), let more = Self.oneMore(token.text) else { return }
        let hasMinus = last?.is("-") == true && last?.hasSpaceAfter == false && last?.hasSpaceBefore == true
        replace(token.range, with: more, in: source.range(of: (hasMinus ? index - 1 : index)...index), .number)
    }

    private static func oneMore(_ text: String) -> String? {
        let digits = text.replacing("_", with: "")
        let number = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
        if let number { return number < Int.max ? String(number + 1) : nil }
        return text.contains(".") ? Double(digits).map { String($0 + 1) } : nil
    }

    /// Returns whether this must remain a literal, as in a raw value or a case pattern.
    private func isPattern(_ index: Int) -> Bool {
        let first = (0...index).last { source.startsStatement[$0] || tokens[$0].isOne(of: [":", "{"]) } ?? 0
        return tokens[first].isOne(of: ["case", "@", "indirect"])
    }

    /// Leaves `while true` unchanged. A function that ends with such a loop needs no `return`, but
    /// with `while false`, it would need one.
    mutating func mutateTruth(_ index: Int) {
        let first = (0...index).last { source.startsStatement[$0] } ?? 0
        guard !tokens[first].isOne(of: ["case", "@"]), index == 0 || !tokens[index - 1].is("while") else { return }
        replace(tokens[index].range, with: tokens[index].is("true") ? "false" : "true", .truth)
    }

    // MARK: Returned values

    mutating func mutateReturn(_ index: Int) {
        let end = source.endOfStatement(from: index)
        guard source.startsStatement[index], end > index else { return }
        replaceValue((index + 1)...end, of: source.callable(around: index))
    }

    mutating func mutateImplicitReturn(_ brace: Int) {
        guard let end = source.partner[brace], end > brace + 1, !tokens[brace + 1].beginsNoExpression,
            source.endOfStatement(from: brace + 1) == end - 1
        else { return }
        replaceValue((brace + 1)...(end - 1), of: source.scopes[brace])
    }

    private mutating func replaceValue(_ indices: ClosedRange<Int>, of scope: SourceTokens.Scope?) {
        let type: String
        switch scope {
        // If a property has no explicit accessors, its braces contain its getter.
        case .function(let declared?), .property(let declared?): type = declared
        default: return
        }
        let first = indices.first { !tokens[$0].isOne(of: ["try", "await"]) } ?? indices.lowerBound
        let range = source.range(of: first...indices.upperBound)
        if let other = Self.replacement(type, source.text(range)) { replace(range, with: other, .result) }
    }

    static func replacement(_ type: String, _ value: String) -> String? {
        let isNumber = type.contains(/^(C?Int|U?Int\d*|Double|Float|CGFloat)$/)
        let values =
            switch type {
            case "Bool": ["true", "false"]
            case "String", "Substring": ["\"\"", "\"?\""]
            case _ where isNumber: ["0", "1"]
            case _ where type.hasSuffix("?"): ["nil"]
            case _ where type.hasPrefix("[") && type.hasSuffix("]"):
                [type.contains(/^\[(\[\w+\]|[^\[(])+:/) ? "[:]" : "[]"]
            default: [String]()
            }
        // Other mutators already change number and Boolean literals.
        let isLiteral = isNumber && Int(value) != nil || value == "true" || value == "false"
        return isLiteral ? nil : values.first { $0 != value }
    }
}
