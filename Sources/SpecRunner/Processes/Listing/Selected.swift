import Foundation
import SpecEvents

extension PlaceFilter {
    /// The files that the place names.
    func named(_ files: Set<String>) -> Set<String> {
        let root = WorkingFolder("/")
        return files.filter { names(file: $0, realFile: $0.hasPrefix("/") ? root.realPath(of: $0) : nil) }
    }

    /// The identifiers of the examples that the place selects.
    ///
    /// - Throws: ``RunnerError`` if no example is declared in the file, or above the line.
    func selected(from examples: [ListedExample], of rest: String) throws -> Set<String> {
        let files = Set(examples.flatMap(\.places).map(\.file))
        let named = named(files)
        guard !named.isEmpty else { throw RunnerError("\(text): \(problem(files, rest))") }
        try checkLine(inFile: realPath ?? named.min())
        guard let line else {
            return Set(examples.filter { $0.places.contains { named.contains($0.file) } }.map(\.example.identifier))
        }
        let all = Set(examples.flatMap(\.places)).filter { named.contains($0.file) }
        let lines = classLines(around: line, inFile: realPath ?? named.min())
        let inClass = all.filter { lines?.contains($0.line) ?? false }
        if !inClass.isEmpty, inClass.allSatisfy({ $0.line > line }) {
            return Set(examples.filter { !inClass.isDisjoint(with: $0.places) }.map(\.example.identifier))
        }
        let places = inClass.isEmpty ? all : inClass
        guard let nearest = places.filter({ $0.line <= line }).max(by: { $0.line < $1.line }) else {
            let first = places.map(\.line).min()!
            throw RunnerError(
                "\(text): the first group or example of this file is declared at line \(first); "
                    + "give that line or a later one"
            )
        }
        return Set(examples.filter { $0.places.contains(nearest) }.map(\.example.identifier))
    }

    /// The lines of the innermost class that a line is in; `nil` if it is in none.
    private func classLines(around line: Int, inFile file: String?) -> ClosedRange<Int>? {
        guard let file, let source = FileManager.default.contents(atPath: file) else { return nil }
        return SourceClass.all(in: source).map(\.lines).last { $0.contains(line) }
    }

    /// - Throws: ``RunnerError`` if the file ends before the line.
    private func checkLine(inFile file: String?) throws {
        guard let line, let file, let data = FileManager.default.contents(atPath: file) else { return }
        let count = data.reduce(data.last == 0x0A ? 0 : 1) { $1 == 0x0A ? $0 + 1 : $0 }
        guard line > count else { return }
        throw RunnerError("\(text): the file has \(count) lines")
    }

    /// Why no example is at the place, and what to do.
    private func problem(_ files: Set<String>, _ rest: String) -> String {
        let list = "`swift run specs --list` prints the examples"
        guard rest.isEmpty else { return "no example that matches \(rest) is declared there; \(list)" }
        guard realPath == nil else {
            return "no spec is declared there; name a spec file, a folder of them, or a line as FILE:LINE"
        }
        let names = Dictionary(files.map { (Self.stem(of: $0), URL(fileURLWithPath: $0).lastPathComponent) }) { $1 }
        let guess = Spelling.nearest(to: Self.stem(of: path), in: names.keys.sorted()).flatMap { names[$0] }
        let question = guess.map { "; did you mean \($0)?" } ?? ";"
        return "no spec is declared in a file or folder of this name\(question) \(list)"
    }

    /// The distinguishing part of a file's name: `Cart` of `Tests/CartSpec.swift`.
    private static func stem(of file: String) -> String {
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return name.hasSuffix("Spec") ? String(name.dropLast(4)) : name
    }
}

extension Shard {
    /// The examples of this part; an ordered group belongs to one part as a whole. The result does
    /// not depend on the order of the examples.
    ///
    /// - Parameter durations: The durations in earlier runs, in seconds, by identifier. With some,
    ///   the shards take about equally long; without any, they have the same number of examples.
    func selected(from examples: [ExampleIdentity], durations: [String: Double] = [:]) -> [ExampleIdentity] {
        let sorted = examples.sorted { $0.identifier < $1.identifier }
        let identifiers = durations.isEmpty ? inTurn(sorted) : byDuration(sorted, durations)
        return examples.filter { identifiers.contains($0.identifier) }
    }

    private func inTurn(_ examples: [ExampleIdentity]) -> Set<String> {
        var dealer = Dealer(for: self)
        return Set(examples.filter { dealer.deal(orderedGroup: $0.orderedGroup) }.map(\.identifier))
    }

    /// Deals the longest first, each to the part with the least so far.
    private func byDuration(_ examples: [ExampleIdentity], _ durations: [String: Double]) -> Set<String> {
        // In the order of the examples: in a dictionary's order the sum would vary.
        let known = examples.compactMap { durations[$0.identifier] }
        let mean = known.reduce(0, +) / Double(max(known.count, 1))
        let units = WorkUnit.units(of: examples) { _ in 0 }.map { unit in
            // The fastest example's overhead keeps many fast ones from ending up in one part.
            (unit, cost: unit.examples.reduce(0) { $0 + (durations[$1.identifier] ?? mean) + 0.000_05 })
        }
        var loads = Array(repeating: 0.0, count: count)
        var mine: Set<String> = []
        let longestFirst = units.enumerated().sorted { ($1.element.cost, $0.offset) < ($0.element.cost, $1.offset) }
        for (unit, cost) in longestFirst.map(\.element) {
            let part = loads.indices.min { loads[$0] < loads[$1] }!
            loads[part] += cost
            if part == number - 1 { mine.formUnion(unit.examples.map(\.identifier)) }
        }
        return mine
    }
}
