import Foundation
import SnapshotFiles
import SpecEvents
import SpecReports
import SwiftSource

/// The `init [NAME]` command, which adds a test target with a first spec to a package:
///
///     read manifest -> edit it -> show difference -> ask -> write files -> check with SwiftPM
struct InitCommand {
    let options: Options
    let tool: Tool

    /// The root folder of the swift-spec package from which this runner was built.
    private static let framework = String(
        #filePath.dropLast("/Sources/SpecRunner/Commands/Init/InitCommand.swift".count)
    )

    func run() throws -> ExitStatus {
        let root = options.packageRoot
        let manifest = path("Package.swift")
        guard let old = try? String(contentsOfFile: manifest, encoding: .utf8) else {
            throw RunnerError("there is no Package.swift in \(root); make a package with: swift package init")
        }
        let spec = try FirstSpec(try PackageGraph.load(root, tool, isAlone: true), name: options.argument)
        let file = path(spec.path)
        guard !FileManager.default.fileExists(atPath: file) else { throw RunnerError("\(file) is there already") }
        let new = try edited(old, manifest, spec)
        let end = old.split(whereSeparator: \.isNewline).suffix(2).map { "  \($0)\n" }.joined()
        Console.write("\(manifest)\n\(end)\(Self.added(String(new.dropFirst(old.count))))\n")
        Console.write("\(file), a new file\n\(Self.added(spec.text))\n")
        guard try isWanted() else { return .somethingFailed }
        let folders = ["Tests", "Tests/\(spec.name)"].map(path).filter { mkdir($0, 0o755) == 0 }
        do {
            try SnapshotFile(manifest).change { _ in Data(new.utf8) }
            try SnapshotFile(file).change { _ in Data(spec.text.utf8) }
            try check(spec)
        } catch {
            try? FileManager.default.removeItem(atPath: file)
            folders.reversed().forEach { rmdir($0) }
            try SnapshotFile(manifest).change { $0 == Data(new.utf8) ? Data(old.utf8) : nil }
            throw RunnerError("\(error); the manifest is as before: add the lines above to it yourself")
        }
        Console.write("written; run it: swift run specs\n")
        return .allPassed
    }

    private func edited(_ old: String, _ manifest: String, _ spec: FirstSpec) throws -> String {
        let folders = WorkingFolder(FileManager.default.currentDirectoryPath)
        guard let root = folders.realPath(of: options.packageRoot), let framework = folders.realPath(of: Self.framework)
        else {
            throw RunnerError(
                "\(Self.framework), from which the runner was built, is not there any more: build it anew"
            )
        }
        guard root != framework else {
            throw RunnerError("this is the package of the runner itself: go to the folder of another one")
        }
        let edit = try ManifestEdit(old, path: manifest)
        let names = ["swift-spec", String(framework.split(separator: "/").last ?? "")]
        let known = names.first(where: edit.names)
        let dependency = ".package(path: \"\(Self.relative(framework, to: root))\")"
        let target = (list: "targets", lines: spec.target(package: known ?? names[1]))
        return edit.adding((known == nil ? [(list: "dependencies", lines: [dependency])] : []) + [target])
    }

    private static func added(_ text: String) -> String { text.reportLines.map { "+ \($0)\n" }.joined() }

    private static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(path, folder).prefix { $0 == $1 }.count
        return (folder.dropFirst(common).map { _ in ".." } + path.dropFirst(common)).joined(separator: "/")
    }

    private func path(_ name: String) -> String {
        options.packageRoot == FileManager.default.currentDirectoryPath ? name : "\(options.packageRoot)/\(name)"
    }

    private func isWanted() throws -> Bool {
        if options.isConfirmed { return true }
        guard Console.output.isCapable, isatty(STDIN_FILENO) == 1 else {
            throw RunnerError("nothing is written, because nobody can be asked here; to write it, give --yes")
        }
        Console.write("Write this? [y/N] ")
        let isWanted = ["y", "yes"].contains(readLine()?.lowercased())
        if !isWanted { Console.error("nothing is written") }
        return isWanted
    }

    private func check(_ spec: FirstSpec) throws {
        let package = try PackageGraph.load(options.packageRoot, tool, isAlone: true)
        guard package.targets.contains(where: { $0.isTest && $0.name == spec.name }) else {
            throw RunnerError("SwiftPM finds no test target \(spec.name) in it")
        }
    }
}

