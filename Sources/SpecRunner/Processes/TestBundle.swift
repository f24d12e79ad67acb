import Foundation
import TerminalText

/// What SwiftPM builds of all test targets of a package: on Linux an executable, on macOS a folder with one, which the tool
/// `xctest` loads.
struct TestBundle {
    let path: String
    /// The variables that its processes inherit.
    let environment: [String: String]

    /// - Throws: ``RunnerError`` if there is no test bundle at the path.
    init(path: String, environment: [String: String]) throws {
        self.path = path
        self.environment = environment
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            throw RunnerError(
                "\(executable) is not an executable file; without --bundle the runner builds the package and finds its tests"
            )
        }
    }

    /// The file with the code of the tests.
    var executable: String {
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

    /// Builds the tests of the package in the current folder. The output of the build goes to standard error, so that
    /// standard output contains nothing but the reports.
    ///
    /// - Parameters:
    ///   - environment: The variables of the build.
    ///   - testEnvironment: The variables of the test processes.
    ///   - options: Further options of `swift build`.
    ///   - products: The folder of the bundle, for as long as it is known.
    ///   - grace: How long the runner waits for the end of an interrupted build before it kills it.
    static func build(
        environment: [String: String],
        testEnvironment: [String: String],
        options: [String] = [],
        products: ProductsFolder,
        grace: Duration
    ) throws -> TestBundle {
        let isWatched = TerminalDevice(STDERR_FILENO).isTerminal
        try SwiftCommand.run(
            ["build", "--build-tests"] + options + (isWatched ? [] : ["--quiet"]),
            environment: environment,
            output: STDERR_FILENO,
            grace: grace
        )
        let bundle = try products.newestBundle(builtWith: options) {
            let output = try SwiftCommand.output(
                of: ["build", "--show-bin-path"],
                environment: environment,
                grace: grace
            )
            return URL(fileURLWithPath: output.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return try TestBundle(path: bundle.path, environment: testEnvironment)
    }
}
