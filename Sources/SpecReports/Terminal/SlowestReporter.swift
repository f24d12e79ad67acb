import SpecEvents

package final class SlowestReporter: Reporter {
    private let count: Int
    private let style: TerminalStyle
    private let write: (String) -> Void

    package init(count: Int, style: TerminalStyle, write: @escaping (String) -> Void) {
        (self.count, self.style, self.write) = (count, style, write)
    }

    private var language: ReportLanguage { style.language }

    /// Prints the slowest examples, except for those whose duration would be shown as 0.00 s.
    package func finish(_ summary: Summary) {
        let examples = summary.examples.filter { $0.verdict != .skipped }
        guard count > 0, !examples.isEmpty else { return }
        let slowest = examples.filter { seconds($0.result.duration) != seconds(0) }
            .sorted { $0.result.duration > $1.result.duration }.prefix(count)
        guard !slowest.isEmpty else { return write("\n\(language("No example took 0.01 s or longer."))\n") }
        let all = examples.reduce(0) { $0 + $1.result.duration }
        let theirs = slowest.reduce(0) { $0 + $1.result.duration }
        // The percentage is undefined if the sum is zero or infinite.
        let percent = all > 0 && all.isFinite ? Int((theirs / all * 100).rounded()) : nil
        let share = percent.map { language(" took %1 % of the examples' time", $0) } ?? ""
        let title = language("The slowest %1 example|The slowest %1 examples", slowest.count)
        write("\n" + style.palette.bold("\(title)\(share):") + "\n")
        for example in slowest {
            write("\n  \(language.seconds(example.result.duration))  \(style.name(of: example))\n")
            guard let location = example.identity.location else { continue }
            write("     \(style.palette.dim(style.places.text(location)))\n")
        }
    }
}
