import Foundation
import SpecEvents
import SwiftSource

protocol SnapshotContent {
    func text(of use: SnapshotUse) throws(SnapshotProblem) -> String?
    mutating func put(_ text: String, for use: SnapshotUse) throws(SnapshotProblem)
    var data: Data { get }
}

/// Writes snapshots, but does not overwrite those that have changed since the run began.
package struct SnapshotWriter {
    static let changed = SnapshotProblem("it has changed since the run began; run again")

    package private(set) var written: [SnapshotUse] = []
    package private(set) var refused: [(use: SnapshotUse, reason: String)] = []
    /// The snapshots that were not written because their examples failed for other reasons.
    package private(set) var heldBack: Set<SnapshotUse> = []
    /// Maps each snapshot's place to its actual texts as UTF-8. A `nil` element represents a
    /// comparison that leaves nothing to write.
    private let texts: [[String]: Set<[UInt8]?>]

    /// Writes the snapshots immediately. Each element of `examples` contains the results of all
    /// runs of one example.
    package init(_ examples: [[ExampleResult]], updates: Bool, only accepted: Set<SnapshotUse>? = nil) {
        let found = examples.joined().flatMap { $0.snapshots ?? [] }
        texts = Dictionary(grouping: found, by: Self.place).mapValues {
            Set($0.map { $0.actual.map { Array($0.utf8) } })
        }
        var uses: [[String]: SnapshotUse] = [:]
        for results in examples {
            let wanted = results.flatMap { $0.snapshotsToWrite(updates: updates) }
                .filter { accepted?.contains($0) ?? true }
            if results.contains(where: \.hasNonSnapshotFailures) {
                heldBack.formUnion(wanted)
            } else {
                for use in wanted { uses[Self.place(of: use)] = use }
            }
        }
        for (path, uses) in Dictionary(grouping: uses.values, by: { SnapshotFile($0.file).path }) {
            write(uses, into: path)
        }
    }

    /// Resolves symbolic links in the source file's path if the snapshot is inline.
    private static func place(of use: SnapshotUse) -> [String] {
        use.line == nil ? use.place : [SnapshotFile(use.file).path] + use.place.dropFirst()
    }

    private mutating func write(_ uses: [SnapshotUse], into path: String) {
        var (written, refused) = (written, refused)
        do {
            try SnapshotFile(path).change { data in
                var content: any SnapshotContent =
                    uses[0].line == nil ? try SnapshotDocument(data, of: path) : try InlineSource(data)
                for use in uses.sorted(by: { ($0.line ?? 0, $0.column) > ($1.line ?? 0, $1.column) }) {
                    do {
                        if try put(use, into: &content) { written.append(use) }
                    } catch {
                        refused.append((use, "\(error)"))
                    }
                }
                return written.count == self.written.count ? nil : content.data
            }
            (self.written, self.refused) = (written, refused)
        } catch {
            self.refused += uses.map { ($0, "\(error)") }
        }
    }

    private func put(_ use: SnapshotUse, into content: inout any SnapshotContent) throws(SnapshotProblem) -> Bool {
        guard texts[Self.place(of: use)]?.count == 1 else {
            throw SnapshotProblem("it was compared with different texts; \(use.adviceForSeveral)")
        }
        let text = try content.text(of: use).map { Array($0.utf8) }
        guard let actual = use.actual, text != Array(actual.utf8) else { return false }
        guard text == use.expected.map({ Array($0.utf8) }) else { throw Self.changed }
        try content.put(actual, for: use)
        return true
    }

    package var summary: [String] {
        let files = Dictionary(grouping: written, by: \.file).sorted { $0.key < $1.key }
        let lines = files.map { file, uses in
            let new = uses.count { $0.expected == nil }
            let counts = [(new, "written"), (uses.count - new, "updated")].filter { $0.0 > 0 }
            return "snapshots: \(counts.map { "\($0) \($1)" }.joined(separator: ", ")) in \(file)"
        }
        let examples = Set(heldBack.map(Self.name)).sorted()
        let names = examples.prefix(3).joined(separator: ", ") + (examples.count > 3 ? " …" : "")
        let held = heldBack.count == 1 ? "1 snapshot is" : "\(heldBack.count) snapshots are"
        let note = "note: \(held) not written, because the examples failed otherwise: "
        return lines + problems.map { "error: \($0)" } + (heldBack.isEmpty ? [] : [note + names])
    }

    package var writtenFiles: [String] { written.map { SnapshotFile($0.file).path } }

    package var problems: [String] {
        refused.map { "\($0.use.title) is not written for \(Self.name(of: $0.use)): \($0.reason)" }.sorted()
    }

    private static func name(of use: SnapshotUse) -> String {
        "“\(SnapshotText.escaped(use.key.example.unicodeScalars[...], "\\"))”"
    }
}

