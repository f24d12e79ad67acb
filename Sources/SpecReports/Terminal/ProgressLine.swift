import SpecEvents
import TerminalText

/// A live line at the bottom of a terminal: how many examples ended, how many failed, which one
/// is running, and how much time is left.
///
/// Other text goes through ``print(_:)``, which erases the line until the next event.
///
/// ```swift
/// let progress = ProgressLine(style: style, now: secondsSinceStart, write: toTerminal)
/// let reporters: [any Reporter] = [DocumentationReporter(style: style, write: progress.print), progress]
/// ```
///
/// The line is not drawn after text without a final line break, as of ``DotsReporter``.
package final class ProgressLine: Reporter {
    /// How many examples the run has; `nil` before its first event.
    private var exampleCount: Int?
    private let style: TerminalStyle
    private let now: () -> Double
    private let write: (String) -> Void
    private var tally = Tally()
    /// The running examples, in the order in which they began.
    private var running: [ExampleIdentity] = []
    private var start: Double?
    private var lastDrawing = -Double.infinity
    private var isDrawn = false
    private var isAtLineStart = true

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - style: Colours and the width; 80 columns if it has none.
    ///   - now: The seconds of a monotonic clock.
    ///   - write: Takes text for the terminal, escape sequences included.
    package init(style: TerminalStyle, now: @escaping () -> Double, write: @escaping (String) -> Void) {
        (self.style, self.now, self.write) = (style, now, write)
    }

    /// Counts the event, and redraws the line at most twenty times a second.
    package func report(_ event: Event) {
        let now = now()
        start = start ?? now
        switch event {
        case .runStarted(let exampleCount, _, _): self.exampleCount = self.exampleCount ?? exampleCount
        case .exampleStarted(let example): running.append(example)
        case .exampleFinished(let example, let result):
            running.removeAll { $0.identifier == example.identifier }
            tally.count(result.verdict)
            // The next example begins at once, and the line should show it.
            if running.isEmpty { return }
        case .exampleListed, .otherTestsFound, .phaseStarted, .stepStarted, .exampleFailed, .failedOutsideExamples,
            .runFinished:
            return
        }
        if now - lastDrawing >= 0.05 { draw(now) }
    }

    /// Erases the line and ends drawing.
    package func finish(_ summary: Summary) {
        clearLine()
        lastDrawing = .infinity
    }

    /// Erases the line; the next event draws it again.
    package func clearLine() {
        if isDrawn { write("\r\u{1B}[K") }
        isDrawn = false
    }

    package func print(_ text: String) {
        guard !text.isEmpty else { return }
        clearLine()
        write(text)
        isAtLineStart = text.utf8.last == UInt8(ascii: "\n")
    }

    private func draw(_ now: Double) {
        guard isAtLineStart else { return }
        lastDrawing = now
        // Text in the last column makes some terminals begin a new line.
        let columns = (style.columns ?? 80) - 1
        let counts = "\(tally.total)" + (exampleCount.map { "/\($0)" } ?? "")
        let failures = tally.failures > 0 ? " " + style.language("%1 failed", tally.failures) : ""
        let left = timeLeft(now).map { " " + style.language("%1 left", $0) } ?? ""
        let room = columns - counts.count - failures.count - left.count - 2
        let name = running.last.map { Wrapping.cut(Escaping.line($0.fullName), columns: max(room, 0)) } ?? ""
        let line = style.palette.bold(counts) + style.palette.red(failures) + style.palette.dim(left)
        write((isDrawn ? "\r\u{1B}[K" : "") + line + (name.isEmpty ? "" : "  " + name))
        isDrawn = true
    }

    /// The estimated time left, based on the examples that ended; `nil` in the first second.
    private func timeLeft(_ now: Double) -> String? {
        let done = tally.total
        guard let exampleCount, let start, done > 0, done < exampleCount, now - start >= 1 else { return nil }
        let left = (now - start) / Double(done) * Double(exampleCount - done)
        return left < 60 ? style.language("%1 s", Int(left.rounded(.up))) : style.language.seconds(left)
    }
}
