/// Finds the files that git ignores: in no commit, and left out by `.gitignore` and the like.
struct IgnoredFiles {
    let git: Git

    /// Those of the files that git ignores, which need not be there any more.
    ///
    /// - Parameter folders: The folders of the files, inner ones first.
    func select(from files: [String], in folders: [String]) -> Set<String> {
        let byFolder = Dictionary(grouping: files) { file in folders.first { file.hasPrefix($0 + "/") } }
        return byFolder.reduce(into: []) { ignored, part in
            guard let folder = part.key else { return }
            let names = part.value.map { String($0.dropFirst(folder.count + 1)) }
            // A command line is limited.
            for start in stride(from: 0, to: names.count, by: 100) {
                let piece = Array(names[start...].prefix(100))
                ignored.formUnion(self.ignored(piece, in: folder).map { "\(folder)/\($0)" })
            }
        }
    }

    private func ignored(_ names: [String], in folder: String) -> [Substring] {
        // Git exits with 1 if it ignores none of them. It takes no separator but line breaks here.
        let command = ["-c", "core.quotePath=false", "check-ignore", "--"] + names
        return (try? git.output(command, in: folder, hidesErrors: true))?.split(separator: "\n") ?? []
    }

    /// All files below a folder that git ignores.
    func all(in folder: String) -> [String] {
        let command = ["ls-files", "--others", "--ignored", "--exclude-standard", "-z"]
        return (try? git.paths(command, in: folder, hidesErrors: true)) ?? []
    }
}
