/// Which classes inherit from `SpecCase`.
struct Inheritance {
    /// What is known about a class, from the least to the most.
    enum Verdict: Int, Comparable {
        case noSpec
        /// It inherits from a class whose declaration is not in the given sources.
        case unknown
        /// It overrides `spec()` of a class whose declaration is not given, or is a spec class only under some `#if`.
        case likelySpec
        case spec

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    let lookup: NameLookup
    private(set) var verdicts: [Verdict] = []
    private var parents: [[[NameLookup.Answer]]] = []
    /// The paths of all classes that another spec class inherits from.
    private(set) var basePaths: Set<[String]> = []

    init(_ declarations: [TypeDeclaration], module: String) {
        lookup = NameLookup(declarations, module: module)
        parents = declarations.indices.map { declarations[$0].kind == .other ? [] : lookup.parents(of: $0) }
        verdicts = declarations.indices.map { verdict(on: $0) }
        for index in declarations.indices where verdicts[index] >= .likelySpec {
            basePaths.formUnion(ancestors(of: index).map { declarations[$0].path })
        }
    }

    var declarations: [TypeDeclaration] { lookup.declarations }

    /// The class and its ancestors in the given sources.
    private func lineage(of index: Int) -> [Int] {
        var (lineage, next) = ([index], 0)
        while next < lineage.count {
            for case .declared(let parent) in parents[lineage[next]].joined() where !lineage.contains(parent) {
                lineage.append(parent)
            }
            next += 1
        }
        return lineage
    }

    /// Whether the class inherits from `SpecConfiguration`.
    func isConfiguration(_ index: Int) -> Bool {
        declarations[index].kind == .class
            && lineage(of: index).contains { parents[$0].joined().contains(.elsewhere("SpecConfiguration")) }
    }

    /// A class of the same path under another `#if` is not its ancestor.
    private func ancestors(of index: Int) -> [Int] {
        lineage(of: index).filter {
            declarations[$0].kind == .class && declarations[$0].path != declarations[index].path
        }
    }

    private func verdict(on index: Int) -> Verdict {
        guard declarations[index].kind == .class else { return .noSpec }
        let verdict = inheritedVerdict(of: index, trail: [])
        // Only a spec class has a `spec()` to override.
        return verdict == .unknown && lineage(of: index).contains { declarations[$0].overridesSpec }
            ? .likelySpec : verdict
    }

    /// Of several inherited types, the highest verdict counts: one is the superclass, the others are protocols.
    private func inheritedVerdict(of index: Int, trail: [Int]) -> Verdict {
        guard declarations[index].kind != .other, !trail.contains(index) else { return .noSpec }
        let verdicts = parents[index].map { alternatives in
            Self.combined(alternatives.map { verdict(on: $0, trail: trail + [index]) })
        }
        return verdicts.max() ?? .noSpec
    }

    private func verdict(on answer: NameLookup.Answer, trail: [Int]) -> Verdict {
        switch answer {
        case .specCase: .spec
        case .elsewhere(let name): Self.knownNames.contains(name) ? .noSpec : .unknown
        case .declared(let index): inheritedVerdict(of: index, trail: trail)
        }
    }

    /// The verdict if a name has several meanings, of which only one is compiled.
    private static func combined(_ verdicts: [Verdict]) -> Verdict {
        guard let best = verdicts.max(), let worst = verdicts.min(), best != worst else {
            return verdicts.first ?? .noSpec
        }
        return min(best, .likelySpec)
    }

    /// Names that test classes and their helpers inherit from and that are not spec classes. Quick's classes are among
    /// them, because a package that moves from Quick class by class has both in one target.
    private static let knownNames: Set<String> = [
        "SpecConfiguration", "XCTestCase", "QuickSpec", "AsyncSpec", "NSObject", "URLProtocol", "Thread", "Operation",
        "AnyObject",
        "Sendable", "Equatable", "Hashable",
        "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "Error", "CustomStringConvertible",
        "CustomDebugStringConvertible", "ObservableObject",
    ]
}
