struct MutatedFile {
    let path: String
    let target: String
    let source: SourceTokens
    let mutants: [Mutant]
    var entry: CopyState.File
    /// The numbers of the mutants chosen for this run, including those that do not compile.
    private(set) var chosen: Set<Int> = []
    private(set) var guarded: GuardedSource

    init(_ path: String, target: String = "", _ source: SourceTokens, _ mutants: [Mutant], _ entry: CopyState.File) {
        (self.path, self.target, self.source, self.mutants, self.entry) = (path, target, source, mutants, entry)
        guarded = GuardedSource(source, [], base: entry.base)
    }

    /// Chooses the given mutants or, if one of them is in a static value, all mutants in the file.
    /// The additional mutants show which tests reach the file and may therefore use the value.
    mutating func choose(_ numbers: Set<Int>) {
        chosen = numbers.contains(where: isConstant) ? Set(mutants.map { entry.base + $0.index }) : numbers
    }

    var compiled: [Int] { chosen.filter { !entry.withdrawn.contains($0 - entry.base) }.sorted() }

    var constants: [Int] { compiled.filter(isConstant) }

    private func isConstant(_ number: Int) -> Bool {
        source.isInStaticValue(mutants[number - entry.base].marked.lowerBound)
    }

    mutating func render(without waiting: Set<Int> = []) {
        repeat {
            entry.withdrawn.formUnion(guarded.overlapping)
            let included = compiled.filter { !waiting.contains($0) }.map { mutants[$0 - entry.base] }
            guard included.map(\.index) != guarded.mutants.map(\.index) else { return }
            guarded = GuardedSource(source, included, base: entry.base)
        } while !guarded.overlapping.isEmpty
    }

    mutating func withdraw(_ numbers: Set<Int>) {
        entry.withdrawn.formUnion(chosen.intersection(numbers).map { $0 - entry.base })
    }

    func mutants(of errors: [CompilerError]) -> Set<Int> {
        Set(errors.filter { $0.file == path }.flatMap(guarded.mutants).map { entry.base + $0 })
    }
}
