/// A source file with the mutants found in it, some of which may not compile.
struct MutatedFile {
    let path: String
    let target: String
    let source: SourceTokens
    let mutants: [Mutant]
    var entry: CopyState.File
    /// The numbers of the mutants that this run builds.
    private(set) var chosen: Set<Int> = []
    /// The content of the file in the copy.
    private(set) var guarded: GuardedSource

    init(_ path: String, target: String = "", _ source: SourceTokens, _ mutants: [Mutant], _ entry: CopyState.File) {
        (self.path, self.target, self.source, self.mutants, self.entry) = (path, target, source, mutants, entry)
        guarded = GuardedSource(source, [], base: entry.base)
    }

    /// Chooses the mutants to build. If one of them is in a static value, chooses all mutants of
    /// the file, because any test that reaches the file may use the value.
    mutating func choose(_ numbers: Set<Int>) {
        chosen = numbers.contains(where: isConstant) ? Set(mutants.map { entry.base + $0.index }) : numbers
    }

    /// The numbers of the chosen mutants, except for those that are known not to compile.
    var compiled: [Int] { chosen.filter { !entry.withdrawn.contains($0 - entry.base) }.sorted() }

    /// The numbers of the compiled mutants in static values.
    var constants: [Int] { compiled.filter(isConstant) }

    private func isConstant(_ number: Int) -> Bool {
        source.isInStaticValue(mutants[number - entry.base].marked.lowerBound)
    }

    /// Generates the content of the file in the copy, without the mutants in `waiting`.
    mutating func render(without waiting: Set<Int> = []) {
        repeat {
            entry.withdrawn.formUnion(guarded.overlapping)
            let included = compiled.filter { !waiting.contains($0) }.map { mutants[$0 - entry.base] }
            guard included.map(\.index) != guarded.mutants.map(\.index) else { return }
            guarded = GuardedSource(source, included, base: entry.base)
        } while !guarded.overlapping.isEmpty
    }

    /// Excludes the mutants with the given numbers if they are in this file.
    mutating func withdraw(_ numbers: Set<Int>) {
        entry.withdrawn.formUnion(chosen.intersection(numbers).map { $0 - entry.base })
    }

    /// Returns the numbers of the mutants to which compiler errors in this file point.
    func mutants(of errors: [CompilerError]) -> Set<Int> {
        Set(errors.filter { $0.file == path }.flatMap(guarded.mutants).map { entry.base + $0 })
    }
}
