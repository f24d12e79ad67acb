/// The text of a source file in the copy, with its mutants, each behind a comparison with its number.
struct GuardedSource {
    /// A part of the text that belongs to a mutant. Positions count bytes.
    struct Span {
        var range: Range<Int>
        var mutant: Int
    }

    private(set) var text = ""
    /// What the mutants have in place of the source.
    private(set) var variants: [Span] = []
    /// The expressions and statements with their guards.
    private(set) var guards: [Span] = []
    /// Mutants that cannot be guarded, because they overlap with others, and neither is around the other.
    private(set) var overlapping: Set<Int> = []
    /// Where parts of the source begin in the text, and in the source.
    private(set) var origins: [(byte: Int, position: Int)] = []
    let edits: [Int: [Mutant.Edit]]
    let source: SourceTokens
    private let base: Int
    private var length = 0

    /// - Parameter base: The number of the first mutant of the file.
    init(_ source: SourceTokens, _ mutants: [Mutant], base: Int) {
        (self.source, self.base) = (source, base)
        edits = Dictionary(uniqueKeysWithValues: mutants.map { ($0.index, $0.edits) })
        guard !mutants.isEmpty else {
            text = source.text(0..<source.scalars.count)
            return
        }
        write(importing: source)
        var parts = mutants.flatMap { mutant in mutant.edits.map { Part(edit: $0, mutant: mutant.index) } }[...]
        parts.sort { Part.order($0, $1) }
        write(firstPosition..<source.scalars.count, &parts)
    }

    private struct Part {
        var edit: Mutant.Edit
        var mutant: Int

        /// Statements are around expressions.
        private var rank: Int {
            switch edit.form {
            case .leftOut, .statements: 0
            case .expression, .negated, .forced: 1
            }
        }

        static func order(_ one: Part, _ other: Part) -> Bool {
            (one.edit.range.lowerBound, -one.edit.range.upperBound, one.rank, one.mutant)
                < (other.edit.range.lowerBound, -other.edit.range.upperBound, other.rank, other.mutant)
        }
    }

    /// The line of an interpreter has to be the first.
    private var firstPosition: Int {
        let isScript = source.scalars.starts(with: "#!".unicodeScalars)
        return isScript
            ? source.scalars.firstIndex(of: "\n").map { $0 + 1 } ?? 0 : source.scalars.first == "\u{FEFF}" ? 1 : 0
    }

    private mutating func write(importing source: SourceTokens) {
        append(source.text(0..<firstPosition))
        // On the line of the first, so that all lines keep their numbers.
        append("import SpecMutants; ")
    }

    private mutating func append(_ part: String) {
        text += part
        length += part.utf8.count
    }

    /// Writes a part of the source with the guards inside.
    private mutating func write(_ range: Range<Int>, _ parts: inout ArraySlice<Part>) {
        var position = range.lowerBound
        while let part = parts.first, part.edit.range.lowerBound < range.upperBound {
            parts.removeFirst()
            guard part.edit.range.lowerBound >= position, part.edit.range.upperBound <= range.upperBound else {
                overlapping.insert(part.mutant)
                continue
            }
            append(position..<part.edit.range.lowerBound)
            write(part, &parts)
            position = part.edit.range.upperBound
        }
        append(position..<range.upperBound)
    }

    private mutating func append(_ range: Range<Int>) {
        origins.append((length, range.lowerBound))
        append(source.text(range))
    }

    private mutating func write(_ part: Part, _ parts: inout ArraySlice<Part>) {
        let start = length
        let choice = "specMutant(\(base + part.mutant))"
        switch part.edit.form {
        case .expression(let variant):
            append("(\(choice) ? ")
            write(variant, of: part.mutant)
            append(" : ")
            write(part.edit.range, &parts)
            append(")")
        case .negated:
            append("((")
            write(part.edit.range, &parts)
            append(") != \(choice))")
        case .forced:
            append("(\(choice) || (")
            write(part.edit.range, &parts)
            append("))")
        case .leftOut:
            append("if !\(choice) { ")
            write(part.edit.range, &parts)
            append(" }")
        case .statements(let variant):
            append("if \(choice) { ")
            write(variant, of: part.mutant)
            append(" } else { ")
            write(part.edit.range, &parts)
            append(" }")
        }
        guards.append(Span(range: start..<length, mutant: part.mutant))
    }

    private mutating func write(_ variant: String, of mutant: Int) {
        let start = length
        append(variant)
        variants.append(Span(range: start..<length, mutant: mutant))
    }
}
