import Foundation
import SpecEvents

/// An order for examples that is the same in every run and follows source files where possible.
///
/// Examples are sorted by class, then by the line where they are declared or where they use shared
/// examples. Examples on the same line, such as table rows, and examples outside of the class's
/// main file are sorted by name.
enum StableOrder {
    static func sorted(_ examples: [ReportedExample]) -> [ReportedExample] {
        let classes = Dictionary(grouping: examples, by: \.identity.className)
        return classes.sorted { $0.key < $1.key }.flatMap { _, examples in inClass(examples) }
    }

    private static func inClass(_ examples: [ReportedExample]) -> [ReportedExample] {
        let file = mainFile(of: examples)
        let paths = examples.map { example in
            example.identity.names.indices.map { Array(example.identity.names[...$0]) }
        }
        var firstLines: [[String]: Int] = [:]
        for (example, paths) in zip(examples, paths) {
            let line = example.identity.place.flatMap { $0.file == file ? $0.line : nil } ?? .max
            for path in paths { firstLines[path] = min(firstLines[path] ?? .max, line) }
        }
        let keys = paths.map { paths in
            paths.map { path in (line: firstLines[path] ?? .max, name: path[path.count - 1]) }
        }
        return zip(keys, examples).sorted { $0.0.lexicographicallyPrecedes($1.0, by: precedes) }.map(\.1)
    }

    private static func mainFile(of examples: [ReportedExample]) -> String? {
        let counts = Dictionary(grouping: examples.compactMap { $0.identity.place?.file }, by: \.self).mapValues(
            \.count
        )
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func precedes(_ left: (line: Int, name: String), _ right: (line: Int, name: String)) -> Bool {
        left.line == right.line ? naturally(left.name, right.name) : left.line < right.line
    }

    /// Numbers are compared by value, so `a 9` precedes `a 10`.
    static func naturally(_ left: String, _ right: String) -> Bool {
        left.compare(right, options: [.numeric, .literal]) == .orderedAscending
    }
}
