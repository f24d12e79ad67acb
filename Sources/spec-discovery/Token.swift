/// A piece of Swift source, as far as finding classes needs it: comments, strings and numbers are not there.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword, without backticks.
        case word(String)
        /// One character of punctuation.
        case mark(Character)
        /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
        case directive(Directive, condition: String)
    }

    enum Directive: String {
        case `if`, `elseif`, `else`, `endif`
    }

    var kind: Kind
    /// Counted from 1.
    var line: Int

    var word: String? {
        if case .word(let word) = kind { word } else { nil }
    }

    func isMark(_ mark: Character) -> Bool { kind == .mark(mark) }
}
