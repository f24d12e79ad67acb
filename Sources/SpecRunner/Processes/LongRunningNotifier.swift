import SpecEvents

/// Prints what takes long, an example or a phase: after five seconds, and again each time its duration has doubled.
struct LongRunningNotifier {
    private let patience: Duration
    /// The last notice for each process: when its activity had started, and how long it had taken.
    private var notices: [ObjectIdentifier: (since: ContinuousClock.Instant, duration: Duration)] = [:]
    private let write: (String) -> Void

    init(patience: Duration = .seconds(5), write: @escaping (String) -> Void) {
        self.patience = patience
        self.write = write
    }

    mutating func check(_ running: ProcessActivity) {
        let last = notices[ObjectIdentifier(running)].flatMap { $0.since == running.since ? $0.duration : nil }
        let duration = running.duration
        guard duration >= last.map({ $0 * 2 }) ?? patience else { return }
        notices[ObjectIdentifier(running)] = (running.since, duration)
        write("still running: \(running.text)")
    }
}
