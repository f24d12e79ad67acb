import Foundation
import SpecEvents

/// A Markdown file that contains promises: sentences and tables that say what should be true. Its
/// authors don't need to know Swift.
///
/// Each list item is a sentence, and so is each line of text below a heading. If the first heading
/// is the only one at level 1, it is the file's title and does not count as a heading here. Lines
/// of text above all headings are ignored, as are block quotes, code and comments.
package struct PromiseFile: Sendable {
    package struct Sentence: Sendable {
        package fileprivate(set) var text: String
        /// The headings above the sentence, outermost first.
        package let groups: [String]
        package let line: Int

        package var fullName: String { (groups + [text]).joined(separator: ExampleIdentity.separator) }
    }

    package struct Table: Sendable {
        /// The nearest heading above the table, or an empty string if there is none.
        package let name: String
        /// The rows, starting with the one that contains the column names.
        package fileprivate(set) var rows: [(cells: [String], line: Int)]
    }

    package private(set) var sentences: [Sentence] = []
    package private(set) var tables: [Table] = []
    /// The mistakes in the file. If `hidesRows` is set, rows may be missing from ``tables``.
    package private(set) var problems: [(line: Int, text: String, hidesRows: Bool)] = []

    private var hasTitle = false
    private var headings: [(level: Int, name: String)] = []
    private var isInTable = false
    private var isInItem = false

    package init(_ text: String) {
        let lines = prose(of: text)
        let levels = lines.compactMap { $0.text.prefixMatch(of: /(#{1,6})\s/)?.1.count }
        hasTitle = levels.first == 1 && levels.count { $0 == 1 } == 1
        for line in lines { read(line.text, line.number, isIndented: line.isIndented) }
        findRepetitions()
    }

    private mutating func prose(of text: String) -> [(text: String, number: Int, isIndented: Bool)] {
        var prose: [(String, Int, Bool)] = []
        var fence = MarkdownFence()
        // The numbers of the lines that begin the last code block and the current comment.
        var (code, comment) = (0, Int?.none)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            var text = line.trimmingCharacters(in: .whitespaces)
            let (isBlank, isIndented) = (text.isEmpty, line.first != text.first)
            if comment == nil, fence.read(fence.isOpen ? text : Self.textOfItem(text)) {
                code = number
                continue
            }
            if fence.isOpen { continue }
            if comment != nil {
                guard let end = text.range(of: "-->") else { continue }
                (comment, text) = (nil, text[end.upperBound...].trimmingCharacters(in: .whitespaces))
            }
            while let start = Self.startOfComment(in: text) {
                let before = text[..<start].trimmingCharacters(in: .whitespaces)
                if let whole = text[start...].prefixMatch(of: /<!--(-?>|.*?-->)/) {
                    text = (before + text[whole.range.upperBound...]).trimmingCharacters(in: .whitespaces)
                } else {
                    guard Self.textOfItem(before).isEmpty || Self.endsComment(in: lines[number...]) else { break }
                    (comment, text) = (number, before)
                }
            }
            if !Self.textOfItem(text).isEmpty || isBlank { prose.append((text, number, isIndented)) }
        }
        if fence.isOpen {
            problems.append((code, "the code that begins here has no end: close it with \(fence.marks)", true))
        }
        if let comment {
            problems.append((comment, "the comment that begins here has no end: close it with -->", true))
        }
        return prose
    }

    /// Returns the start of the first `<!--` that is neither in a code span nor escaped with `\`.
    private static func startOfComment(in text: String) -> String.Index? {
        let withoutCode = text.replacing(/\\.|`[^`]*`/) { String(repeating: " ", count: $0.0.count) }
        guard let start = withoutCode.firstRange(of: "<!--") else { return nil }
        return text.index(text.startIndex, offsetBy: withoutCode[..<start.lowerBound].count)
    }

    /// Returns whether the paragraph still contains `-->`. In Markdown, a comment that begins in
    /// the middle of a line must end in the same paragraph.
    private static func endsComment(in rest: ArraySlice<Substring>) -> Bool {
        rest.prefix { line in line.contains { !$0.isWhitespace } }.contains { $0.contains("-->") }
    }

    private static func textOfItem(_ text: String) -> String {
        String(text.trimmingPrefix(/(?:[-*+]|\d+[.)])(?:\s+|$)/))
    }

    private mutating func read(_ text: String, _ line: Int, isIndented: Bool) {
        let (wasInTable, wasInItem) = (isInTable, isInItem)
        (isInTable, isInItem) = (text.hasPrefix("|"), false)
        if isInTable {
            readRow(text, line, isFirst: !wasInTable)
            return
        }
        // In Markdown, a line of text directly below a table also becomes a row of that table.
        let isBelowRow = wasInTable && tables.last?.rows.last.map { $0.line + 1 } == line
        if let heading = text.wholeMatch(of: /(#{1,6})\s+(.*?)\s*#*/) {
            headings.removeAll { $0.level >= heading.1.count }
            headings.append((heading.1.count, String(heading.2)))
        } else if text.wholeMatch(of: /(>.*|([-*_] ?){3,}|(<\/?[A-Za-z][^<>:]*>)+)?/) != nil {
            return
        } else if let item = text.wholeMatch(of: /(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(.+)/) {
            isInItem = true
            add(String(item.1), line)
        } else if wasInItem, isIndented, !sentences.isEmpty {
            isInItem = true
            sentences[sentences.count - 1].text += " " + text
        } else if isBelowRow {
            let advice = "begin it with |, or leave an empty line above it"
            problems.append((line, "the line “\(text)” continues the table above it: \(advice)", true))
        } else if !groups.isEmpty {
            add(text, line)
        }
    }

    private var groups: [String] { headings.filter { !hasTitle || $0.level > 1 }.map(\.name) }

    private mutating func add(_ text: String, _ line: Int) {
        guard groups.isEmpty else { return sentences.append(Sentence(text: text, groups: groups, line: line)) }
        let advice = "write the name of the group of its example above it, as a heading with ##"
        problems.append((line, "the promise “\(text)” names no group: \(advice)", false))
    }

    private mutating func readRow(_ text: String, _ line: Int, isFirst: Bool) {
        // Inside a cell, `\|` stands for a vertical bar.
        let cells = text.replacing("\\|", with: "\0").split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.replacing("\0", with: "|").trimmingCharacters(in: .whitespaces) }
        let row = (cells: Array(cells.dropFirst().dropLast(cells.last == "" ? 1 : 0)), line: line)
        if isFirst { return tables.append(Table(name: headings.last?.name ?? "", rows: [row])) }
        // Only the second row can be the delimiter row. In any other row, dashes may be values.
        let isRule =
            line - 1 == tables[tables.count - 1].rows[0].line
            && row.cells.allSatisfy { $0.wholeMatch(of: /:?-+:?/) != nil }
        if !isRule { tables[tables.count - 1].rows.append(row) }
    }

    private mutating func findRepetitions() {
        var lines: [String: Int] = [:]
        for sentence in sentences {
            let first = lines.updateValue(sentence.line, forKey: Self.key(sentence.groups + [sentence.text]))
            guard let first else { continue }
            let advice = "first in line \(first): leave out one of them"
            problems.append((sentence.line, "“\(sentence.fullName)” is promised twice, \(advice)", false))
        }
    }

    /// Returns a key for comparing names. Names that differ only in asterisks, backticks, spacing,
    /// final periods, or the case of their first letters have the same key.
    package static func key(_ names: [String]) -> String {
        names.map { name in
            let words = name.filter { !"*`".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return words.prefix(1).lowercased() + words.dropFirst().dropLast(words.hasSuffix(".") ? 1 : 0)
        }
        .joined(separator: ExampleIdentity.separator)
    }
}

/// A recognizer for fenced code blocks in Markdown. The line that closes a block consists only of
/// the character that opened the block, repeated at least as many times as in the opening line.
package struct MarkdownFence {
    /// The backticks or tildes that opened the current block, or an empty string outside of blocks.
    package private(set) var marks = ""

    package init() {}

    package var isOpen: Bool { !marks.isEmpty }

    /// Reads the next line, and returns whether it begins or ends a code block.
    package mutating func read(_ line: some StringProtocol) -> Bool {
        let own = line.prefix { $0 == line.first }
        if isOpen {
            guard own.count == line.count, own.hasPrefix(marks) else { return false }
            marks = ""
            return true
        }
        // If the rest of the line contains another backtick, the first ones begin a code span.
        let isCode = own.first == "`" && line.dropFirst(own.count).contains("`")
        guard own.count >= 3, ["`", "~"].contains(own.first), !isCode else { return false }
        marks = String(own)
        return true
    }
}
