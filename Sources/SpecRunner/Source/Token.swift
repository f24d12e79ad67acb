/// A token of Swift source. Comments are not tokens here.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword.
        case word(String)
        /// A name in backticks, without them; never a keyword.
        case quotedWord(String)
        /// An attribute as it is written, with its arguments: `@available(macOS 15, *)`.
        case attribute(String)
        /// One character of punctuation.
        case mark(Unicode.Scalar)
        /// A number, a string or a regular expression. The tokens of a string's interpolations come before it.
        case literal
        /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
        case directive(Directive, condition: String)
    }

    enum Directive: String {
        case `if`, `elseif`, `else`, `endif`
    }

    var kind: Kind
    /// Counted from 1.
    var line: Int

    /// The name or keyword that this is.
    var word: String? {
        switch kind {
        case .word(let word), .quotedWord(let word): word
        case .attribute, .mark, .literal, .directive: nil
        }
    }

    func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(mark) }
    func isWord(_ word: String) -> Bool { kind == .word(word) }
}
