/// A word or a mark of Swift source.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword.
        case word(String)
        /// A name in backticks, without them; never a keyword.
        case quotedWord(String)
        /// One character of punctuation.
        case mark(Unicode.Scalar)
    }

    var kind: Kind
    /// Counted from 1.
    var line: Int

    /// The name or keyword that this is.
    var word: String? {
        switch kind {
        case .word(let word), .quotedWord(let word): word
        case .mark: nil
        }
    }

    func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(mark) }
    func isWord(_ word: String) -> Bool { kind == .word(word) }
}
