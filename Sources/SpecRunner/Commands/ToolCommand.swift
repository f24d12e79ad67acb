import Foundation

/// A command that is an executable of its own, which SwiftPM builds on its first use, so that those who do not use it need not
/// compile it.
struct ToolCommand {
    /// The executable of the command, and the options of its build; `nil` if `specs` is the one that carries it out.
    static func named(_ name: String?, _ arguments: some Sequence<String>) -> ToolCommand? {
        let arguments = Array(arguments)
        let path = OptionParser.packagePath(in: arguments).map { ["--package-path", $0] } ?? []
        return switch name {
        case "mutate": ToolCommand(product: "specs-mutate", buildOptions: path, arguments: arguments)
        // It answers while the user types, so it is built with optimization.
        case "lsp":
            ToolCommand(product: "specs-lsp", buildOptions: ["-c", "release"] + path, arguments: arguments)
        default: nil
        }
    }

    let product: String
    let buildOptions: [String]
    let arguments: [String]

    /// The words of the command that builds and runs it.
    var words: [String] { ["swift", "run", "--quiet"] + buildOptions + [product] + arguments }

    /// Becomes the executable: the terminal, the signals and the exit status are those of the command.
    func run() throws -> Never {
        let pointers = (["env"] + words).map { strdup($0) } + [nil]
        execv("/usr/bin/env", pointers)
        throw RunnerError("cannot run `\(words.joined(separator: " "))`: \(String(cString: strerror(errno)))")
    }
}
