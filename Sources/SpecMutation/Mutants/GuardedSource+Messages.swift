/// An error that the compiler tells of a file.
struct CompilerError {
    var file: String
    var line: Int
    var column: Int
    var message: String

    /// Whether the place is not that of the cause: a value is not there on each way to it.
    var isAboutMissingValue: Bool {
        message.contains("initializ") || message.contains("missing return") || message.contains("used before")
    }
}

extension GuardedSource {
    /// The mutants that an error of the compiler is about: the innermost around its place. Else,
    /// its possible causes: what is left out of the function, if a value is missing; those of the
    /// line; those of the function.
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

    /// The mutants of the innermost function, accessor or closure around a place that has some.
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
