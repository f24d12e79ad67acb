import SpecEvents
import TerminalText

/// The look of a report for a terminal: colours, paths, width.
package struct TerminalStyle: Sendable {
    /// The colours.
    package var palette: Palette
    /// The folder that paths are relative to, if they are in it; without a slash at its end.
    package var baseFolder: String
    /// The duration in seconds from which on it is printed.
    package var slowThreshold: Double

    /// The terminal's width, at which messages are wrapped between words; `nil` if they are not.
    package var columns: Int?
    /// Whether tags are printed after the names of examples.
    package var showsTags: Bool

    /// Makes a style; `slowThreshold` is in seconds.
    package init(
        palette: Palette = .plain,
        baseFolder: String = "",
        slowThreshold: Double = 0.1,
        columns: Int? = nil,
        showsTags: Bool = false
    ) {
        self.palette = palette
        self.baseFolder = baseFolder
        self.slowThreshold = slowThreshold
        self.columns = columns
        self.showsTags = showsTags
    }

    /// `file:line`, without the base folder.
    func text(_ location: CodeLocation) -> String { Paths(baseFolder: baseFolder).text(location) }

    /// A line that an example printed: dim, without its own colours.
    func printed(_ line: String) -> String { palette.dim(Escaping.terminal(line.withoutColours)) }

    /// Indented lines of text, wrapped if the width is known, each with its line break.
    func block(_ text: String, indent: Int, paint: (String) -> String = { $0 }) -> String {
        let margin = String(repeating: " ", count: indent)
        let lines = Escaping.terminal(text).reportLines.flatMap { line in
            columns.map { Wrapping.lines(of: line, columns: max($0 - indent, 20)) } ?? [String(line)]
        }
        return lines.map { ($0.isEmpty ? "" : margin + paint($0)) + "\n" }.joined()
    }
}
