import Foundation
import Spec
import SpecEvents

/// The file in the build folder that stores a property's smallest failing case.
struct CaseStore {
    /// Replaces the build folder in tests.
    @TaskLocal static var folder: URL?

    private let file: URL
    private let identifier: String

    init?(of example: RepeatedExample) {
        guard let folder = Self.folder ?? example.location.flatMap({ Self.buildFolder(above: $0.file) }) else {
            return nil
        }
        identifier = example.identifier
        file = folder.appending(path: "specs/cases/\(String(stableHash(identifier), radix: 16))")
    }

    private static func buildFolder(above path: String) -> URL? {
        let exists = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
        let folders = sequence(first: URL(fileURLWithPath: path).deletingLastPathComponent()) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        let package = folders.first { exists($0.appending(path: "Package.swift")) }
        return package.map { $0.appending(path: ".build") }.flatMap { exists($0) ? $0 : nil }
    }

    /// Returns `nil` if the file does not exist or belongs to another example with the same hash.
    func load() -> [UInt64]? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 2, lines[0] == identifier else { return nil }
        return ChoicesText.choices(of: String(lines[1]))
    }

    /// Saves a case. Returns a line for the failure message: where it is saved, or why it isn't.
    func save(_ values: [UInt64]) -> String {
        let text = "\(identifier)\n\(ChoicesText.text(of: values))\n"
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
            return "kept in .build/specs/cases/\(file.lastPathComponent): it runs first the next time"
        } catch {
            return "it is not kept: \(error.localizedDescription)"
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: file)
    }
}
