import Foundation
import SpecEvents

/// The source code around the locations of failures and examples. Each file is read only once.
package final class SourceExcerpts: Sendable {
    struct Line: Equatable {
        let number: Int
        let text: String
        let hasFailure: Bool
    }

    private let read: @Sendable (String) -> String?
    private let files = Lock<[String: [Substring]]>([:])

    /// - Parameter read: A closure that returns the text of the file at a path, or `nil` if it
    ///   cannot be read. It is called only once for each path.
    package init(read: @escaping @Sendable (String) -> String?) {
        self.read = read
    }

    /// - Parameter packageRoot: The root of the package. Files in it may be quoted even if they are
    ///   not source code, unless they are hidden.
    package convenience init(packageRoot: String? = nil) {
        self.init(read: SourceFiles(packageRoot: packageRoot).text)
    }

    package static let none = SourceExcerpts { _ in nil }

    /// Returns the line at the location, with up to three lines before it and two after it, without
    /// their common indentation. Returns no lines if the file cannot be read or is too short.
    func lines(around location: CodeLocation) -> [Line] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let numbers = max(location.line - 3, 1)...min(location.line + 2, file.count)
        let texts = numbers.map { file[$0 - 1] }
        return zip(numbers, Self.withoutIndent(texts)).map { number, text in
            Line(number: number, text: text, hasFailure: number == location.line)
        }
    }

    /// Splits text into lines as the compiler does: only a line feed ends a line.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Returns the lines of a file, or none if it cannot be read.
    func lines(of path: String) -> [Substring] {
        files.withLock { files in
            if let lines = files[path] { return lines }
            let lines = read(path).map(Self.lines) ?? []
            files[path] = lines
            return lines
        }
    }
}

/// The files that a report may quote: files with a source-code extension, and files of the package
/// that are not hidden. Otherwise, a recording from another machine could make a report quote a
/// file with passwords, or read a device.
struct SourceFiles: Sendable {
    /// The maximum size of a file to quote, in bytes.
    private static let largestSource = 10_000_000
    private static let endings: Set = ["swift", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "m", "mm"]

    let packageRoot: String?

    /// Returns the text of a file, or `nil` if the file cannot be read as UTF-8 or may not be
    /// quoted. Also returns `nil` for empty, very large and special files.
    @Sendable func text(of path: String) -> String? {
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular, let size = attributes?[.size] as? Int,
            (1...Self.largestSource).contains(size), Self.endings.contains(file.pathExtension) || isInPackage(file)
        else { return nil }
        return try? String(contentsOf: file, encoding: .utf8)
    }

    /// - Parameter file: The file, with symbolic links resolved.
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

/// The settings for showing source locations. Paths in the base folder are shown relative to it.
package struct Places: Sendable {
    /// The base folder, without a trailing slash. If it is empty, paths are not shortened.
    package var baseFolder: String
    package var source: SourceExcerpts
    package var language: ReportLanguage
    /// The identifiers of inherited examples, whose names are followed by the name of their class.
    package var inherited: Set<String> = []

    package init(baseFolder: String = "", source: SourceExcerpts = .none, language: ReportLanguage = .english) {
        (self.baseFolder, self.source, self.language) = (baseFolder, source, language)
    }

    /// Returns the path of a file, relative to the base folder if the file is inside it.
    func short(_ file: String) -> String {
        let folder = baseFolder + "/"
        return folder != "/" && file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }

    /// Returns the text, with paths in the base folder made relative to that folder.
    func shortened(_ text: String) -> String {
        baseFolder.isEmpty ? text : text.replacing(baseFolder + "/", with: "")
    }

    /// Returns a note with the class of an inherited example, such as ` (HeirSpec)`, or an empty
    /// string if the example is not inherited.
    func classNote(of example: ExampleIdentity) -> String {
        inherited.contains(example.identifier) ? " (\(example.className.withoutModule))" : ""
    }

    /// Returns the joined names, with a number or the class added if other examples share them.
    func uniqueName(of example: ExampleIdentity) -> String { language.uniqueName(of: example) + classNote(of: example) }

    func text(_ location: CodeLocation) -> String { "\(short(location.file)):\(location.line)" }
}
