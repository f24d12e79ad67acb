import SpecEvents
import TerminalText

/// The look of a report for a terminal: colours, paths, width.
package struct TerminalStyle: Sendable {
    /// The colours.
    package var palette = Palette.plain
    package var places = Places()
    /// The duration in seconds from which on it is printed.
    package var slowThreshold = 0.1

    /// The terminal's width, at which messages are wrapped between words; `nil` if they are not.
    package var columns: Int?
    /// Whether tags are printed after the names of examples.
    package var showsTags = false
    /// The command that runs specs, for those that run a failed example again.
    package var command = "swift run specs"
    /// How many failures are printed with their details.
    package var mostFailures = 20
    /// The command that prints more failures than these, without their number.
    package var commandForMore = "swift run specs --only-failures"

    /// Without colours, wrapping and source.
    package static let plain = TerminalStyle()

    var language: ReportLanguage { places.language }

    /// A line that an example printed: dim, without its own colours.
    func printed(_ line: String) -> String { palette.dim(Escaping.terminal(line.withoutColours)) }

    /// The lines of a message, with the colours of a difference.
    func message(_ text: String, indent: Int) -> String {
        DifferenceLine.lines(of: text).map { line in
            var paint = DifferencePaint(line, palette)
            return block(line.text, indent: indent) { paint($0) }
        }.joined()
    }

    /// Indented lines of text, wrapped if the width is known, each with its line break.
    func block(_ text: String, indent: Int, paint: (String) -> String = { $0 }) -> String {
        let margin = String(repeating: " ", count: indent)
        let lines = Escaping.terminal(text).reportLines.flatMap { line in
            columns.map { Wrapping.lines(of: line, columns: max($0 - indent, 20)) } ?? [String(line)]
        }
        return lines.map { ($0.isEmpty ? "" : margin + paint($0)) + "\n" }.joined()
    }
}
