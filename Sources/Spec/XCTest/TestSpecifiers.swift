/// The test specifiers in the arguments of a process, `Module.Class` or `Module.Class/test`: what XCTest runs.
///
/// XCTest lists a class by the last of its names, `Module.InnerSpec`, but selects it with the types around it,
/// `Module.Outer.InnerSpec`; the name of a private class then contains an address that differs in each process. SwiftPM
/// passes what was listed, for which XCTest silently runs nothing. So the arguments that XCTest gets are translated.
@MainActor struct TestSpecifiers {
    private let arguments: [String]

    /// - Parameter arguments: The arguments of the process, of which the first is the executable.
    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// The specifiers; empty if the process runs all tests.
    var given: [String] {
        #if canImport(ObjectiveC)
            let words = arguments.dropFirst()
        #else
            // XCTest reads the second argument only.
            let words = arguments.dropFirst().prefix(1)
        #endif
        return words.filter { !$0.hasPrefix("-") }.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// The arguments for XCTest, by which it selects what the specifiers name. One of them may name several classes that are
    /// listed alike.
    func translated(for entries: [SpecRegistry.Entry]) -> [String] {
        guard !given.isEmpty else { return arguments }
        let names = given.flatMap { specifier -> [String] in
            let (className, test) = Self.parts(of: specifier)
            let matches = entries.filter { entry in
                entry.plan.answers(to: className) && (test.map(entry.has) ?? true)
            }
            let suffix = test.map { "/" + $0 } ?? ""
            return matches.isEmpty ? [specifier] : matches.map { $0.plan.specClass.trueName + suffix }
        }
        return [arguments[0], names.joined(separator: ",")] + arguments.dropFirst(2)
    }

    /// Reports specifiers of examples that do not exist: their names differ in each process, or have changed since the
    /// listing. XCTest ignores them silently.
    func reportUnknownExamples(in entries: [SpecRegistry.Entry]) {
        for specifier in given {
            let (className, test) = Self.parts(of: specifier)
            let namesakes = entries.filter { $0.plan.answers(to: className) }
            guard let test, !namesakes.isEmpty, !namesakes.contains(where: { $0.has(test) }) else { continue }
            FailureOutsideExamples.report(Misuse.unknownExample(specifier).failure)
        }
    }

    private static func parts(of specifier: String) -> (className: String, test: String?) {
        let parts = specifier.split(separator: "/", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }
}

extension SpecRegistry.Entry {
    /// Whether XCTest knows one of the examples by this name.
    @MainActor fileprivate func has(_ test: String) -> Bool {
        plan.example(named: type.exampleName(ofMethod: test)) != nil
    }
}
