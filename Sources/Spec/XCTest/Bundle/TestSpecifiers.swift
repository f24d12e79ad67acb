import SpecEvents
import XCTest

/// The test specifiers in a process's arguments, in the form `Module.Class` or `Module.Class/test`.
@MainActor struct TestSpecifiers {
    private let arguments: [String]

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// The specifiers in the arguments. Empty if the process runs all tests.
    var given: [String] {
        #if canImport(ObjectiveC)
            let words = arguments.dropFirst()
        #else
            // XCTest reads only the first argument after the executable.
            let words = arguments.dropFirst().prefix(1)
        #endif
        return words.filter { !$0.hasPrefix("-") }.flatMap { $0.split(separator: ",").map(String.init) }
    }

    #if canImport(ObjectiveC)
        /// Reports specifiers that match no example, because XCTest silently ignores them.
        func reportUnknownExamples(in entries: [SpecRegistry.Entry]) {
            for specifier in given {
                let parts = specifier.split(separator: "/", maxSplits: 1).map(String.init)
                guard parts.count == 2, let entry = entries.first(where: { $0.plan.names.contains(parts[0]) }),
                    entry.plan.example(named: entry.type.exampleName(ofMethod: parts[1])) == nil
                else { continue }
                FailureOutsideExamples.report(Misuse.unknownExample(specifier).failure)
            }
        }
    #else
        /// Returns the tests that the specifiers select. Reports specifiers that match nothing,
        /// because XCTest ignores them. SwiftPM uses the names under which XCTest lists classes,
        /// such as `Module.InnerSpec`. XCTest selects a class only by its full name,
        /// `Module.Outer.InnerSpec`, which contains a varying address if the class is private.
        func selected(from entries: [XCTestCaseEntry], _ plans: [ObjectIdentifier: ClassPlan]) -> [XCTestCaseEntry] {
            guard !given.isEmpty else { return entries }
            var known: [String: [(entry: Int, test: String?)]] = [:]
            for (index, entry) in entries.enumerated() {
                let plan = plans[ObjectIdentifier(entry.testCaseClass)]
                let tests = plan?.examples.map(\.name) ?? entry.allTests.map(\.0)
                for name in plan?.names ?? Self.names(of: entry.testCaseClass) {
                    known[name, default: []].append((index, nil))
                    for test in tests { known["\(name)/\(test)", default: []].append((index, test)) }
                }
            }
            var tests = [Set<String>?](repeating: [], count: entries.count)
            for specifier in specifiers(in: known) {
                let matches = known[specifier] ?? []
                if matches.isEmpty, belongsToBundle(specifier, entries) {
                    FailureOutsideExamples.report(Misuse.unknownExample(specifier).failure)
                }
                for (index, test) in matches {
                    if let test { tests[index]?.insert(test) } else { tests[index] = nil }
                }
            }
            return zip(entries, tests).compactMap { entry, selected in
                guard let selected else { return entry }
                let plan = plans[ObjectIdentifier(entry.testCaseClass)]
                let kept = OrderedGroups.complete(entry.allTests) {
                    plan?.example(named: $0.0)?.orderedGroupName
                } where: {
                    selected.contains($0.0)
                }
                return kept.isEmpty ? nil : (entry.testCaseClass, kept)
            }
        }

        /// Returns a note if the filter for `swift test` matched nothing and some example's name
        /// has look-alike characters, or `nil` otherwise. If nothing matches, SwiftPM passes `''`.
        func noMatchNote(among plans: some Sequence<ClassPlan>) -> String? {
            let names = plans.lazy.flatMap(\.examples).map(\.name)
            guard given == ["''"], let name = names.first(where: { ExampleName.restored($0) != $0 }) else { return nil }
            let reason = "names such as “\(name)” have look-alikes, as 'swift test list' prints them"
            return "note: the filter matches no test of XCTest; \(reason)\n"
        }

        var withoutSpecifiers: [String] { given.isEmpty ? arguments : [arguments[0]] + arguments.dropFirst(2) }

        /// Returns the specifiers after rejoining known names that were split at their commas.
        private func specifiers<Match>(in known: [String: Match]) -> [String] {
            var (rest, found) = (given[...], [String]())
            while let first = rest.first {
                let lengths = known[first] == nil ? (1...rest.count).lazy : (1...1).lazy
                let length = lengths.first { known[rest.prefix($0).joined(separator: ",")] != nil } ?? 1
                found.append(rest.prefix(length).joined(separator: ","))
                rest = rest.dropFirst(length)
            }
            return found
        }

        /// Returns whether the specifier is for this bundle. Every bundle receives all specifiers.
        private func belongsToBundle(_ specifier: String, _ entries: [XCTestCaseEntry]) -> Bool {
            let module = specifier.prefix { $0 != "." }
            return entries.contains { Subclasses.module(of: $0.testCaseClass) == module }
        }

        private static func names(of type: XCTestCase.Type) -> Set<String> {
            let name = ClassName.qualified(type)
            return [name, "\(name.prefix { $0 != "." }).\(ClassName.bare(type))"]
        }
    #endif
}
