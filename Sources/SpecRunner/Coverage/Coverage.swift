import Foundation

/// The `--coverage` option. LLVM's tools combine the test processes' profiles into a report:
///
///     swift build -> each process writes a profile -> llvm-profdata -> llvm-cov -> lcov
final class Coverage {
    private let path: String
    private let packageRoot: String
    private let tool: Tool
    /// The folder for the test processes' profiles. Its subfolder `build` is for the profiles of
    /// programs that run during the build.
    private let folder: String

    private static let variable = "LLVM_PROFILE_FILE"

    init(path: String, packageRoot: String, _ tool: Tool) throws {
        (self.path, self.packageRoot, self.tool) = (path, packageRoot, tool)
        try FileDescriptors.checkWritable(path, of: "--coverage")
        folder = try TemporaryFolder.newFile("profiles")
        try FileManager.default.createDirectory(atPath: "\(folder)/build", withIntermediateDirectories: true)
    }

    /// Profiles from programs that plugins run don't count, so they go to a separate folder.
    var buildEnvironment: [String: String] {
        tool.environment.merging([Self.variable: "\(folder)/build/%p.profraw"]) { $1 }
    }

    /// The variables for coverage. If two processes have the same ID, their profiles are merged.
    var testEnvironment: [String: String] {
        tool.environment.merging([Self.variable: "\(folder)/%p-%m.profraw"]) { $1 }
    }

    func write(_ bundles: [TestBundle]) throws -> CoverageTable {
        let all = try PackageGraph.load(packageRoot, tool).targets
        let targets = all.filter { $0.isOwn && !$0.isTest }
        let profile = try mergedProfile()
        // `llvm-cov` takes the first file as a plain argument, and the others as `-object` options.
        let files = bundles.flatMap { ["-object", $0.executable.code] }.dropFirst()
        let text = try tool.output(
            of: [try llvm("llvm-cov"), "export", "-format=lcov", "-instr-profile=\(profile)"] + files
        )
        var report = LcovReport(text)
        // A target's folder may be the whole package, which also contains the build folder.
        report.files = report.files.filter { file in
            let isBuilt = file.path.hasPrefix("\(packageRoot)/.build/")
            let target = PackageGraph.innermost(of: all, file: file.path).map { all[$0] }
            return target.map { $0.isOwn && !$0.isTest && !isBuilt } ?? false
        }
        try FileDescriptors.write(report.text, toFile: path)
        return CoverageTable(report, of: targets)
    }

    private func mergedProfile() throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".profraw") }
        guard !names.isEmpty else {
            throw RunnerError("--coverage: no test process wrote a profile, so there is no coverage to report")
        }
        let list = try TemporaryFile("profiles.txt", names.sorted().map { "\(folder)/\($0)\n" }.joined())
        let merged = try TemporaryFolder.newFile("merged.profdata")
        // Skips truncated profiles. A process leaves one behind if it is killed while writing.
        _ = try tool.output(
            of: [try llvm("llvm-profdata"), "merge", "-sparse", "-failure-mode=all", "-f", list.path, "-o", merged]
        )
        return merged
    }

    /// The tool must come from the toolchain that built the tests, because profile formats differ.
    private func llvm(_ name: String) throws -> String {
        #if canImport(Darwin)
            return try tool.output(of: ["xcrun", "--find", name]).trimmingCharacters(in: .whitespacesAndNewlines)
        #else
            let text = try tool.output(of: ["swift", "-print-target-info"])
            let info = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let resources = (info?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
            // In a toolchain, the compiler's resources are in `lib/swift`, and tools are in `bin`.
            let path = resources.map { URL(fileURLWithPath: "\($0)/../../bin/\(name)").standardized.path }
            guard let path, FileManager.default.isExecutableFile(atPath: path) else {
                throw RunnerError(
                    "--coverage needs \(name) of the Swift toolchain, which is not at \(path ?? "a known place")"
                )
            }
            return path
        #endif
    }
}

struct CoverageTable {
    private struct Row {
        var name: String
        var lineCount = 0
        var hitCount = 0

        /// The percentage of lines that ran, rounded down so that only full coverage is 100.0.
        var share: String {
            guard lineCount > 0 else { return "–" }
            let tenths = hitCount * 1000 / lineCount
            return "\(tenths / 10).\(tenths % 10) %"
        }

        var lines: String { lineCount > 0 ? "\(hitCount) of \(lineCount) lines" : "no code of it is in the tests" }
    }

    private let rows: [Row]

    init(_ report: LcovReport, of targets: [PackageGraph.Target]) {
        var rows = targets.map { Row(name: $0.name) }
        for file in report.files {
            guard let index = PackageGraph.innermost(of: targets, file: file.path) else { continue }
            rows[index].lineCount += file.lineCount
            rows[index].hitCount += file.hitCount
        }
        var total = Row(name: "all")
        (total.lineCount, total.hitCount) = rows.reduce((0, 0)) { ($0.0 + $1.lineCount, $0.1 + $1.hitCount) }
        self.rows = rows.sorted { $0.name < $1.name } + (rows.count > 1 ? [total] : [])
    }

    var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        let shareWidth = rows.map(\.share.count).max() ?? 0
        let lines = rows.map { row in
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let space = String(repeating: " ", count: shareWidth - row.share.count)
            return "  \(name)  \(space)\(row.share)  \(row.lines)\n"
        }
        return "\nCoverage:\n" + lines.joined()
    }
}

struct LcovReport: Equatable {
    struct File: Equatable {
        var path: String
        /// The text of the record, including the `end_of_record` line.
        var text: String
        /// The number of executable lines.
        var lineCount: Int
        var hitCount: Int
    }

    var files: [File] = []

    init(_ text: String) {
        for record in text.split(separator: "end_of_record\n") {
            let lines = record.split(separator: "\n")
            func value(of field: String) -> Substring? {
                lines.first { $0.hasPrefix(field + ":") }?.dropFirst(field.count + 1)
            }
            func count(_ field: String) -> Int { value(of: field).flatMap { Int($0) } ?? 0 }
            guard let path = value(of: "SF").map(String.init) else { continue }
            let text = "\(record)end_of_record\n"
            files.append(File(path: path, text: text, lineCount: count("LF"), hitCount: count("LH")))
        }
    }

    var text: String { files.map(\.text).joined() }
}