struct FirstSpec {
    let name: String
    private let subject: PackageGraph.Target

    init(_ package: PackageGraph, name: String?) throws {
        let subjects = package.targets.filter(\.isModule)
        guard let subject = subjects.first(where: { "\($0.name)Specs" == name }) ?? subjects.first else {
            throw RunnerError("the package has no target that a spec can import; add one to its manifest first")
        }
        let name = name ?? "\(subject.name)Specs"
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*/) != nil else {
            throw RunnerError("\(name) cannot be the name of a target: it has to consist of letters, digits, _ and -")
        }
        guard !package.targets.contains(where: { $0.name == name }) else {
            throw RunnerError("the package has a target \(name) already; give another name: swift run specs init NAME")
        }
        (self.name, self.subject) = (name, subject)
    }

    private var className: String { "\(subject.module)Spec" }

    var path: String { "Tests/\(name)/\(className).swift" }

    var text: String {
        """
        import \(["Expect", "Spec", subject.module].sorted().joined(separator: "\nimport "))

        final class \(className): SpecCase {
            override func spec() {
                describe("\(subject.name)") {
                    it("has a first example") {
                        expect(1 + 1) == 2
                    }
                }
            }
        }

        """
    }

    /// - Parameter package: The name by which the manifest refers to the swift-spec package.
    func target(package: String) -> [String] {
        [
            ".testTarget(", "    name: \"\(name)\",", "    dependencies: [", "        \"\(subject.name)\",",
            "        .product(name: \"Spec\", package: \"\(package)\"),",
            "        .product(name: \"Expect\", package: \"\(package)\"),", "    ]", ")",
        ]
    }
}

/// An edit that appends statements to a manifest without changing its existing text.
struct ManifestEdit {
    let text: String
    private let tokens: [Token]
    private let variable: String

    init(_ text: String, path: String) throws {
        let version = text.firstMatch(of: /\/\/\s*swift-tools-version\s*:\s*(\d+)\.(\d+)/)
        guard let version, let major = Int(version.1), let minor = Int(version.2), (major, minor) >= (5, 5) else {
            let found = version.map { "the tools version \($0.1).\($0.2)" } ?? "no tools version"
            throw RunnerError("\(path):1: a manifest with \(found); begin it with: // swift-tools-version: 5.5")
        }
        self.text = text
        tokens = Lexer.tokensAndLiterals(of: Array(text.unicodeScalars))
        let words = tokens.map { $0.word ?? ($0.is("=") ? "=" : "") }
        let start = words.indices.dropFirst(2).first { words[$0] == "Package" && words[$0 - 1] == "=" }
        let declaration = start.flatMap { words[..<$0].lastIndex { ["let", "var"].contains($0) } }
        guard let declaration else {
            throw RunnerError("\(path):1: no variable is set to `Package(…)`; write it so: let package = Package(…)")
        }
        variable = words[declaration + 1]
    }

    /// Returns whether a path or URL in the manifest ends in `name`, ignoring case and `.git`.
    func names(_ name: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return tokens.lazy.filter { $0.kind == .string }.compactMap { StringLiteral.value(of: scalars[$0.range]) }
            .contains { value in
                let last = value.split(separator: "/").last ?? ""
                return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased() == name.lowercased()
            }
    }

    func adding(_ elements: [(list: String, lines: [String])]) -> String {
        let newline = text.contains("\r\n") ? "\r\n" : "\n"
        var statements: [String] = []
        for (list, lines) in elements {
            let call = "\(variable).\(list).append("
            statements += lines.count == 1 ? ["\(call)\(lines[0]))"] : [call] + lines.map { "    \($0)" } + [")"]
        }
        let end = text.last?.isNewline == true ? "" : newline
        return text + end + newline + statements.map { $0 + newline }.joined()
    }
}
