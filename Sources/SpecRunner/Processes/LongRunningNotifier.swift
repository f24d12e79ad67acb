import SpecEvents

/// Names what takes long, an example or a phase: after five seconds, and again whenever it has taken twice as long.
struct LongRunningNotifier {
    private let patience: Duration
    /// What was said of a process last: since when it did that, and for how long.
    private var said: [ObjectIdentifier: (since: ContinuousClock.Instant, duration: Duration)] = [:]
    private let write: (String) -> Void

    init(patience: Duration = .seconds(5), write: @escaping (String) -> Void) {
        self.patience = patience
        self.write = write
    }

    mutating func look(at running: ProcessActivity) {
        let last = said[ObjectIdentifier(running)].flatMap { $0.since == running.since ? $0.duration : nil }
        let duration = running.duration
        guard duration >= last.map({ $0 * 2 }) ?? patience else { return }
        said[ObjectIdentifier(running)] = (running.since, duration)
        write("still running: \(running.text)")
    }
}
