import FactsScreen
import Foundation
import TerminalText

/// Draws the screen as text: a frame with what the screen shows, and below it what the reader can do.
///
/// ```
/// ┌─ Interesting facts ────────┐
/// │                            │
/// │   [ Load a useful fact ]   │
/// │                            │
/// └────────────────────────────┘
///   l — Load a useful fact   q — Quit
/// ```
struct ConsoleDrawing {
    let wording: Wording
    /// The columns of the terminal. The frame is never wider than 80, for lines longer than that read badly, and never
    /// narrower than 24.
    let width: Int
    let isColoured: Bool

    /// The drawing, each line ended.
    func text(for screen: ConsoleScreen) -> String {
        let lines = [top] + ([.blank] + content(of: screen) + [.blank]).map(framed) + [bottom] + footer(of: screen)
        return lines.map { $0 + "\n" }.joined()
    }

    private var frameWidth: Int { min(max(width, 24), 80) }
    private var contentWidth: Int { frameWidth - 4 }

    // MARK: What stands in the frame

    private func content(of screen: ConsoleScreen) -> [Line] {
        if let identifier = screen.detailsIdentifier { return lines(wording.details(identifier)) }
        if screen.showsError { return lines(wording.error, .error) + [.blank] + button(.load) }
        switch screen.viewState {
        case .initial: return button(.load)
        case .loading: return [Line(text: wording.loading, style: .faint, isCentred: true)]
        case .info(let infoText, let timeAgoText):
            return lines(infoText) + [.blank] + lines(timeAgoText, .faint) + [.blank] + button(.details)
        }
    }

    private func lines(_ text: String, _ style: Line.Style = .plain) -> [Line] {
        text.wrapped(to: contentWidth).map { Line(text: $0, style: style) }
    }

    private func button(_ command: Command) -> [Line] {
        let text = "[\u{A0}\(wording.button(for: command))\u{A0}]"
        return text.wrapped(to: contentWidth).map { line in
            Line(text: line.replacing("\u{A0}", with: " "), style: .strong, isCentred: true)
        }
    }

    // MARK: The frame

    private var top: String {
        let title = "┌─ \(wording.title) "
        return title + String(repeating: "─", count: frameWidth - 1 - title.displayWidth) + "┐"
    }

    private var bottom: String {
        "└" + String(repeating: "─", count: frameWidth - 2) + "┘"
    }

    private func framed(_ line: Line) -> String {
        let space = max(contentWidth - line.text.displayWidth, 0)
        let left = line.isCentred ? space / 2 : 0
        let spaces = (String(repeating: " ", count: left), String(repeating: " ", count: space - left))
        return "│ \(spaces.0)\(coloured(line.text, line.style))\(spaces.1) │"
    }

    // MARK: What stands below

    private func footer(of screen: ConsoleScreen) -> [String] {
        let hints = screen.commands.map(hint)
        let notice = screen.notice.map { below(text(of: $0), .error) } ?? []
        return notice + below(hints.joined(separator: "\u{A0}\u{A0} "), .faint)
    }

    /// A key and what it does, held together by spaces that no line is broken at.
    private func hint(for command: Command) -> String {
        "\(command.key) — \(wording.button(for: command))".replacing(" ", with: "\u{A0}")
    }

    private func text(of notice: ConsoleScreen.Notice) -> String {
        switch notice {
        case .unknownCommand(let line): wording.unknownCommand(line)
        case .notNow(let command): wording.notNow(wording.button(for: command))
        }
    }

    private func below(_ text: String, _ style: Line.Style) -> [String] {
        text.wrapped(to: contentWidth).map { line in
            "  " + coloured(line.replacing("\u{A0}", with: " ").trimmingCharacters(in: .whitespaces), style)
        }
    }

    private func coloured(_ text: String, _ style: Line.Style) -> String {
        guard isColoured, let code = style.code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// One line in the frame.
private struct Line {
    enum Style {
        case plain, faint, strong, error

        /// What a terminal is told to set the style.
        var code: String? {
            switch self {
            case .plain: nil
            case .faint: "2"
            case .strong: "1;34"
            case .error: "31"
            }
        }
    }

    static let blank = Line(text: "")

    var text: String
    var style = Style.plain
    var isCentred = false
}
