import SpecEvents

/// Names an example that takes long: after five seconds, and again whenever it has taken twice as long.
struct LongRunning {
    private let patience: Duration
    private var said: [String: Duration] = [:]
    private let write: (String) -> Void

    init(patience: Duration = .seconds(5), write: @escaping (String) -> Void) {
        self.patience = patience
        self.write = write
    }

    mutating func look(at running: RunningExample) {
        guard let example = running.example, running.duration >= patience else { return }
        let next = said[example.identifier].map { $0 * 2 } ?? patience
        guard running.duration >= next, let text = running.text else { return }
        said[example.identifier] = next
        write("still running: \(text)")
    }
}
