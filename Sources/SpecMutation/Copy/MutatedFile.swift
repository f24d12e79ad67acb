/// A source file with its mutants, some of which may not compile.
struct MutatedFile {
    let path: String
    /// The name of the target that contains the file.
    let target: String
    let source: SourceTokens
    let mutants: [Mutant]
    var entry: CopyState.File
    /// The numbers of the mutants to put into the copy.
    private(set) var chosen: Set<Int> = []
    /// The text of the file in the copy.
    private(set) var guarded: GuardedSource

    init(_ path: String, target: String = "", _ source: SourceTokens, _ mutants: [Mutant], _ entry: CopyState.File) {
        (self.path, self.target, self.source, self.mutants, self.entry) = (path, target, source, mutants, entry)
        guarded = GuardedSource(source, [], base: entry.base)
    }

    /// Chooses the mutants to put into the copy. If one is in a static value, all mutants of the
    /// file are chosen, because those that do not run show which tests may need the value.
    mutating func choose(_ numbers: Set<Int>) {
        chosen = numbers.contains(where: isConstant) ? Set(mutants.map { entry.base + $0.index }) : numbers
    }

    /// The numbers of the chosen mutants that are not known to fail to compile.
    var compiled: [Int] { chosen.filter { !entry.withdrawn.contains($0 - entry.base) }.sorted() }

    /// The numbers of the mutants in static values.
    var constants: [Int] { compiled.filter(isConstant) }

    private func isConstant(_ number: Int) -> Bool {
        source.isInStaticValue(mutants[number - entry.base].marked.lowerBound)
    }

    /// Generates the text of the file in the copy, without the mutants that are waiting.
    mutating func render(without waiting: Set<Int> = []) {
        repeat {
            entry.withdrawn.formUnion(guarded.overlapping)
            let included = compiled.filter { !waiting.contains($0) }.map { mutants[$0 - entry.base] }
            guard included.map(\.index) != guarded.mutants.map(\.index) else { return }
            guarded = GuardedSource(source, included, base: entry.base)
        } while !guarded.overlapping.isEmpty
    }

    /// Excludes those of the mutants that belong to this file.
    mutating func withdraw(_ numbers: Set<Int>) {
        entry.withdrawn.formUnion(chosen.intersection(numbers).map { $0 - entry.base })
    }

    /// Returns the numbers of the mutants that compiler errors point to.
    func mutants(of errors: [CompilerError]) -> Set<Int> {
        Set(errors.filter { $0.file == path }.flatMap(guarded.mutants).map { entry.base + $0 })
    }
}
