import Foundation
import SpecEvents

/// A description of a test target, read from the `README.md` file next to its specs. It consists of
/// a title, an introduction, and a list that determines the order of the target's classes.
///
///     # Checkout
///     <!-- language: en -->
///     What a customer sees between the cart and the receipt.
///
///     - `PaymentSpec`
///     - `RetrySpec` (technical)
package struct Chapter: Equatable, Sendable {
    package struct ListedClass: Equatable, Sendable {
        package let name: String
        package let line: Int
        let isTechnical: Bool
    }

    package let module: String
    /// The path of the `README.md` file, or an empty string if there is none.
    package let file: String
    package private(set) var title: String
    /// The title's line number, or 1 if the file has no heading.
    package private(set) var line = 1
    /// In Markdown.
    private(set) var introduction = ""
    package private(set) var classes: [ListedClass] = []
    private(set) var isTechnical = false
    private(set) var language: String?

    /// Creates a chapter for a module that has no `README.md` file.
    init(module: String) {
        (self.module, file, title) = (module, "", module)
    }

    /// - Parameter known: The names of the module's classes. A list that contains none of them is
    ///   considered part of the introduction.
    package init(markdown: String, module: String, file: String, known: Set<String>) throws(DescribedError) {
        (self.module, self.file, title) = (module, file, module)
        var text: [String] = []
        var hasTitle = false
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let listed = lines.enumerated().compactMap { Self.listedClass($1, line: $0 + 1) }
        if listed.contains(where: { known.contains($0.name) }) { classes = listed }
        for (index, line) in lines.enumerated() {
            if !hasTitle, line.hasPrefix("#") {
                (title, self.line, hasTitle) = (line.trimmingCharacters(in: ["#", " "]), index + 1, true)
            } else if let setting = line.wholeMatch(of: /\s*<!--\s*(language|audience):\s*(.*?)\s*-->\s*/) {
                try set(String(setting.1), String(setting.2), line: index + 1)
            } else if !classes.contains(where: { $0.line == index + 1 }) {
                text.append(line)
            }
        }
        introduction = text.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private mutating func set(_ key: String, _ value: String, line: Int) throws(DescribedError) {
        if key == "language" {
            language = value
        } else if value == "technical" || value == "product" {
            isTechnical = value == "technical"
        } else {
            throw DescribedError(
                "\(file):\(line): the audience “\(value)” is unknown; it has to be technical or product"
            )
        }
    }

    private static func listedClass(_ line: String, line number: Int) -> ListedClass? {
        guard let match = line.wholeMatch(of: /\s*(?:[-*]|\d+\.)\s+`([\p{L}_][\p{L}\d_]*)`(\s+\(technical\))?\s*/)
        else {
            return nil
        }
        return ListedClass(name: String(match.1), line: number, isTechnical: match.2 != nil)
    }

    /// The introduction, with each paragraph joined into one line so that reports can wrap it.
    var paragraphs: String {
        var lines: [String] = []
        for line in introduction.reportLines.map(String.init) {
            let isContinuation = !line.isEmpty && line.prefixMatch(of: /\s*(?:[-*#]|\d+\.)/) == nil
            if isContinuation, let last = lines.last, !last.isEmpty, !last.hasPrefix("#") {
                lines[lines.count - 1] = last + " " + line
            } else {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    func isTechnical(_ className: String) -> Bool {
        isTechnical || classes.contains { $0.isTechnical && $0.name == className }
    }
}
