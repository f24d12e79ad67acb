import Foundation
import ProcessShims

/// The names by which a process is told which tests to run.
///
/// XCTest on Linux lists a class without the types around it, `Module.InnerSpec`, and selects it with them,
/// `Module.Outer.InnerSpec`; SwiftPM passes on what was listed, and then nothing is run and nothing said. So that the
/// names in the list are the names to ask for, a process that was asked by such a name starts itself anew with the other.
@MainActor enum TestSpecifiers {
    /// The names that the process was given, each of a class or of one test; none if it is to run all tests.
    static var given: [String] { names(in: CommandLine.arguments) }

    /// The names in arguments, of which the first is that of the executable.
    nonisolated static func names(in arguments: [String]) -> [String] {
        arguments.dropFirst().filter { !$0.hasPrefix("-") }.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// Reports the examples that the process was asked for by name and that are not there: their names are others each
    /// time, or were changed since they were listed. XCTest passes over them in silence.
    static func reportUnknownExamples() {
        let plans = SpecRegistry.shared.allEntries.filter(\.isExpandedByDiscovery).map(\.plan)
        for specifier in CommandLine.arguments.dropFirst().flatMap({ $0.split(separator: ",") }) {
            let parts = specifier.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let plan = plans.first(where: { $0.answers(to: parts[0]) }) else { continue }
            guard plan.example(named: parts[1]) == nil else { continue }
            FailureOutsideExamples.report(Misuse.unknownExample(String(specifier)).failure)
        }
    }

    /// Starts the process anew if it was asked for tests by names that XCTest does not select by. To be called when all
    /// classes are known and nothing has run.
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
