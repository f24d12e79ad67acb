import Foundation
import SpecEvents
import SpecReports

/// The copy of a package, in which the sources have mutants. Nothing else of the package is written.
struct PackageCopy {
    /// The root of the package, without a slash at its end.
    let root: String
    /// The folder of all that the command keeps.
    let folder: String
    /// The copy. Its last name is that of the package's own folder, from which SwiftPM takes a name.
    let package: String
    let scratch: String

    init(root: String) {
        self.root = root
        folder = root + "/.build/mutation"
        package = "\(folder)/package/\(URL(fileURLWithPath: root).lastPathComponent)"
        scratch = folder + "/build"
    }

    private static let leftOut: Set = [".build", ".git", ".swiftpm", "node_modules", ".DS_Store"]

    /// Makes the copy like the package.
    ///
    /// - Parameter isMutated: Whether a file of the copy has its mutants and stays as it is.
    func update(keeping isMutated: (String) -> Bool) throws {
        let own = Self.files(of: root), copied = Self.files(of: package)
        try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
        for file in copied.subtracting(own) where !file.hasPrefix("SpecMutants/") {
            try FileManager.default.removeItem(atPath: "\(package)/\(file)")
        }
        for file in own where file != "Package.swift" && !isMutated(file) { try copy(file) }
        try write(RuntimeSource.header, "SpecMutants/include/SpecMutants.h")
        try write(RuntimeSource.source, "SpecMutants/SpecMutants.c")
    }

    private func copy(_ file: String) throws {
        let (source, target) = ("\(root)/\(file)", "\(package)/\(file)")
        let manager = FileManager.default
        if let link = try? manager.destinationOfSymbolicLink(atPath: source) {
            if (try? manager.destinationOfSymbolicLink(atPath: target)) == link { return }
            try? manager.removeItem(atPath: target)
            try makeFolder(of: target)
            return try manager.createSymbolicLink(atPath: target, withDestinationPath: link)
        }
        if manager.contentsEqual(atPath: source, andPath: target) { return }
        try? manager.removeItem(atPath: target)
        try makeFolder(of: target)
        try manager.copyItem(atPath: source, toPath: target)
    }

    private func makeFolder(of file: String) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Writes a file of the copy, if it is to change: what SwiftPM builds depends on the times of files.
    func write(_ text: String, _ file: String) throws {
        let path = "\(package)/\(file)"
        if let data = FileManager.default.contents(atPath: path), data == Data(text.utf8) { return }
        try makeFolder(of: path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    func text(of file: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: "\(root)/\(file)") else {
            throw MutationError("\(root)/\(file) cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The files below a folder, by their paths from there.
    private static func files(of folder: String) -> Set<String> {
        var files: Set<String> = []
        var folders = [""]
        while let next = folders.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(next)")) ?? []
            where !leftOut.contains(name) {
                let path = next.isEmpty ? name : "\(next)/\(name)"
                let type =
                    try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")[.type] as? FileAttributeType
                if type == .typeDirectory { folders.append(path) } else { files.insert(path) }
            }
        }
        return files
    }

    /// Changes with each file in a folder of the copy.
    func fingerprint(of target: PackageTargets.Target) -> String {
        let texts = Self.files(of: "\(package)/\(target.path)").sorted().map { file in
            "\(file) \(fingerprintOf(FileManager.default.contents(atPath: "\(package)/\(target.path)/\(file)") ?? Data()))"
        }
        return String(stableHash(texts.joined(separator: "\n")), radix: 16)
    }
}

/// Tells texts apart.
func fingerprintOf(_ data: Data) -> String { String(stableHash(data), radix: 16) }
