import ChildProcesses
import Foundation
import SpecEvents
import SpecReports

struct TestBundle {
    let executable: TestExecutable
    var environment: [String: String]
    /// Whether the runner built this bundle and all other bundles in the run.
    let isBuilt: Bool

    var path: String { executable.bundle }

    init(path: String, environment: [String: String], isBuilt: Bool = false) throws {
        executable = TestExecutable(bundle: path)
        self.isBuilt = isBuilt
        self.environment = environment
        let runner = path.hasSuffix(".so") ? path.dropLast(3) + TestExecutable.runnerSuffix : ""
        guard !FileManager.default.fileExists(atPath: String(runner)) else {
            throw RunnerError("\(path) is a library, which \(runner) loads; give --bundle that one")
        }
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw RunnerError(
                "\(executable.path) is not an executable file; without --bundle the runner builds the package and finds its tests"
            )
        }
    }

    /// A name for use in file names. Bundles that the runner built have unique file names already.
    /// The others may come from different packages, so a hash of the path is appended.
    var uniqueName: String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard !isBuilt else { return name }
        let real = WorkingFolder(FileManager.default.currentDirectoryPath).realPath(of: path) ?? path
        return "\(name)-\(String(stableHash(real), radix: 16))"
    }
}
