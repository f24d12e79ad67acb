import ChildProcesses
import Foundation

/// Builds the copy, and excludes the mutants that do not compile:
///
///     build -> errors -> exclude their mutants -> build …
///
/// Each target with mutants is built after its dependencies, and the tests are built last, so that
/// targets are not recompiled each time a dependency loses mutants. If no error points to a mutant,
/// the mutants in the files with errors are repeatedly split in half until the cause is found.
struct CopyBuild {
    let copy: PackageCopy

    func build(_ files: inout [MutatedFile], of targets: PackageTargets, _ state: inout CopyState) throws {
        let byTarget = Dictionary(grouping: files.indices.filter { !files[$0].chosen.isEmpty }) { files[$0].target }
        for name in targets.buildOrder {
            if let indices = byTarget[name] { try settle(&files, indices, ["--target", name], &state) }
        }
        try settle(&files, byTarget.values.flatMap(\.self), ["--build-tests"], &state)
    }

    private func settle(
        _ files: inout [MutatedFile],
        _ indices: [Int],
        _ part: [String],
        _ state: inout CopyState
    ) throws {
        // The groups of mutants that may contain the cause of a failed build. Of these groups, the
        // next build includes only the first.
        var groups: [[Int]] = []
        while true {
            // A file without chosen mutants keeps its mutants from an earlier run.
            for index in files.indices where !files[index].chosen.isEmpty {
                files[index].render(without: Set(groups.dropFirst().joined()))
                state.files[files[index].path] = files[index].entry
            }
            // Saves the state first, so that mutant numbers stay reserved if the run is killed.
            try state.save(copy.folder)
            for file in files where !file.chosen.isEmpty { try copy.write(file.guarded.text, file.path) }
            let count = files.reduce(0) { $0 + $1.guarded.mutants.count }
            tell("Building \(part.count > 1 ? part[1] : "the tests") with \(count) changes …")
            let (text, isSuccess) = ChildProcess.result(of: words + part, environment: Command.environment)
            groups = isSuccess ? Array(groups.dropFirst()) : try withdraw(text, groups, &files, indices)
            if isSuccess, groups.isEmpty { return }
        }
    }

    /// - Returns: The groups that may still contain the cause. The next build includes the first.
    func withdraw(_ text: String, _ groups: [[Int]], _ files: inout [MutatedFile], _ indices: [Int]) throws
        -> [[Int]]
    {
        let errors = errors(in: text)
        var told = indices.reduce(into: Set<Int>()) { $0.formUnion(files[$1].mutants(of: errors)) }
        var groups = groups
        if told.isEmpty {
            // If no error has a location, the compiler has crashed, and any file may be the cause.
            let named = indices.filter { index in errors.isEmpty || errors.contains { $0.file == files[index].path } }
            let suspects = groups.first ?? named.flatMap { files[$0].compiled }
            guard !suspects.isEmpty else {
                let lines = text.split(separator: "\n")
                let messages = lines.filter { $0.contains("error:") }.prefix(20)
                let shown = (messages.isEmpty ? lines.suffix(10) : messages).joined(separator: "\n")
                throw MutationError("the copy of the package does not build, with no mutant in it:\n" + shown)
            }
            let half = suspects.count / 2
            told = half == 0 ? Set(suspects) : []
            groups = [Array(suspects[..<half]), Array(suspects[half...])] + groups.dropFirst()
        }
        for index in indices { files[index].withdraw(told) }
        return groups.map { $0.filter { !told.contains($0) } }.filter { !$0.isEmpty }
    }

    private var words: [String] {
        [
            "swift", "build", "--package-path", copy.package, "--scratch-path", copy.scratch,
            // Makes one build report the errors in all modules and files.
            "-Xswiftc", "-continue-building-after-errors",
            // SwiftPM finds tests in the index. Indexing the system modules as well would make the
            // build about 7% slower.
            "-Xswiftc", "-index-ignore-system-modules",
            // Makes the compiler reject expressions whose mutants make them slow to type-check.
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-solver-expression-time-threshold=10",
        ]
    }

    private func errors(in text: String) -> [CompilerError] {
        text.split(separator: "\n").compactMap { line in
            guard let match = line.prefixMatch(of: /(.+?):(\d+):(\d+): error: (.+)/),
                match.1.hasPrefix(copy.package + "/"), let line = Int(match.2), let column = Int(match.3)
            else { return nil }
            let file = String(match.1.dropFirst(copy.package.count + 1))
            return CompilerError(file: file, line: line, column: column, message: String(match.4))
        }
    }

    func bundle() throws -> String {
        let folder = try Command.output(words + ["--show-bin-path"]).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let tests = TestExecutable.all(in: folder).first else {
            throw MutationError("the build of the copy has made no tests in \(folder)")
        }
        return tests.path
    }
}

extension PackageCopy {
    /// Returns the copy's manifest. In it, the module that runs the tests depends on all external
    /// products, because any of them may contain Spec.
    func manifest(mutated: [String], needed: Set<String>) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: root)
        if let other = names.first(where: { $0.hasPrefix("Package@swift") }) {
            throw MutationError(
                "SwiftPM may read \(other) in place of Package.swift, which the copy has to change: remove one of them"
            )
        }
        let original = try text(of: "Package.swift")
        guard original.contains(/\b(let|var) package\b/) else {
            throw MutationError("Package.swift has no variable named package, to which the copy has to add a target")
        }
        // The copy is in a different folder, so relative paths to other packages are made absolute.
        return """
            \(original)

            // What follows is for the mutants.
            package.dependencies = package.dependencies.map { dependency in
                guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~") else { return dependency }
                let absolute = \(root.debugDescription) + "/" + path
                return name.map { .package(name: $0, path: absolute) } ?? .package(path: absolute)
            }
            let specNeeded: Set<String> = \(needed.sorted())
            package.targets.removeAll { !specNeeded.contains($0.name) }
            let specTargets = Set(package.targets.map { $0.name }).subtracting(\(PackageTargets.withSpec))
            var specProducts: [String: Target.Dependency] = [:]
            for dependency in package.targets.flatMap({ $0.dependencies }) {
                switch dependency {
                case .targetItem(let name, _), .productItem(let name, _, _, _), .byNameItem(let name, _):
                    if !specTargets.contains(name) { specProducts[name] = dependency }
                @unknown default: break
                }
            }
            for target in package.targets {
                if \(mutated).contains(target.name) { target.dependencies.append("SpecMutants") }
                if target.type == .test { target.dependencies.append("SpecMutantsRun") }
            }
            package.targets += [
                .target(name: "SpecMutants", path: "SpecMutants"),
                .target(
                    name: "SpecMutantsRun",
                    dependencies: ["SpecMutants"] + specProducts.sorted { $0.key < $1.key }.map { $0.value },
                    path: "SpecMutantsRun"
                ),
            ]
            package.products.removeAll { product in
                let names =
                    (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
                    ?? (product as? Product.Plugin)?.targets ?? []
                return !names.allSatisfy(specNeeded.contains)
            }

            """
    }
}
