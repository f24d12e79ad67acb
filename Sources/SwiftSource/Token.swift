/// A word or a mark of Swift source, or a literal.
package struct Token: Equatable {
    package enum Kind: Equatable {
        /// A name or a keyword.
        case word(String)
        /// A name in backticks, without them; never a keyword.
        case quotedWord(String)
        /// One character of punctuation.
        case mark(Unicode.Scalar)
        case number
        /// A string up to its end or to an interpolation, the code of which follows as tokens; or the rest of a string after one.
        case string
        case regex
        /// The name of a directive or a macro, without its number sign.
        case directive(String)
        case comment(String)

        /// Whether it is code, and no literal.
        var isCode: Bool {
            switch self {
            case .word, .quotedWord, .mark: true
            case .number, .string, .regex, .directive, .comment: false
            }
        }
    }

    package var kind: Kind
    /// The line of its beginning, counted from 1.
    package var line: Int
    /// Its characters, counted in Unicode scalars of the source.
    package var range: Range<Int>

    /// The name or keyword that this is.
    package var word: String? {
        switch kind {
        case .word(let word), .quotedWord(let word): word
        default: nil
        }
    }

    package func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(mark) }
    package func isWord(_ word: String) -> Bool { kind == .word(word) }
}

extension [Token] {
    /// The name or keyword at an index; `nil` outside of the source, too.
    package func word(at index: Int) -> String? { indices.contains(index) ? self[index].word : nil }

    /// Whether the mark is at an index, which may be outside of the source.
    package func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        indices.contains(index) && self[index].isMark(mark)
    }

    /// The index of the bracket that closes the one at an index; `nil` if none does.
    package func indexOfEnd(ofBracketAt start: Int) -> Int? {
        var depth = 0
        return indices[start...].first { index in
            if "([{".unicodeScalars.contains(where: self[index].isMark) { depth += 1 }
            if ")]}".unicodeScalars.contains(where: self[index].isMark) { depth -= 1 }
            return depth == 0
        }
    }

    /// The name of the class that the word at an index declares; `nil` where it declares none, as in `class func`.
    package func nameOfClass(at index: Int) -> String? {
        guard self[index].isWord("class"), index + 2 < count, let name = word(at: index + 1) else { return nil }
        let goesOn = [":", "{", "<"].contains { isMark($0, at: index + 2) } || self[index + 2].isWord("where")
        return goesOn ? name : nil
    }
}
