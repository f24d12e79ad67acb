import ChildProcesses
import Foundation
import SnapshotFiles

/// `doctor`: checks what specs need in and around a package, and says how to fix problems.
struct DoctorCommand {
    enum Finding: Equatable {
        case fine(String)
        /// Nothing to check.
        case open(String)
        case wrong(String, fix: String)
    }

    let options: Options
    let tool: Tool
    private var root: String { options.packageRoot }

    func run() -> ExitStatus {
        let checks: [(subject: String, findings: () throws -> [Finding])] = [
            ("toolchain", toolchain), ("package", package), ("tests", tests), ("CI", { CISettings(in: root).findings }),
            ("editors", editors), ("files", files),
        ]
        var isFine = true
        for check in checks {
            let findings: [Finding]
            do { findings = try check.findings() } catch { findings = [.wrong("\(error)", fix: "")] }
            for finding in findings {
                Console.write(Self.text(of: finding, check.subject))
                if case .wrong = finding { isFine = false }
            }
        }
        return isFine ? .allPassed : .somethingFailed
    }

    private static func text(of finding: Finding, _ subject: String) -> String {
        switch finding {
        case .fine(let text): "✓ \(subject): \(text)\n"
        case .open(let text): "- \(subject): \(text)\n"
        case .wrong(let text, let fix): "✗ \(subject): \(text)\n" + (fix.isEmpty ? "" : "    \(fix)\n")
        }
    }

    // MARK: Swift

    private func toolchain() throws -> [Finding] {
        let text = try tool.output(of: ["swift", "--version"], hidesErrors: true)
        let line = String(text.prefix { !$0.isNewline })
        let version = text.firstMatch(of: /Swift version (\d+)\.(\d+)/)
        guard let version, CISettings.isRecent(version.1, version.2) else {
            return [.wrong("\(line); Spec needs Swift 6.2", fix: "install a later one: https://www.swift.org/install")]
        }
        return [.fine(line)]
    }

    private func package() throws -> [Finding] {
        let targets = try PackageGraph.load(root, tool, isAlone: true).targets.filter { target in
            target.isTest && target.dependencies.contains { ["Spec", "QuickNimble"].contains($0) }
        }
        guard !targets.isEmpty else {
            return [.wrong("no test target depends on Spec", fix: "add one: swift run specs init")]
        }
        return [.fine("Spec is in \(targets.map(\.name).joined(separator: ", "))")]
    }

