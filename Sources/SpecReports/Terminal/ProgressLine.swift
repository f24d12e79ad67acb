import SpecEvents
import TerminalText

/// A live line at the bottom of the terminal. Print other text with ``print(_:)``, which erases the
/// line until the next event. The line is not drawn while other output is in the middle of a line,
/// as with ``DotsReporter``.
package final class ProgressLine: Reporter {
    private var exampleCount: Int?
    private let style: TerminalStyle
    private let now: () -> Double
    private let write: (String) -> Void
    private var tally = Tally()
    private var running: [ExampleIdentity] = []
    private var start: Double?
    private var lastDrawing = -Double.infinity
    private var isDrawn = false
    private var isAtLineStart = true

    /// - Parameter now: Returns the time of a monotonic clock, in seconds.
    package init(style: TerminalStyle, now: @escaping () -> Double, write: @escaping (String) -> Void) {
        (self.style, self.now, self.write) = (style, now, write)
    }

    package func report(_ event: Event) {
        let now = now()
        start = start ?? now
        switch event {
        case .runStarted(let exampleCount, _, _): self.exampleCount = self.exampleCount ?? exampleCount
        case .exampleStarted(let example): running.append(example)
        case .exampleFinished(let example, let result):
            running.removeAll { $0.identifier == example.identifier }
            tally.count(result.verdict)
            // The next example begins right away, and its event draws the line.
            if running.isEmpty { return }
        case .exampleListed, .phaseStarted, .stepStarted, .exampleFailed, .failedOutsideExamples, .runFinished:
            return
        }
        if now - lastDrawing >= 0.05 { draw(now) }
    }

    /// Erases the line, and stops drawing it.
    package func finish(_ summary: Summary) {
        clearLine()
        lastDrawing = .infinity
    }

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
        // Some terminals start a new line when there is text in the last column.
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

    private func timeLeft(_ now: Double) -> String? {
        let done = tally.total
        guard let exampleCount, let start, done > 0, done < exampleCount, now - start >= 1 else { return nil }
        let left = (now - start) / Double(done) * Double(exampleCount - done)
        return left < 60 ? style.language("%1 s", Int(left.rounded(.up))) : style.language.seconds(left)
    }
}
