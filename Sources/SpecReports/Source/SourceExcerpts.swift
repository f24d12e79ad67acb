import Foundation
import SpecEvents

/// Provides the lines of source files. Each file is read only once.
package final class SourceExcerpts: Sendable {
    struct Line: Equatable {
        let number: Int
        let text: String
        let hasFailure: Bool
    }

    private let read: @Sendable (String) -> String?
    private let files = Lock<[String: [Substring]]>([:])
    private let kept = Lock<Set<String>>([])

    package init(read: @escaping @Sendable (String) -> String?) {
        self.read = read
    }

    package convenience init(packageRoot: String? = nil) {
        self.init(read: SourceFiles(packageRoot: packageRoot).text)
    }

    package static let none = SourceExcerpts { _ in nil }

    /// Keeps the text of files that are about to be rewritten, because failures refer to it.
    package func keep(_ paths: Set<String>) {
        paths.forEach { _ = lines(of: $0) }
        kept.withLock { $0.formUnion(paths) }
    }

    /// Whether the file was rewritten, in which case its lines may have changed.
    func isRewritten(_ path: String) -> Bool { kept.withLock { $0.contains(path) } }

    func lines(around location: CodeLocation) -> [Line] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let numbers = max(location.line - 3, 1)...min(location.line + 2, file.count)
        let texts = numbers.map { file[$0 - 1] }
        return zip(numbers, Self.withoutIndent(texts)).map { number, text in
            Line(number: number, text: text, hasFailure: number == location.line)
        }
    }

    /// Splits text only at line feeds, so that line numbers match those of the compiler.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    func lines(of path: String) -> [Substring] {
        files.withLock { files in
            if let lines = files[path] { return lines }
            let lines = read(path).map(Self.lines) ?? []
            files[path] = lines
            return lines
        }
    }
}

/// The files that a report may quote: files with a source-code extension, and the package's own
/// files unless they are hidden. Without this restriction, a recording from another machine could
/// make a report quote a file that contains passwords, or read from a device.
struct SourceFiles: Sendable {
    /// In bytes.
    private static let maxSourceSize = 10_000_000
    private static let endings: Set = ["swift", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "m", "mm"]

    let packageRoot: String?

    @Sendable func text(of path: String) -> String? {
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular, let size = attributes?[.size] as? Int,
            (1...Self.maxSourceSize).contains(size), Self.endings.contains(file.pathExtension) || isInPackage(file)
        else { return nil }
        return try? String(contentsOf: file, encoding: .utf8)
    }

    /// - Parameter file: A file whose symbolic links have been resolved.
    private func isInPackage(_ file: URL) -> Bool {
        guard let packageRoot else { return false }
        let folder = URL(filePath: packageRoot).resolvingSymlinksInPath()
        guard file.path.hasPrefix(folder.path + "/"),
            FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        else { return false }
        // Hidden files, such as `.env`, may contain secrets.
        return !file.path.dropFirst(folder.path.count).contains("/.")
    }
}

/// Settings for showing source locations. Paths in the base folder are shown relative to it.
package struct Places: Sendable {
    /// The base folder, without a trailing slash. If empty, paths are not shortened.
    package var baseFolder: String
    package var source: SourceExcerpts
    package var language: ReportLanguage
    /// The identifiers of inherited examples. Reports append the class's name to their names.
    package var inherited: Set<String> = []

    package init(baseFolder: String = "", source: SourceExcerpts = .none, language: ReportLanguage = .english) {
        (self.baseFolder, self.source, self.language) = (baseFolder, source, language)
    }

    func short(_ file: String) -> String {
        let folder = baseFolder + "/"
        return folder != "/" && file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }

    func shortened(_ text: String) -> String {
        baseFolder.isEmpty ? text : text.replacing(baseFolder + "/", with: "")
    }

    func classNote(of example: ExampleIdentity) -> String {
        inherited.contains(example.identifier) ? " (\(example.className.withoutModule))" : ""
    }

    func uniqueName(of example: ExampleIdentity) -> String { language.uniqueName(of: example) + classNote(of: example) }

    func text(_ location: CodeLocation) -> String { "\(short(location.file)):\(location.line)" }
}
