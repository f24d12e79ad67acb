extension GuardedSource {
    /// The mutants that an error of the compiler is about: the innermost around its place. Else, those that may be its cause: what is
    /// left out of the function, if a value is then missing; those of the line; those of the function. Empty if there are none.
    func mutants(of error: CompilerError) -> Set<Int> {
        let (line, place) = position(of: error)
        for spans in [variants, guards] {
            let around = spans.filter { $0.range.contains(place) || $0.range.upperBound == place }
            guard let innermost = around.min(by: { $0.range.count < $1.range.count }) else { continue }
            if !error.isAboutMissingValue { return [innermost.mutant] }
        }
        let ofFunction = mutants(inFunctionAt: place)
        let leftOut = ofFunction.filter { edits[$0]?.contains { $0.form == .leftOut } == true }
        let ofLine = Set(guards.filter { $0.range.overlaps(line) }.map(\.mutant))
        let causes = error.isAboutMissingValue ? [leftOut, ofFunction] : [ofLine, ofFunction]
        return causes.first { !$0.isEmpty } ?? []
    }

    /// The bytes of the line, and the place in it.
    private func position(of error: CompilerError) -> (line: Range<Int>, place: Int) {
        let bytes = Array(text.utf8)
        var (start, line) = (0, 1)
        while line < error.line, start < bytes.count {
            if bytes[start] == 0x0A { line += 1 }
            start += 1
        }
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        return (start..<max(end, start + 1), start + error.column - 1)
    }

    /// The mutants of the function, the accessor or the closure around a place.
    private func mutants(inFunctionAt place: Int) -> Set<Int> {
        guard let origin = origins.last(where: { $0.byte <= place }) else { return [] }
        let position = origin.position + place - origin.byte
        let bodies = source.scopes.compactMap { brace, scope -> Range<Int>? in
            switch scope {
            case .function, .property, .closure: break
            case .type, .control: return nil
            }
            return source.partner[brace].map { source.range(of: brace...$0) }.flatMap {
                $0.contains(position) ? $0 : nil
            }
        }
        // From the inside out.
        let found = bodies.sorted { $0.count < $1.count }.lazy.map { body in
            Set(edits.filter { $1.contains { body.overlaps($0.range) } }.keys)
        }
        return found.first { !$0.isEmpty } ?? []
    }
}

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
