import ChildProcesses
import Foundation
import SpecReports
import TerminalText

/// Builds the tests of a package with SwiftPM, and finds what it has built:
///
///     places -> targets -> swift build -> folder of the products -> bundles
struct PackageBuild {
    let options: BuildOptions
    /// The variables of the build.
    let environment: [String: String]
    let answers: PackageAnswers
    let limits: TimeLimits

    /// Builds the tests of the package in the current folder. The output of the build goes to standard error, each
    /// message once, so that standard output contains nothing but the reports.
    ///
    /// - Parameters:
    ///   - places: Where the examples are that run. Swift Build builds only the test targets around them.
    ///   - testEnvironment: The variables of the test processes.
    /// - Returns: The bundles, in the order of their names.
    func bundles(of places: [PlaceFilter], testEnvironment: [String: String]) throws -> [TestBundle] {
        answers.forgetIfManifestChanged()
        let targets = try targets(of: places)
        try build(targets)
        return try findBundles(of: targets, testEnvironment)
    }

    /// The names of the targets to build; `nil` for all.
    private func targets(of places: [PlaceFilter]) throws -> [String]? {
        guard options.usesSwiftBuild, !places.isEmpty else { return nil }
        return try answers.package(tool).testTargets(of: places)?.map(\.name)
    }

    private func build(_ targets: [String]?) throws {
        let terminal = TerminalDevice(STDERR_FILENO)
        let columns = terminal.isCapable ? terminal.columns ?? 80 : nil
        var output = BuildOutput(
            columns: columns,
            palette: terminal.wantsColour ? .coloured : .plain,
            write: Console.writeToErrors
        )
        defer { output.end() }
        // SwiftPM takes the name of one target.
        for command in targets?.map(Self.selection) ?? [["--build-tests"]] {
            try SwiftCommand.run(
                ["build"] + command + options.arguments + (columns == nil ? ["--quiet"] : []),
                environment: environment,
                grace: limits.grace
            ) { output.print($0) }
        }
    }

    /// The option that selects the bundle of a test target.
    private static func selection(of target: String) -> [String] {
        #if canImport(Darwin)
            ["--product", target]
        #else
            ["--target", target + TestExecutable.runnerSuffix]
        #endif
    }

    private var tool: Tool { Tool(environment: SwiftCommand.environment(environment), limit: limits.step) }

    // MARK: Products

    /// Finds the bundles of all test targets, or of those with these names.
    private func findBundles(of targets: [String]?, _ testEnvironment: [String: String]) throws -> [TestBundle] {
        let folder = try productsFolder()
        var names = TestExecutable.all(in: folder).map(\.name)
        // The native build system makes one product. Of several, some may be of a target or a package that was renamed.
        let isNative = names.count == 1 && names[0].hasSuffix(".xctest")
        if !isNative, !names.isEmpty {
            let current = try currentNames(targets)
            names = names.filter(current.contains)
        }
        guard !names.isEmpty else { throw RunnerError("no test bundle in \(folder): the package has no test target") }
        let bundles = try names.map {
            try TestBundle(path: "\(folder)/\($0)", environment: testEnvironment, isBuilt: true)
        }
        return isNative ? bundles : bundles.filter(\.executable.knowsSpec)
    }

    private func productsFolder() throws -> String {
        try answers.folder(builtWith: options.arguments) {
            try tool.output(of: ["swift", "build"] + options.arguments + ["--show-bin-path"])
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The names that products of the package have now.
    private func currentNames(_ targets: [String]?) throws -> Set<String> {
        let package = try answers.package(tool)
        let targets = targets ?? package.targets.filter(\.isTest).map(\.name)
        return Set(targets.flatMap { ["\($0).xctest", $0 + TestExecutable.runnerSuffix] })
            .union(package.name.map { ["\($0)PackageTests.xctest"] } ?? [])
    }
}
