/// The text of a source file in the copy, each mutant behind a comparison with its number.
struct GuardedSource {
    /// A part of the text that belongs to a mutant. Positions count bytes.
    typealias Span = (range: Range<Int>, mutant: Int)

    private(set) var text = ""
    /// What the mutants have in place of the source.
    private(set) var variants: [Span] = []
    /// The expressions and statements with their guards.
    private(set) var guards: [Span] = []
    /// Mutants that cannot be guarded: they overlap with others, and neither is around the other.
    private(set) var overlapping: Set<Int> = []
    /// Where parts of the source begin in the text, and in the source.
    private(set) var origins: [(byte: Int, position: Int)] = []
    let mutants: [Mutant]
    let source: SourceTokens
    private let base: Int
    private var length = 0

    /// - Parameter base: The number of the first mutant of the file.
    init(_ source: SourceTokens, _ mutants: [Mutant], base: Int) {
        (self.source, self.mutants, self.base) = (source, mutants, base)
        guard !mutants.isEmpty else {
            text = source.text
            return
        }
        // The line of an interpreter stays the first; the import is on the line after it.
        let isScript = source.scalars.starts(with: "#!".unicodeScalars)
        let start = isScript ? source.range(ofLine: 1).upperBound : source.scalars.first == "\u{FEFF}" ? 1 : 0
        append(source.text(0..<start) + "import SpecMutants; ")
        var parts = mutants.flatMap { mutant in mutant.edits.map { Part(edit: $0, mutant: mutant.index) } }[...]
        parts.sort { $0.order < $1.order }
        write(start..<source.scalars.count, &parts)
    }

    private struct Part {
        var edit: Mutant.Edit
        var mutant: Int

        /// What is around others is before them; statements are around expressions.
        var order: (Int, Int, Int, Int) {
            let rank =
                switch edit.form {
                case .leftOut, .statements: 0
                case .expression, .negated: 1
                }
            return (edit.range.lowerBound, -edit.range.upperBound, rank, mutant)
        }

        /// What is written before the source, as the variant, between them, and after the source.
        func texts(_ choice: String) -> (before: String, variant: String, between: String, after: String) {
            switch edit.form {
            case .expression(let variant): ("(\(choice) ? ", variant, " : ", ")")
            case .negated: ("((", "", "", ") != \(choice))")
            case .leftOut: ("if !\(choice) { ", "", "", " }")
            case .statements(let variant): ("if \(choice) { ", variant, " } else { ", " }")
            }
        }
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
        let (before, variant, between, after) = part.texts("specMutant(\(base + part.mutant))")
        let start = length
        append(before)
        if !variant.isEmpty {
            variants.append((length..<(length + variant.utf8.count), part.mutant))
        }
        append(variant + between)
        write(part.edit.range, &parts)
        append(after)
        guards.append((start..<length, part.mutant))
    }
}
