import Foundation
import SpecReports

/// What SwiftPM builds of the test targets of a package, or of one of them: on Linux an executable, on macOS a folder with one,
/// which the tool `xctest` loads.
struct TestBundle {
    let path: String
    /// The variables that its processes inherit.
    let environment: [String: String]
    /// Whether the runner has built it, together with all bundles of the run.
    let isBuilt: Bool

    /// The end of the name of an executable of Swift Build, which loads the tests from a library: `A-test-runner` and `A.so`.
    static let runnerSuffix = "-test-runner"

    static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xctest") || $0.hasSuffix(runnerSuffix) }.sorted()
    }

    /// - Throws: ``RunnerError`` if there is no test bundle at the path.
    init(path: String, environment: [String: String], isBuilt: Bool = false) throws {
        self.path = path
        self.isBuilt = isBuilt
        self.environment = environment
        let runner = path.hasSuffix(".so") ? path.dropLast(3) + Self.runnerSuffix : ""
        guard !FileManager.default.fileExists(atPath: String(runner)) else {
            throw RunnerError("\(path) is a library, which \(runner) loads; give --bundle that one")
        }
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            throw RunnerError(
                "\(executable) is not an executable file; without --bundle the runner builds the package and finds its tests"
            )
        }
    }

    var code: String {
        guard path.hasSuffix(Self.runnerSuffix) else { return executable }
        let library = path.dropLast(Self.runnerSuffix.count) + ".so"
        return FileManager.default.fileExists(atPath: String(library)) ? String(library) : executable
    }

    /// Whether the tests are linked with the module Spec. A process without it would run all its tests when it is asked for a
    /// list.
    var knowsSpec: Bool {
        // The beginning of all symbols of the class `SpecCase`.
        let symbol = "$s4Spec0A4CaseC"
        let data = try? Data(contentsOf: URL(fileURLWithPath: code), options: .mappedIfSafe)
        return data?.range(of: Data(symbol.utf8)) != nil
    }

    private var executable: String {
        #if canImport(Darwin)
            let folder = URL(fileURLWithPath: path)
            let name = folder.deletingPathExtension().lastPathComponent
            return folder.appendingPathComponent("Contents/MacOS/\(name)").path
        #else
            return path
        #endif
    }

    /// The command that runs the tests of some classes; of all classes, if there are none in the list.
    func command(forClasses classes: [String]) -> (path: String, arguments: [String]) {
        let names = classes.joined(separator: ",")
        #if canImport(Darwin)
            // `xcrun` finds the tool of the selected Xcode, and becomes it.
            return ("/usr/bin/xcrun", ["xctest"] + (names.isEmpty ? [] : ["-XCTest", names]) + [path])
        #else
            return (path, names.isEmpty ? [] : [names])
        #endif
    }

    /// A name by which the bundle differs from others, for a file about it.
    ///
    /// Bundles of one package differ by the names of their files, and what it builds in another configuration is the same bundle.
    /// Those of `--bundle` may be of many packages, so their paths count.
    var uniqueName: String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard !isBuilt else { return name }
        let real = WorkingFolder(FileManager.default.currentDirectoryPath).realPath(of: path) ?? path
        return "\(name)-\(String(stableHash(real), radix: 16))"
    }
}
