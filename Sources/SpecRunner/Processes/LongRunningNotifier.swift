import SpecEvents

/// Tells what takes long, an example or a phase: after five seconds, and again each time its duration has doubled.
struct LongRunningNotifier {
    private let patience: Duration
    /// The last notice for each process: when its activity had started, and how long it had taken.
    private var notices: [ObjectIdentifier: (since: ContinuousClock.Instant, duration: Duration)] = [:]

    init(patience: Duration = .seconds(5)) { self.patience = patience }

    /// - Returns: The notice; `nil` if it is too early for one.
    mutating func notice(of running: ProcessActivity) -> String? {
        let last = notices[ObjectIdentifier(running)].flatMap { $0.since == running.since ? $0.duration : nil }
        let duration = running.duration
        guard duration >= last.map({ $0 * 2 }) ?? patience else { return nil }
        notices[ObjectIdentifier(running)] = (running.since, duration)
        return "still running: \(running.text)"
    }
}
