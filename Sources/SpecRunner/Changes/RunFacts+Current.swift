import Foundation
import SpecReports

extension RunFacts {
    /// How a document is made now: where git and Swift do not answer, it does not say.
    static func current(_ options: Options, _ environment: [String: String]) -> RunFacts {
        let tool = Tool(environment: environment, limit: options.limits.step)
        let git = Git(tool)
        func answer(_ arguments: String...) -> String? {
            let text = try? git.output(arguments, in: options.packageRoot, hidesErrors: true)
            return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        var facts = RunFacts()
        facts.date = Date()
        facts.branch = answer("branch", "--show-current")
        facts.commit = answer("describe", "--always", "--dirty", "--abbrev=7", "--exclude=*")
        facts.command = (["swift run specs"] + CommandLine.arguments.dropFirst().map(ShellWord.quoted))
            .joined(separator: " ")
        let swift = try? tool.output(of: ["swift", "--version"], hidesErrors: true)
        let version = swift?.firstMatch(of: /Swift version ([\w.-]+)/).map { "Swift \($0.1)" }
        facts.versions = [version].compactMap(\.self)
        return facts
    }
}
