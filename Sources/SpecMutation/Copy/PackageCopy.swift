import ChildProcesses
import Foundation
import SpecEvents

/// A copy of a package, in which the sources are mutated. The original is never modified.
struct PackageCopy {
    /// The path of the package root, without a trailing slash.
    let root: String
    var folder: String { root + "/.build/mutation" }
    /// The path of the copy. It keeps the folder's name, by which SwiftPM identifies the package.
    var package: String { "\(folder)/package/\(URL(fileURLWithPath: root).lastPathComponent)" }
    var scratch: String { folder + "/build" }
    private var manager: FileManager { .default }

    /// Locks the copy until this process ends, which closes the lock file.
    func lock() throws {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw MutationError("another `specs mutate` is using \(folder); wait for it to finish")
        }
    }

    private static let leftOut: Set = [".build", ".git", ".swiftpm", "node_modules", ".DS_Store"]

    /// - Parameter mutated: The files that are not copied again, so that they keep their mutants.
    func update(keeping mutated: Set<String> = []) throws {
        let own = files(in: root)
        for file in files(in: package).subtracting(own) where RuntimeSource.files[file] == nil {
            try manager.removeItem(atPath: "\(package)/\(file)")
        }
        for file in own where file != "Package.swift" && !mutated.contains(file) {
            let (source, target) = ("\(root)/\(file)", "\(package)/\(file)")
            if manager.contentsEqual(atPath: source, andPath: target) { continue }
            try? manager.removeItem(atPath: target)
            try makeFolder(of: target)
            try manager.copyItem(atPath: source, toPath: target)
        }
        for (file, text) in RuntimeSource.files { try write(text, file) }
    }

    private func makeFolder(of file: String) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Writes a file only if its text has changed, because SwiftPM checks modification times.
    func write(_ text: String, _ file: String) throws {
        let path = "\(package)/\(file)"
        if manager.contents(atPath: path) == Data(text.utf8) { return }
        try makeFolder(of: path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Returns the text of a file in the original package.
    func text(of file: String) throws -> String {
        guard let data = manager.contents(atPath: "\(root)/\(file)") else {
            throw MutationError("\(root)/\(file) cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the files' paths, relative to the folder. Does not follow symbolic links to folders.
    private func files(in folder: String) -> Set<String> {
        var (files, folders) = (Set<String>(), [""])
        while let next = folders.popLast() {
            for name in (try? manager.contentsOfDirectory(atPath: folder + next)) ?? []
            where !Self.leftOut.contains(name) {
                let path = "\(next)/\(name)"
                let type = try? manager.attributesOfItem(atPath: folder + path)[.type] as? FileAttributeType
                if type == .typeDirectory { folders.append(path) } else { files.insert(String(path.dropFirst())) }
            }
        }
        return files
    }

    func fingerprint(of path: String) -> UInt64 {
        let folder = "\(package)/\(path)"
        let texts = files(in: folder).sorted().map {
            "\($0) \(stableHash(manager.contents(atPath: "\(folder)/\($0)") ?? Data()))"
        }
        return stableHash(texts.joined(separator: "\n"))
    }
}

enum Command {
    /// This process's environment without `SPECS`, which can make manifests omit tests, and without
    /// the variables that git sets for hooks to identify the repository.
    static var environment: [String: String] {
        let left: Set = ["SPECS", "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        return ProcessInfo.processInfo.environment.filter { !left.contains($0.key) }
    }

    static func output(_ words: [String]) throws -> String {
        let (text, isSuccess) = ChildProcess.result(of: words, environment: environment, errors: STDERR_FILENO)
        guard isSuccess else { throw MutationError("`\(words.joined(separator: " "))` failed; see above") }
        return text
    }
}
