import ChildProcesses
import Foundation

/// Runs programs to their end.
enum Command {
    /// The variables of this process, without those by which the runner has manifests leave out tests, and a hook of git names its
    /// repository.
    static var environment: [String: String] {
        let left: Set = ["SPECS", "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        return ProcessInfo.processInfo.environment.filter { !left.contains($0.key) }
    }

    /// What a program prints; what it prints as an error goes to standard error.
    static func output(_ words: [String]) throws -> String {
        let (text, isSuccess) = ChildProcess.result(of: words, environment: environment, errors: STDERR_FILENO)
        guard isSuccess else { throw MutationError("`\(words.joined(separator: " "))` failed; see above") }
        return text
    }
}
