import Foundation
import SpecEvents
import SwiftSource

/// The content of a Markdown file that stores snapshots. Headings name the class (`#`), the example
/// (`##`), and the snapshot (`###`). Fenced code blocks contain the snapshots.
package struct SnapshotDocument: SnapshotContent {
    package typealias Entry = (text: String, language: String)

    package var entries: [SnapshotKey: Entry] = [:]
    package init() {}

    /// Sorted, because a fixed order helps to avoid merge conflicts.
    package var keys: [SnapshotKey] {
        entries.keys.sorted { left, right in
            left.parts.lexicographicallyPrecedes(right.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    func text(of use: SnapshotUse) -> String? { entries[use.key]?.text }
    mutating func put(_ text: String, for use: SnapshotUse) { entries[use.key] = (text, use.language) }

    package var data: Data {
        var (parts, above) = ([String](), [String]())
        for key in keys {
            let known = zip(key.parts, above).prefix { $0 == $1 }.count
            for (level, part) in key.parts.enumerated().dropFirst(known) {
                let name = SnapshotText.escaped(part.unicodeScalars[...], "\\", marks: "\\<*`[&")
                parts.append("\(String(repeating: "#", count: level + 1)) \(name)\n")
            }
            parts += entries[key].map { [Self.block($0)] } ?? []
            above = key.parts
        }
        return Data(parts.joined(separator: "\n").utf8)
    }

    private static func block(_ entry: Entry) -> String {
        let lines = SnapshotText.lines(of: entry.text)
        let isEscaped = lines.contains { SnapshotText.escaped($0, "\\") != String($0) }
        let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let body = lines.map { isEscaped ? SnapshotText.escaped($0, "\\", marks: "\\") : String($0) }
        return "\(fence)\(entry.language)\(isEscaped ? " escaped" : "")\n\(body.joined(separator: "\n"))\n\(fence)\n"
    }

    /// Accepts CRLF line endings, which Git may have introduced. Rejects text that the runner would
    /// not write, because rewriting the file would lose that text.
    package init(_ content: Data?, of path: String) throws(SnapshotProblem) {
        func problem(_ line: Int, _ reason: String) -> SnapshotProblem {
            SnapshotProblem("\(path): line \(line): \(reason); mend the file, or remove it")
        }
        let text = String(validating: content ?? Data(), as: UTF8.self)
        guard let text else { throw problem(1, "it is not UTF-8") }
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { Substring($0.last == 0x0D ? $0.dropLast() : $0) }
        var (headings, number) = ([String](), 0)
        while number < lines.count {
            let line = lines[number]
            number += 1
            if let (level, text) = Self.heading(line) {
                guard let text, level <= headings.count + 1 else {
                    throw problem(number, "a heading that is not below one, or with a backslash that begins no escape")
                }
                headings = headings.prefix(level - 1) + [text]
            } else if line.hasPrefix("```") {
                let fence = line.prefix { $0 == "`" }
                let end = lines[number...].firstIndex { $0.utf8.elementsEqual(fence.utf8) }
                guard let end else { throw problem(number, "the block has no end") }
                let reason = add(Array(lines[number..<end]), line[fence.endIndex...], below: headings)
                if let reason { throw problem(number, reason) }
                number = end + 1
            } else if !line.isEmpty {
                throw problem(number, "“\(line.prefix(40))” is neither a heading nor in a block")
            }
        }
    }

    private static func heading(_ line: Substring) -> (level: Int, text: String?)? {
        let level = line.unicodeScalars.prefix { $0 == "#" }.count
        let text = Array(line.unicodeScalars.dropFirst(level))
        guard (1...3).contains(level), text.first ?? " " == " " else { return nil }
        return (level, StringLiteral.unescaped(text.dropFirst()))
    }

    /// Returns the reason why the block is invalid, or `nil` if it is valid.
    private mutating func add(_ lines: [Substring], _ language: Substring, below headings: [String]) -> String? {
        guard headings.count > 1 else { return "a block without a class and an example above it" }
        let isEscaped = language.hasSuffix(" escaped")
        let text = lines.joined(separator: "\n")
        guard let text = isEscaped ? StringLiteral.unescaped(Array(text.unicodeScalars)[...]) : text else {
            return "a backslash in the block begins no escape"
        }
        let key = SnapshotKey(className: headings[0], example: headings[1], name: headings.dropFirst(2).first)
        let old = entries.updateValue((text, String(isEscaped ? language.dropLast(8) : language)), forKey: key)
        return old == nil ? nil : "a second snapshot of the same example and name"
    }
}
