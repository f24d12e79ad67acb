/// A source file with its mutants, some of which may not compile.
struct MutatedFile {
    let path: String
    /// The name of its target.
    let target: String
    let source: SourceTokens
    let mutants: [Mutant]
    var entry: CopyState.File
    /// The numbers of the mutants that are in the copy.
    private(set) var chosen: Set<Int> = []
    /// The text of the copy.
    private(set) var guarded: GuardedSource

    init(_ path: String, target: String = "", _ source: SourceTokens, _ mutants: [Mutant], _ entry: CopyState.File) {
        (self.path, self.target, self.source, self.mutants, self.entry) = (path, target, source, mutants, entry)
        guarded = GuardedSource(source, [], base: entry.base)
    }

    /// Adds the mutants to run to the copy. With a static value, it adds all of the file, because
    /// those that do not run show which tests may need the value.
    mutating func choose(_ numbers: Set<Int>) {
        chosen = numbers.contains(where: isConstant) ? Set(mutants.map { entry.base + $0.index }) : numbers
    }

    /// The numbers of the mutants in the copy that compile, as far as known.
    var compiled: [Int] { chosen.filter { !entry.withdrawn.contains($0 - entry.base) }.sorted() }

    /// The numbers of the mutants in static values.
    var constants: [Int] { compiled.filter(isConstant) }

    private func isConstant(_ number: Int) -> Bool {
        source.isInStaticValue(mutants[number - entry.base].marked.lowerBound)
    }

    /// Makes the text of the copy, without waiting mutants.
    mutating func render(without waiting: Set<Int> = []) {
        repeat {
            entry.withdrawn.formUnion(guarded.overlapping)
            let included = compiled.filter { !waiting.contains($0) }.map { mutants[$0 - entry.base] }
            guard included.map(\.index) != guarded.mutants.map(\.index) else { return }
            guarded = GuardedSource(source, included, base: entry.base)
        } while !guarded.overlapping.isEmpty
    }

    /// Leaves out those of the mutants that belong to this file.
    mutating func withdraw(_ numbers: Set<Int>) {
        entry.withdrawn.formUnion(chosen.intersection(numbers).map { $0 - entry.base })
    }

    /// The numbers of the mutants that compiler errors point to.
    func mutants(of errors: [CompilerError]) -> Set<Int> {
        Set(errors.filter { $0.file == path }.flatMap(guarded.mutants).map { entry.base + $0 })
    }
}
