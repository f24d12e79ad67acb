import Foundation

/// `init [NAME]`: adds a test target with a first spec to a package:
///
///     manifest -> edit -> difference -> question -> files -> what SwiftPM makes of them
struct InitCommand {
    let options: Options
    let tool: Tool

    /// The folder of swift-spec from which the runner was built.
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
        Console.write("\(manifest)\n\(end)\(Self.added(new.dropFirst(old.count)))\n")
        Console.write("\(file), a new file\n\(Self.added(spec.text[...]))\n")
        guard try isWanted() else { return .somethingFailed }
        try write(new, to: manifest)
        try write(spec.text, to: file)
        try check(spec) {
            try write(old, to: manifest)
            try FileManager.default.removeItem(atPath: file)
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

    private static func added(_ text: Substring) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.dropLast(lines.last == "" ? 1 : 0).map { "+ \($0)\n" }.joined()
    }

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

    private func write(_ text: String, to path: String) throws {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw RunnerError("cannot write \(path): \(error.localizedDescription)")
        }
    }

    /// Throws, after taking the files back, if SwiftPM does not find the target.
    private func check(_ spec: FirstSpec, takeBack: () throws -> Void) throws {
        do {
            let package = try PackageGraph.load(options.packageRoot, tool, isAlone: true)
            guard package.targets.contains(where: { $0.isTest && $0.name == spec.name }) else {
                throw RunnerError("SwiftPM finds no test target \(spec.name) in it")
            }
        } catch {
            try takeBack()
            throw RunnerError("\(error); the manifest is as before: add the lines above to it yourself")
        }
    }
}
