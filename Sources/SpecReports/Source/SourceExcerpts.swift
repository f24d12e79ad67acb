import SpecEvents

/// The source code around the places of failures and examples. Reads each file once.
package final class SourceExcerpts: Sendable {
    struct Line: Equatable {
        let number: Int
        let text: String
        /// Whether the failure is in this line.
        let hasFailure: Bool
    }

    private let read: @Sendable (String) -> String?
    private let files = Lock<[String: [Substring]]>([:])

    /// Makes excerpts of what a closure reads.
    ///
    /// - Parameter read: Returns the text of the file at a path; `nil` if it cannot be read. Called once for each file.
    package init(read: @escaping @Sendable (String) -> String?) {
        self.read = read
    }

    /// Makes excerpts of files.
    ///
    /// - Parameter packageRoot: The folder of the package, of which files with any name may be quoted; `nil` without one.
    package convenience init(packageRoot: String? = nil) {
        self.init(read: SourceFiles(packageRoot: packageRoot).text)
    }

    /// No source code.
    package static let none = SourceExcerpts { _ in nil }

    /// Three lines before the place, the line itself and two after it, without their common indent; none if the file cannot
    /// be read or is too short.
    func lines(around location: CodeLocation) -> [Line] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let numbers = max(location.line - 3, 1)...min(location.line + 2, file.count)
        let texts = numbers.map { file[$0 - 1] }
        return zip(numbers, Self.withoutIndent(texts)).map { number, text in
            Line(number: number, text: text, hasFailure: number == location.line)
        }
    }

    /// The lines as the compiler counts them: only a line feed ends one.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The lines of a file; none if it cannot be read.
    func lines(of path: String) -> [Substring] {
        files.withLock { files in
            if let lines = files[path] { return lines }
            let lines = read(path).map(Self.lines) ?? []
            files[path] = lines
            return lines
        }
    }
}
