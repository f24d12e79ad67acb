import SpecEvents
import TerminalText

package struct TerminalStyle: Sendable {
    package var palette = Palette.plain
    package var places = Places()
    /// In seconds. Shorter durations are not printed after an example's name.
    package var slowThreshold = 0.1

    /// The width to which messages are wrapped, or `nil` if they are not wrapped.
    package var columns: Int?
    package var showsTags = false
    package var command = "swift run specs"
    /// The maximum number of entries in each list of failures, known issues or flaky examples.
    package var maxFailures = 20
    /// The command for printing more failures, to which `--max-failures-shown` is appended.
    package var commandForMore = "swift run specs --only-failures"

    package static let plain = TerminalStyle()

    var language: ReportLanguage { places.language }

    func name(of example: ReportedExample) -> String { Escaping.line(places.uniqueName(of: example.identity)) }

    func printed(_ line: String) -> String { palette.dim(Escaping.terminal(line.withoutColours)) }

    func message(_ text: String, indent: Int) -> String {
        DifferenceLine.lines(of: text).map { line in
            var paint = DifferencePaint(line, palette)
            return block(line.text, indent: indent) { paint($0) }
        }.joined()
    }

    func block(_ text: String, indent: Int, paint: (String) -> String = { $0 }) -> String {
        let margin = String(repeating: " ", count: indent)
        let lines = Escaping.terminal(text).reportLines.flatMap { line in
            columns.map { Wrapping.lines(of: line, columns: max($0 - indent, 20)) } ?? [String(line)]
        }
        return lines.map { ($0.isEmpty ? "" : margin + paint($0)) + "\n" }.joined()
    }
}

package struct Palette: Sendable {
    private let isColoured: Bool

    package static let plain = Palette(isColoured: false)
    /// Uses basic escape sequences, which every terminal supports.
    package static let coloured = Palette(isColoured: true)

    func green(_ text: String) -> String { paint(text, 32) }
    package func red(_ text: String) -> String { paint(text, 31) }
    package func yellow(_ text: String) -> String { paint(text, 33) }
    package func dim(_ text: String) -> String { paint(text, 2) }
    func bold(_ text: String) -> String { paint(text, 1) }

    /// Returns text in reverse video, for use within colored text.
    func reversed(_ text: String) -> String { paint(text, 7, endingWith: 27) }

    private func paint(_ text: String, _ code: Int, endingWith end: Int = 0) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[\(end)m" : text
    }
}

/// Paints a line of a difference. The line may be wrapped, so its pieces are painted in order.
struct DifferencePaint {
    private let kind: DifferenceLine.Kind
    private let palette: Palette
    /// The highlighted range of scalars. Spaces don't count, because wrapping may remove them.
    private let marked: Range<Int>
    private var count = 0

    init(_ line: DifferenceLine, _ palette: Palette) {
        kind = line.kind
        self.palette = palette
        marked =
            line.marked.map { range in
                let start = Self.count(line.text[..<range.lowerBound])
                return start..<(start + Self.count(line.text[range]))
            } ?? 0..<0
    }

    mutating func callAsFunction(_ piece: String) -> String {
        switch kind {
        case .other: return piece
        case .expected: return palette.red(mark(piece))
        case .actual: return palette.green(mark(piece))
        }
    }

    private mutating func mark(_ piece: String) -> String {
        var parts = (before: "", marked: "", after: "")
        for scalar in piece.unicodeScalars {
            if count < marked.lowerBound || count == marked.lowerBound && scalar == " " && parts.marked.isEmpty {
                parts.before.unicodeScalars.append(scalar)
            } else if count < marked.upperBound {
                parts.marked.unicodeScalars.append(scalar)
            } else {
                parts.after.unicodeScalars.append(scalar)
            }
            if scalar != " " { count += 1 }
        }
        return parts.before + palette.reversed(parts.marked) + parts.after
    }

    private static func count(_ text: Substring) -> Int { text.unicodeScalars.count { $0 != " " } }
}