    /// Lets the built tests list their examples, for which Spec takes XCTest's place.
    private func tests() throws -> [Finding] {
        let defaults = try? DefaultsFile.read(in: WorkingFolder(root)).map(OptionParser.parser)
        let arguments = (defaults?.options.build ?? options.build).arguments
        let command = (["swift", "build"] + arguments).joined(separator: " ")
        let folder = try tool.output(of: ["swift", "build", "--package-path", root] + arguments + ["--show-bin-path"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let bundles = try TestExecutable.all(in: folder).map {
            try TestBundle(path: $0.bundle, environment: tool.environment, isBuilt: true)
        }
        guard !bundles.isEmpty else { return [.open("none are built; build them: \(command) --build-tests")] }
        guard bundles.contains(where: \.executable.knowsSpec) else {
            return [.wrong("Spec is linked with none of those in \(folder)", fix: "import Spec where the specs are")]
        }
        return bundles.filter(\.executable.knowsSpec).map { bundle in
            do {
                let listing = ExampleListing(bundles: [bundle], request: Request(), limits: options.limits)
                let count = try listing.listExamples().examples.count
                if count > 0 { return .fine("\(count) example\(count == 1 ? "" : "s") in \(bundle.uniqueName)") }
                return .wrong(
                    "\(bundle.uniqueName) has no examples",
                    fix: "write a class that inherits from SpecCase; if there is one, link Spec before XCTest"
                )
            } catch {
                return .wrong("\(error)", fix: "build them anew: \(command) --build-tests")
            }
        }
    }

    // MARK: Files

    private func editors() -> [Finding] {
        let home = tool.environment["HOME"] ?? "~"
        let places =
            [".vscode/settings.json", ".helix/languages.toml", ".zed/settings.json"].map { "\(root)/\($0)" }
            + [
                ".config/nvim/init.lua", ".config/helix/languages.toml", ".config/zed/settings.json",
                ".config/emacs/init.el", ".emacs.d/init.el", ".emacs",
            ].map { "\(home)/\($0)" }
        let findings = places.compactMap { place -> Finding? in
            guard let text = try? String(contentsOfFile: place, encoding: .utf8),
                let server = text.firstMatch(of: /"([^"\n]*specs-lsp)"/)?.1
            else { return nil }
            if FileManager.default.isExecutableFile(atPath: String(server)) { return .fine(place) }
            return .wrong("\(place): there is no \(server)", fix: "build it: swift run specs lsp --help")
        }
        return findings.isEmpty ? [.open("none is set up; see: swift run specs lsp --help")] : findings
    }

    /// The files beside the specs.
    private func files() throws -> [Finding] {
        let checks = [
            { _ = try DefaultsFile.read(in: WorkingFolder(root)).map(OptionParser.parser) },
            { _ = try PromiseSearch.sources(in: root) },
        ]
        let problems = checks.compactMap { check in
            do { try check() } catch { return Finding.wrong("\(error)", fix: "") }
            return nil
        }
        let folders = try PackageGraph.load(root, tool, isAlone: true).targets.filter(\.isTest).map(\.folder)
        let snapshots = folders.flatMap(orphanedSnapshots).map { problem in
            Finding.wrong(problem, fix: "remove that part of the file, or bring the class back")
        }
        let wrong = problems + snapshots
        return wrong.isEmpty ? [.fine("none is orphaned or written wrong")] : wrong
    }

    /// Snapshots below a folder without their class in its sources, and unreadable files.
    private func orphanedSnapshots(below folder: String) -> [String] {
        let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        return paths.filter { $0.hasSuffix("/Snapshots") }.sorted().flatMap { path in
            let folder = SnapshotFolder(SnapshotFile.folder(of: path))
            let orphans = folder.classes.filter { !folder.declares($0) }
            let texts = folder.entries.filter { orphans.contains($0.key.className) }.map { file, key in
                "\(file): \(key.className) is not declared in \(folder.path)"
            }
            return Set(folder.problems + texts).sorted()
        }
    }
}

/// The settings of the CI services that test the package.
struct CISettings {
    private static let names = [
        ".gitlab-ci.yml", ".circleci/config.yml", ".travis.yml", "azure-pipelines.yml", "bitbucket-pipelines.yml",
        "Jenkinsfile",
    ]

    /// The texts, by path in the package.
    private let texts: [(path: String, text: String)]

    init(in root: String) {
        let workflows = FileManager.default.files(in: "\(root)/.github/workflows/", ".yml", ".yaml")
        texts = (workflows.map { String($0.dropFirst(root.count + 1)) } + Self.names).compactMap { path in
            let data = FileManager.default.contents(atPath: "\(root)/\(path)")
            return data.map { (path, String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// Whether Spec can be built by a version of Swift.
    static func isRecent(_ major: Substring, _ minor: Substring) -> Bool {
        (Int(major) ?? 0, Int(minor) ?? 0) >= (6, 2)
    }

    var findings: [DoctorCommand.Finding] {
        guard !texts.isEmpty else { return [.open("no settings of a service that is known here")] }
        var wrong = texts.flatMap { path, text in
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return zip(1..., lines).compactMap { Self.finding("\(path):\($0)", String($1), text) }
        }
        if !texts.contains(where: { $0.text.contains(/\bswift test\b|\bspecs\b/) }) {
            let paths = texts.map(\.path).joined(separator: ", ")
            wrong.append(.wrong("\(paths): no step runs the specs", fix: "add one: swift run specs"))
        }
        return wrong.isEmpty ? texts.map { .fine($0.path) } : wrong
    }

    private static func finding(_ place: String, _ line: String, _ text: String) -> DoctorCommand.Finding? {
        if line.contains(/^\s*#/) { return nil }
        if let version = line.firstMatch(of: /\bswift(?:-version)?["']?:\s*\[?["']?(\d+)\.(\d+)/),
            !isRecent(version.1, version.2)
        {
            return .wrong(
                "\(place): Swift \(version.1).\(version.2); Spec needs 6.2",
                fix: "take a later version there"
            )
        }
        if line.contains(/^\s*(- )?CI:\s*["']?(0|false|no)?["']?\s*$/) {
            return .wrong("\(place): CI is off, so a committed focus does not fail the run", fix: "remove the line")
        }
        if line.contains(/--changed\b/), place.hasPrefix(".github"), !text.contains(/fetch-depth:\s*0\b/) {
            return .wrong(
                "\(place): --changed compares with a commit that actions/checkout leaves out",
                fix: "give actions/checkout the setting fetch-depth: 0"
            )
        }
        return nil
    }
}
