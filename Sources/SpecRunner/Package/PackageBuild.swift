import ChildProcesses
import Foundation
import SpecReports
import TerminalText

/// A SwiftPM build of a package's tests, in these steps:
///
///     places -> targets -> swift build -> products folder -> bundles
struct PackageBuild {
    let options: BuildOptions
    let environment: [String: String]
    let answers: PackageAnswers
    let limits: TimeLimits

    /// Builds the tests. The build prints to standard error, because reports use standard output.
    ///
    /// - Parameter places: The selected places. Swift Build builds only their test targets.
    func bundles(of places: [PlaceFilter], testEnvironment: [String: String]) throws -> [TestBundle] {
        let targets = try targets(of: places)
        try build(targets)
        return try findBundles(of: targets, testEnvironment)
    }

    /// Returns the names of the targets to build, or `nil` to build all of them.
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
        // SwiftPM accepts only one target name at a time.
        for command in targets?.map(Self.selection) ?? [["--build-tests"]] {
            try SwiftCommand.run(
                ["build"] + command + options.arguments + (columns == nil ? ["--quiet"] : []),
                environment: environment,
                grace: limits.grace
            ) { output.print($0) }
        }
    }

    private static func selection(of target: String) -> [String] {
        #if canImport(Darwin)
            ["--product", target]
        #else
            ["--target", target + TestExecutable.runnerSuffix]
        #endif
    }

    private var tool: Tool { Tool(environment: SwiftCommand.environment(environment), limit: limits.step) }

    // MARK: Products

    private func findBundles(of targets: [String]?, _ testEnvironment: [String: String]) throws -> [TestBundle] {
        let folder = try productsFolder()
        var names = TestExecutable.all(in: folder).map(\.name)
        // The native build system creates a single `.xctest`. Swift Build may leave stale ones.
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

    private func currentNames(_ targets: [String]?) throws -> Set<String> {
        let package = try answers.package(tool)
        let targets = targets ?? package.targets.filter(\.isTest).map(\.name)
        return Set(targets.flatMap { ["\($0).xctest", $0 + TestExecutable.runnerSuffix] })
            .union(package.name.map { ["\($0)PackageTests.xctest"] } ?? [])
    }
}

/// A printer for SwiftPM's output. It prints each compiler message once, even if several jobs
/// report it, and prints errors last. In a terminal, a temporary last line shows the progress.
struct BuildOutput {
    /// The prefixes of SwiftPM's progress lines, other than counters such as `[3/61]`.
    private static let progressWords = [
        "Building for ", "Build complete!", "Planning ", "Constructing ", "Computing ", "Computed ", "Fetching ",
        "Fetched ",
        "Updating ", "Updated ", "Creating working copy ", "Working copy of ",
    ]

    /// The width of the terminal, or `nil` to draw no progress line.
    private let columns: Int?
    private let palette: Palette
    private let write: (String) -> Void
    /// The first lines of the compiler messages received so far.
    private var known: Set<String> = []
    private var isInKnownMessage = false
    private var isDrawn = false
    private var errors: [String] = []
    private var isInError = false

    init(columns: Int?, palette: Palette, write: @escaping (String) -> Void) {
        (self.columns, self.palette, self.write) = (columns, palette, write)
    }

    mutating func print(_ line: String) {
        let plain = line.withoutColours
        if columns != nil, Self.isProgress(plain) {
            (isInKnownMessage, isInError) = (false, false)
            return draw(plain)
        }
        if let kind = Self.kind(ofMessage: plain) {
            isInKnownMessage = !known.insert(plain).inserted
            // A note belongs to the message before it.
            isInError = kind == "error" || kind == "note" && isInError
        } else if !Self.belongsToMessage(plain) {
            (isInKnownMessage, isInError) = (false, false)
        }
        guard !isInKnownMessage else { return }
        if isInError { return errors.append(painted(plain)) }
        wipe()
        write(painted(plain) + "\n")
    }

    mutating func end() {
        wipe()
        for line in errors { write(line + "\n") }
        errors = []
    }

    private func painted(_ line: String) -> String {
        guard
            Self.kind(ofMessage: line) != nil || line.contains("`- ") || line.hasPrefix("error: ")
                || line.hasPrefix("warning: "),
            let kind = line.firstMatch(of: /(error|warning|note|remark):/)
        else { return line }
        let paint = ["error": palette.red, "warning": palette.yellow][kind.1] ?? palette.dim
        return line.replacingCharacters(in: kind.range, with: paint(String(kind.0)))
    }

    private mutating func wipe() {
        if isDrawn { write("\r\u{1B}[K") }
        isDrawn = false
    }

    private mutating func draw(_ line: String) {
        // Text in the last column makes some terminals start a new line.
        write("\r\u{1B}[K" + Wrapping.cut(line, columns: max((columns ?? 80) - 1, 0)))
        isDrawn = true
    }

    private static func isProgress(_ line: String) -> Bool {
        line.prefixMatch(of: /\[\d+\/\d+\]/) != nil || progressWords.contains(where: line.hasPrefix)
    }

    /// Returns the kind of message that a line begins, such as `error` for
    /// `/p/A.swift:3:5: error: …`, or `nil` if the line does not begin a message.
    private static func kind(ofMessage line: String) -> Substring? {
        line.firstMatch(of: #/:\d+:\d+: (error|warning|note|remark): /#)?.1
    }

    /// Returns whether a line may continue a message, as a quoted line of source code does.
    private static func belongsToMessage(_ line: String) -> Bool {
        guard let first = line.first else { return true }
        return first.isWhitespace || line.hasPrefix("[#") || line.prefixMatch(of: /\d+ +\|/) != nil
    }
}
