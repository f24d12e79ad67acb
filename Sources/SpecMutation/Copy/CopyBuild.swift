import Foundation

/// Builds the copy, and leaves out the mutants that do not compile:
///
///     build -> messages -> without the mutants that they are about -> build …
///
/// first each target with mutants, after those that it depends on, and then the tests: what depends on a target is compiled once.
/// Where a message is about no mutant of its file, those of the file are halved until the one is found. So each build has fewer
/// mutants to try, and the last one has none.
struct CopyBuild {
    let copy: PackageCopy
    let tell: (String) -> Void

    /// Builds until it compiles, and returns the files with the mutants that do.
    ///
    /// - Parameter keep: Keeps what each build has told, also if the command is stopped before the last.
    func build(_ files: [MutatedFile], of targets: PackageTargets, keep: ([MutatedFile]) throws -> Void) throws
        -> [MutatedFile]
    {
        var files = files
        try write(files)
        tell("Building with \(files.reduce(0) { $0 + $1.compiled.count }) mutants …")
        let byTarget = Dictionary(grouping: files.indices.filter { !files[$0].chosen.isEmpty }) {
            targets.target(ofFile: files[$0].path)?.name
        }
        for name in targets.inOrderOfBuild {
            if let indices = byTarget[name] { try settle(&files, indices, ["--target", name], keep) }
        }
        try settle(&files, Array(files.indices), ["--build-tests"], keep)
        return files
    }

    /// Builds a part of the copy, without the mutants of some files that do not compile.
    private func settle(
        _ files: inout [MutatedFile],
        _ indices: [Int],
        _ part: [String],
        _ keep: ([MutatedFile]) throws -> Void
    ) throws {
        while true {
            let (text, isSuccess) = Command(words: words + part).run(takesErrors: true)
            if !isSuccess {
                try withdraw(messages(in: text), from: &files, indices, text)
            } else if files.allSatisfy(\.isSettled) {
                return try keep(files)
            } else {
                for index in files.indices { files[index].settleGroup() }
            }
            try keep(files)
            try write(files)
            let count = files.reduce(0) { $0 + $1.compiled.count }
            tell("Building \(part.last ?? "") again, without those that do not compile: \(count) …")
        }
    }

    /// A file without a mutant of this run keeps those of an earlier one.
    private func write(_ files: [MutatedFile]) throws {
        for file in files where !file.chosen.isEmpty { try copy.write(file.guarded.text, file.path) }
    }

    private var words: [String] {
        [
            "swift", "build", "--package-path", copy.package, "--scratch-path", copy.scratch,
            // An expression that takes the compiler long with its mutants keeps none of them.
            // All modules and files tell their errors in one build.
            "-Xswiftc", "-continue-building-after-errors", "-Xswiftc", "-Xfrontend", "-Xswiftc",
            "-solver-expression-time-threshold=10",
        ]
    }

    private func withdraw(
        _ messages: [CompilerError],
        from files: inout [MutatedFile],
        _ indices: [Int],
        _ text: String
    ) throws {
        let byFile = Dictionary(grouping: messages, by: \.file)
        var known = indices.filter { byFile[files[$0].path] != nil && !files[$0].compiled.isEmpty }
        // The compiler itself has ended, and tells no place.
        if known.isEmpty { known = indices.filter { !files[$0].compiled.isEmpty } }
        guard !known.isEmpty, messages.isEmpty || !known.allSatisfy({ byFile[files[$0].path] == nil }) else {
            throw MutationError(
                "the copy of the package does not build, with no mutant in it:\n" + Self.errors(in: text)
            )
        }
        for index in known {
            files[index].withdraw(byFile[files[index].path] ?? [])
        }
    }

    /// The places of the errors, in files of the copy.
    private func messages(in text: String) -> [CompilerError] {
        let found = text.split(separator: "\n").compactMap { line -> CompilerError? in
            guard let match = line.prefixMatch(of: #/(.+?):(\d+):(\d+): error: (.+)/#),
                match.1.hasPrefix(copy.package + "/"), let line = Int(match.2), let column = Int(match.3)
            else { return nil }
            let file = String(match.1.dropFirst(copy.package.count + 1))
            return CompilerError(file: file, line: line, column: column, message: String(match.4))
        }
        var seen: Set<String> = []
        return found.filter { seen.insert("\($0.file):\($0.line):\($0.column)").inserted }
    }

    private static func errors(in text: String) -> String {
        let lines = text.split(separator: "\n").filter { $0.contains("error:") }
        return (lines.isEmpty ? text.split(separator: "\n").suffix(10) : lines.prefix(20)[...]).joined(separator: "\n")
    }

    /// The executables with the tests.
    func bundles() throws -> [String] {
        let output = try Command(words: words + ["--show-bin-path"]).output()
        let folder = output.trimmingCharacters(in: .whitespacesAndNewlines)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".xctest") }
        guard !names.isEmpty else {
            throw MutationError("no test target depends on the sources that are to be changed")
        }
        return names.sorted().map { "\(folder)/\($0)" }
    }
}
