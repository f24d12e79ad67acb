import Foundation
import Spec
import SpecEvents

/// The file that keeps the smallest failing case of a property in the build folder of its package, until it passes.
struct CaseStore {
    /// Where the cases are kept in place of the build folder, for tests.
    @TaskLocal static var folder: URL?

    private let file: URL
    private let name: String
    private let identifier: String

    /// `nil` if the package has no build folder.
    init?(of example: RepeatedExample) {
        guard let folder = Self.folder ?? example.location.flatMap({ Self.buildFolder(above: $0.file) }) else {
            return nil
        }
        identifier = example.identifier
        name = String(stableHash(identifier), radix: 16)
        file = folder.appending(path: "specs/cases/\(name)")
    }

    private static func buildFolder(above path: String) -> URL? {
        let exists = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
        let folders = sequence(first: URL(fileURLWithPath: path).deletingLastPathComponent()) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        let package = folders.first { exists($0.appending(path: "Package.swift")) }
        return package.map { $0.appending(path: ".build") }.flatMap { exists($0) ? $0 : nil }
    }

    /// The numbers of the kept case; `nil` if there is none, or if the file is of another example or is not readable.
    func load() -> [UInt64]? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 2, lines[0] == identifier else { return nil }
        return ChoicesText.choices(of: String(lines[1]))
    }

    /// - Returns: A line that says where it is, or why it is not kept.
    func save(_ values: [UInt64]) -> String {
        let text = "\(identifier)\n\(ChoicesText.text(of: values))\n"
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
            return "kept in .build/specs/cases/\(name): it runs first the next time"
        } catch {
            return "it is not kept: \(error.localizedDescription)"
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: file)
    }
}
