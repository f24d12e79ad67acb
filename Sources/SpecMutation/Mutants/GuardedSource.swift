/// The text of a source file in the copy. In it, each mutant is guarded by a check of its number.
struct GuardedSource {
    private(set) var text = ""
    /// The byte ranges in `text` of the mutants' replacement code.
    private(set) var variants: [(range: Range<Int>, mutant: Int)] = []
    /// The byte ranges in `text` of the guarded expressions and statements, including their guards.
    private(set) var guards: [(range: Range<Int>, mutant: Int)] = []
    /// The mutants that cannot be guarded because they partly overlap other mutants.
    private(set) var overlapping: Set<Int> = []
    /// The start of each unchanged part, as a byte offset in `text` and a position in the source.
    private(set) var origins: [(byte: Int, position: Int)] = []
    let mutants: [Mutant]
    let source: SourceTokens
    private let base: Int

    init(_ source: SourceTokens, _ mutants: [Mutant], base: Int) {
        (self.source, self.mutants, self.base) = (source, mutants, base)
        guard !mutants.isEmpty else {
            text = source.text
            return
        }
        // A `#!` line must remain the first line, so the import goes after it.
        let isScript = source.scalars.starts(with: "#!".unicodeScalars)
        let start = isScript ? source.range(ofLine: 1).upperBound : source.scalars.first == "\u{FEFF}" ? 1 : 0
        text = source.text(0..<start) + "import SpecMutants; "
        var parts = mutants.flatMap { mutant in mutant.edits.map { Part(edit: $0, mutant: mutant.index) } }[...]
        parts.sort { $0.order < $1.order }
        write(start..<source.scalars.count, &parts)
    }

    private struct Part {
        var edit: Mutant.Edit
        var mutant: Int

        /// The sort key. It puts outer parts before inner ones, and statements before expressions.
        var order: (Int, Int, Int, Int) {
            let rank =
                switch edit.form {
                case .leftOut, .statements: 0
                case .expression, .negated: 1
                }
            return (edit.range.lowerBound, -edit.range.upperBound, rank, mutant)
        }

        func texts(_ choice: String) -> (before: String, variant: String, between: String, after: String) {
            switch edit.form {
            case .expression(let variant): ("(\(choice) ? ", variant, " : ", ")")
            case .negated: ("((", "", "", ") != \(choice))")
            case .leftOut: ("if !\(choice) { ", "", "", " }")
            case .statements(let variant): ("if \(choice) { ", variant, " } else { ", " }")
            }
        }
    }

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
        origins.append((text.utf8.count, range.lowerBound))
        text += source.text(range)
    }

    private mutating func write(_ part: Part, _ parts: inout ArraySlice<Part>) {
        let (before, variant, between, after) = part.texts("specMutant(\(base + part.mutant))")
        let start = text.utf8.count
        text += before + variant
        if !variant.isEmpty {
            variants.append(((start + before.utf8.count)..<text.utf8.count, part.mutant))
        }
        text += between
        write(part.edit.range, &parts)
        text += after
        guards.append((start..<text.utf8.count, part.mutant))
    }
}

struct CompilerError {
    var file: String
    var line: Int
    var column: Int
    var message: String

    /// Whether the error is about a missing value. Such an error is not reported at its cause.
    var isAboutMissingValue: Bool {
        message.contains("initializ") || message.contains("missing return") || message.contains("used before")
    }
}

extension GuardedSource {
    /// Returns the mutants that may have caused an error. If the error is about a missing value,
    /// returns the mutants that remove statements in the enclosing function. Otherwise, returns
    /// the innermost mutant at the error's location or, if there is none, the mutants on its line.
    /// If there are no such mutants, returns all mutants in the enclosing function.
    func mutants(of error: CompilerError) -> Set<Int> {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let line = lines[min(error.line, lines.count) - 1]
        let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
        let place = start + error.column - 1
        for spans in error.isAboutMissingValue ? [] : [variants, guards] {
            let around = spans.filter { $0.range.contains(place) || $0.range.upperBound == place }
            if let innermost = around.min(by: { $0.range.count < $1.range.count }) { return [innermost.mutant] }
        }
        let ofFunction = mutants(inFunctionAt: place)
        let leftOut = ofFunction.filter { mutant in mutant.edits.contains { $0.form == .leftOut } }.map(\.index)
        let ofLine = guards.filter { $0.range.overlaps(start..<(start + max(line.count, 1))) }.map(\.mutant)
        let likely = error.isAboutMissingValue ? leftOut : ofLine
        return Set(likely.isEmpty ? ofFunction.map(\.index) : likely)
    }

    private func mutants(inFunctionAt place: Int) -> [Mutant] {
        guard let origin = origins.last(where: { $0.byte <= place }) else { return [] }
        let position = origin.position + place - origin.byte
        let bodies = source.scopes.compactMap { brace, scope -> Range<Int>? in
            switch scope {
            case .function, .property, .closure: source.partner[brace].map { source.range(of: brace...$0) }
            case .type, .control: nil
            }
        }
        return bodies.filter { $0.contains(position) }.sorted { $0.count < $1.count }.lazy.map { body in
            self.mutants.filter { mutant in mutant.edits.contains { body.overlaps($0.range) } }
        }.first { !$0.isEmpty } ?? []
    }
}
