package struct Token: Equatable {
    package enum Kind {
        /// A name or a keyword.
        case word
        /// A name in backticks or after a dot. Such a name is never a keyword.
        case name
        /// A bracket, an operator, or another punctuation mark.
        case mark
        case number
        /// A string literal, or one part of an interpolated string literal. The tokens of an
        /// interpolation come between the two parts around it.
        case string
        case regex
        /// The name of a directive or a macro, including its number sign.
        case directive
        case comment
    }

    package var kind: Kind
    /// The text as written. A keyword and a name after a dot can have the same text.
    package var text: String
    /// The 1-based number of the line on which the token begins.
    package var line: Int
    /// The token's range in the source, counted in Unicode scalars.
    package var range: Range<Int>
    package var hasSpaceBefore: Bool
    package var hasSpaceAfter: Bool
    package var beginsLine: Bool

    package var isWord: Bool { kind == .word || kind == .name }
    package var word: String? { isWord ? text.filter { $0 != "`" } : nil }

    package func `is`(_ text: String) -> Bool { self.text == text && kind != .name }
    package func isOne(of texts: Set<String>) -> Bool { kind != .name && texts.contains(text) }
    package var opens: Bool { isOne(of: ["(", "[", "{"]) }
    package var closes: Bool { isOne(of: [")", "]", "}"]) }
}

extension [Token] {
    package func word(at index: Int) -> String? { indices.contains(index) ? self[index].word : nil }

    package func isMark(_ mark: String, at index: Int) -> Bool {
        indices.contains(index) && self[index].is(mark)
    }

    package func indexOfEnd(ofBracketAt start: Int) -> Int? {
        var depth = 0
        return indices[start...].first { index in
            if self[index].opens { depth += 1 }
            if self[index].closes { depth -= 1 }
            return depth == 0
        }
    }

    /// Returns the name of the class whose declaration begins at an index, or `nil` if none does.
    /// For example, the `class` in `class func` does not begin one.
    package func nameOfClass(at index: Int) -> String? {
        guard self[index].is("class"), index + 2 < count, let name = word(at: index + 1) else { return nil }
        return self[index + 2].isOne(of: [":", "{", "<", "where"]) ? name : nil
    }
}
