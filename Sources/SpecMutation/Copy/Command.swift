import ChildProcesses
import Foundation

/// A program that is run to its end.
struct Command {
    var words: [String]
    var environment = Self.ownEnvironment

    /// The variables of this process, without those by which the runner has manifests leave out tests, and a hook of git names its
    /// repository.
    static var ownEnvironment: [String: String] {
        let left: Set = ["SPECS", "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        return ProcessInfo.processInfo.environment.filter { !left.contains($0.key) }
    }

    /// - Returns: What the program prints, and whether it succeeded. What it prints as an error is part of it, if `takesErrors`.
    func run(takesErrors: Bool = false) -> (text: String, isSuccess: Bool) {
        ChildProcess.result(of: words, environment: environment, errors: takesErrors ? nil : STDERR_FILENO)
    }

    /// What the program prints.
    func output() throws -> String {
        let (text, isSuccess) = run()
        guard isSuccess else { throw MutationError("`\(words.joined(separator: " "))` failed; see above") }
        return text
    }
}
