import Foundation
import SpecEvents

/// An order of examples that is the same in every run. It follows source files where possible.
///
/// Examples are sorted by class, then by the line of their declaration or use of shared examples.
/// Those on the same line, such as table rows, or outside the class's main file are sorted by name.
enum StableOrder {
    static func sorted(_ examples: [ReportedExample]) -> [ReportedExample] {
        let classes = Dictionary(grouping: examples, by: \.identity.className)
        return classes.sorted { $0.key < $1.key }.flatMap { _, examples in inClass(examples) }
    }

    private static func inClass(_ examples: [ReportedExample]) -> [ReportedExample] {
        let file = mainFile(of: examples)
        // The line of the first example in each group, by the path of the group.
        var firstLines: [[String]: Int] = [:]
        let line = { (example: ReportedExample) in
            example.identity.place.flatMap { $0.file == file ? $0.line : nil } ?? Int.max
        }
        for example in examples {
            for depth in 1...max(example.identity.names.count, 1) {
                let path = Array(example.identity.names.prefix(depth))
                firstLines[path] = min(firstLines[path] ?? .max, line(example))
            }
        }
        let keys = examples.map { example in
            example.identity.names.indices.map { depth in
                let path = Array(example.identity.names.prefix(depth + 1))
                return (line: firstLines[path] ?? .max, name: example.identity.names[depth])
            }
        }
        return zip(keys, examples).sorted { $0.0.lexicographicallyPrecedes($1.0, by: precedes) }.map(\.1)
    }

    /// Returns the file in which most of the examples are declared.
    private static func mainFile(of examples: [ReportedExample]) -> String? {
        let counts = Dictionary(grouping: examples.compactMap { $0.identity.place?.file }, by: \.self).mapValues(
            \.count
        )
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func precedes(_ left: (line: Int, name: String), _ right: (line: Int, name: String)) -> Bool {
        left.line == right.line ? naturally(left.name, right.name) : left.line < right.line
    }

    /// Returns whether a name precedes another. Numbers compare by value: `a 9` precedes `a 10`.
    static func naturally(_ left: String, _ right: String) -> Bool {
        left.compare(right, options: [.numeric, .literal]) == .orderedAscending
    }
}
