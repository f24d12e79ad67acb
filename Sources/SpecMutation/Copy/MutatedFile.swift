/// A source file with its mutants, of which some may not compile.
struct MutatedFile {
    let path: String
    let source: SourceTokens
    let mutants: [Mutant]
    var entry: CopyState.File
    /// The indices of the mutants that are to run.
    private(set) var chosen: Set<Int> = []
    /// Mutants among which one does not compile, in groups that are tried one after the other; empty if the messages of the compiler
    /// tell all that do not.
    private var untried: [[Int]] = []
    private(set) var guarded: GuardedSource

    init(_ path: String, _ source: SourceTokens, _ mutants: [Mutant], _ entry: CopyState.File) {
        (self.path, self.source, self.mutants, self.entry) = (path, source, mutants, entry)
        guarded = GuardedSource(source, [], base: entry.base)
    }

    /// Takes these mutants into the copy, as far as they compile.
    mutating func choose(_ indices: Set<Int>) {
        chosen = indices
        render()
    }

    /// The mutants that the copy has.
    var compiled: [Mutant] { mutants.filter { chosen.contains($0.index) && !entry.withdrawn.contains($0.index) } }
    var isSettled: Bool { untried.isEmpty }

    private mutating func render() {
        repeat {
            entry.withdrawn.formUnion(guarded.overlapping)
            let later = Set(untried.dropFirst().joined())
            guarded = GuardedSource(source, compiled.filter { !later.contains($0.index) }, base: entry.base)
        } while !guarded.overlapping.isEmpty
    }

    /// Leaves out the mutants that messages of the compiler are about; without any, begins to search for them by halves.
    mutating func withdraw(_ errors: [CompilerError]) {
        let told = Set(errors.flatMap(guarded.mutants))
        if told.isEmpty {
            bisect()
        } else {
            entry.withdrawn.formUnion(told)
            untried = untried.map { $0.filter { !told.contains($0) } }.filter { !$0.isEmpty }
        }
        render()
    }

    private mutating func bisect() {
        var group = untried.isEmpty ? compiled.map(\.index) : untried.removeFirst()
        group.removeAll(where: entry.withdrawn.contains)
        if group.count <= 1 {
            entry.withdrawn.formUnion(group)
        } else {
            untried.insert(contentsOf: [Array(group[..<(group.count / 2)]), Array(group[(group.count / 2)...])], at: 0)
        }
    }

    /// The group that was tried compiles: the next one is added.
    mutating func settleGroup() {
        guard !untried.isEmpty else { return }
        untried.removeFirst()
        render()
    }
}