/// A source file that contains inline snapshots. They must be replaced from last to first, because
/// each replacement moves the tokens that follow it.
struct InlineSource: SnapshotContent {
    private var scalars: [Unicode.Scalar]
    private let tokens: [Token]
    private let fingerprint: String
    private let lineEnd: String
    /// The start of the topmost replacement so far. The tokens after this index are outdated.
    private var firstChange = Int.max

    init(_ data: Data?) throws(SnapshotProblem) {
        guard let data else { throw SnapshotProblem("there is no such file") }
        guard let text = String(validating: data, as: UTF8.self) else { throw SnapshotProblem("the file is not UTF-8") }
        scalars = Array(text.unicodeScalars)
        tokens = Lexer.tokensAndLiterals(of: scalars)
        fingerprint = SnapshotFile.fingerprint(of: data)
        lineEnd = String(text.first { $0 == "\n" || $0 == "\r\n" } ?? "\n")
    }

    var data: Data { Data(String(String.UnicodeScalarView(scalars)).utf8) }

    func text(of use: SnapshotUse) throws(SnapshotProblem) -> String? {
        guard let known = use.fingerprint else {
            throw SnapshotProblem("it has changed since it was built; build again, `swift test` without --parallel")
        }
        // If the file has changed, the recorded location may belong to another call.
        guard known == fingerprint else { throw SnapshotWriter.changed }
        let literal = try call(of: use).literal
        guard literal != nil || use.expected != nil else { return nil }
        guard let literal, let text = StringLiteral.value(of: scalars[literal]) else { throw Self.moreThanString }
        return text
    }

    mutating func put(_ text: String, for use: SnapshotUse) throws(SnapshotProblem) {
        let call = try call(of: use)
        let replaced = call.literal ?? call.arguments
        guard replaced.upperBound <= firstChange else {
            throw SnapshotProblem("another inline snapshot in its arguments was written; run again")
        }
        firstChange = replaced.lowerBound
        let ofLines = call.literal.flatMap { scalars[$0].contains(where: \.isNewline) ? $0 : nil }
        var indent = indent(ofLineAt: ofLines?.upperBound ?? call.arguments.lowerBound)
        if ofLines == nil { indent += indent.contains("\t") ? "\t" : "    " }
        let string = string(text, indent)
        scalars.replaceSubrange(replaced, with: (call.literal == nil ? " { \(string) }" : string).unicodeScalars)
    }

    private static let moreThanString = SnapshotProblem("its closure has more than a plain string; change it by hand")

    /// `literal` is the range of the string in an existing closure. If there is no closure,
    /// `literal` is `nil`, and `arguments` is the range that a new closure would replace.
    private func call(of use: SnapshotUse) throws(SnapshotProblem) -> (arguments: Range<Int>, literal: Range<Int>?) {
        let name = tokens.indices.first {
            tokens[$0].word == "matchInlineSnapshot" && tokens[$0...].prefix(2).contains { isPlace(of: use, $0) }
        }
        guard let name, let end = tokens.isMark("(", at: name + 1) ? tokens.indexOfEnd(ofBracketAt: name + 1) : name
        else { throw SnapshotProblem("there is no call of matchInlineSnapshot there") }
        let next = end + 1
        // Empty parentheses are replaced, unless they contain a comment.
        let gap = tokens[name].range.upperBound..<max(tokens[end].range.lowerBound, tokens[name].range.upperBound)
        let isEmpty = next == name + 3 && scalars[gap].allSatisfy { $0 == "(" || $0.properties.isWhitespace }
        let start = isEmpty ? name + 1 : next
        let arguments = tokens[start - 1].range.upperBound..<tokens[next - 1].range.upperBound
        guard tokens.isMark("{", at: next) else { return (arguments, nil) }
        guard tokens.isMark("}", at: next + 2), tokens[next + 1].kind == .string else { throw Self.moreThanString }
        return (arguments, tokens[next + 1].range)
    }

    private func isPlace(of use: SnapshotUse, _ token: Token) -> Bool {
        guard token.line == use.line else { return false }
        let line = scalars[startOfLine(at: token.range.lowerBound)..<token.range.lowerBound]
        return line.reduce(1) { $0 + UTF8.width($1) } == use.column
    }

    private func startOfLine(at position: Int) -> Int {
        scalars[..<position].lastIndex(where: { $0.isNewline }).map { $0 + 1 } ?? 0
    }

    private func indent(ofLineAt position: Int) -> String {
        String(String.UnicodeScalarView(scalars[startOfLine(at: position)...].prefix { $0 == " " || $0 == "\t" }))
    }

    /// The literal is raw if the text contains a backslash or three consecutive quotation marks.
    private func string(_ text: String, _ indent: String) -> String {
        var marks = ""
        while ["\\", "\"\"\""].contains(where: { text.utf8.contains(($0 + marks).utf8) }) { marks += "#" }
        let lines = SnapshotText.lines(of: text).map { line in
            line.isEmpty ? "" : indent + SnapshotText.escaped(line, "\\" + marks)
        }
        return (["\(marks)\"\"\""] + lines + ["\(indent)\"\"\"\(marks)"]).joined(separator: lineEnd)
    }
}
