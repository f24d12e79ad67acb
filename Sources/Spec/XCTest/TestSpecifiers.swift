import Foundation
import ProcessShims

/// The test specifiers in the arguments of the process: the names of the tests to run.
///
/// XCTest on Linux lists a class without the types around it, `Module.InnerSpec`, but selects it with them,
/// `Module.Outer.InnerSpec`. SwiftPM passes the listed name, for which XCTest silently runs nothing. Therefore a
/// process with such a specifier restarts with the other name.
@MainActor enum TestSpecifiers {
    /// The specifiers, each for a class or for one test; empty if the process runs all tests.
    static var given: [String] { names(in: CommandLine.arguments) }

    /// The specifiers in arguments, of which the first is the executable.
    nonisolated static func names(in arguments: [String]) -> [String] {
        arguments.dropFirst().filter { !$0.hasPrefix("-") }.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// Reports specifiers of examples that do not exist: their names differ in each process, or have changed since the
    /// listing. XCTest ignores them silently.
    static func reportUnknownExamples() {
        let entries = SpecRegistry.shared.allEntries.filter(\.isExpandedByDiscovery)
        for specifier in CommandLine.arguments.dropFirst().flatMap({ $0.split(separator: ",") }) {
            let parts = specifier.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let entry = entries.first(where: { $0.plan.answers(to: parts[0]) }) else {
                continue
            }
            guard entry.plan.example(named: entry.type.exampleName(ofMethod: parts[1])) == nil else { continue }
            FailureOutsideExamples.report(Misuse.unknownExample(String(specifier)).failure)
        }
    }

    /// Restarts the process if it has specifiers that XCTest cannot select by. Call it when all classes are known and
    /// nothing has run.
    static func restartIfNeeded() {
        #if os(Linux)
            let classes = SpecRegistry.shared.allEntries.filter(\.isExpandedByDiscovery).map(\.plan.specClass)
            let arguments = classes.filter { $0.trueName != $0.qualifiedName }.reduce(CommandLine.arguments) {
                words,
                each in
                words.map { translated($0, from: each.qualifiedName, to: each.trueName) }
            }
            guard arguments != CommandLine.arguments else { return }
            var words = arguments.map { strdup($0) } + [nil]
            process_restart(&words)
            FailureOutsideExamples.report(Misuse.cannotRestart(String(cString: strerror(errno))).failure)
        #endif
    }

    /// Translates the specifiers of an argument, which are separated by commas: `Module.Class` or `Module.Class/name`.
    nonisolated static func translated(_ argument: String, from listedName: String, to trueName: String) -> String {
        guard argument.contains(listedName) else { return argument }
        let specifiers = argument.split(separator: ",", omittingEmptySubsequences: false).map { specifier in
            specifier == listedName || specifier.hasPrefix(listedName + "/")
                ? trueName + specifier.dropFirst(listedName.count) : String(specifier)
        }
        return specifiers.joined(separator: ",")
    }
}
