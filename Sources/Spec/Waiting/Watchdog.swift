import Dispatch
import SpecEvents

/// Says which example takes long, in a process that no runner watches: after ten seconds, and again each time its duration
/// has doubled. It works while the main thread hangs.
final class Watchdog: Sendable {
    private struct Watched {
        var name: String
        /// Where it is declared; `nil` for a test method.
        var place: Place?
        /// Where its class is declared, if that is known.
        var classLocation: CodeLocation?
        var start: ContinuousClock.Instant
        var nextNotice: Duration
    }

    private let patience: Duration
    private let write: @Sendable (String) -> Void
    private let watched = Lock<Watched?>(nil)
    /// Only made and cancelled.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    /// - Parameters:
    ///   - patience: When the first notice is due.
    ///   - write: Takes each notice, on any thread.
    init(patience: Duration = .seconds(10), write: @escaping @Sendable (String) -> Void = StandardError.write) {
        self.patience = patience
        self.write = write
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Spec.Watchdog"))
        let period = patience / 10 / .milliseconds(1)
        timer.schedule(deadline: .now(), repeating: .milliseconds(Int(period)), leeway: .milliseconds(Int(period)))
        timer.setEventHandler { [weak self] in self?.check() }
        timer.resume()
    }

    deinit { timer.cancel() }

    func exampleBegan(_ name: String, at place: Place?, ofClassAt classLocation: CodeLocation? = nil) {
        watched.withLock {
            $0 = Watched(name: name, place: place, classLocation: classLocation, start: .now, nextNotice: patience)
        }
    }

    func exampleEnded() {
        watched.withLock { $0 = nil }
    }

    private func check() {
        let notice = watched.withLock { watched -> String? in
            guard let current = watched, .now - current.start >= current.nextNotice else { return nil }
            watched?.nextNotice = current.nextNotice * 2
            return Self.notice(about: current, isFirst: current.nextNotice == patience)
        }
        notice.map(write)
    }

    private static func notice(about watched: Watched, isFirst: Bool) -> String {
        let place = (watched.place?.location ?? watched.classLocation).map { "\($0): " } ?? ""
        let remedy = isFirst ? "; if it hangs, `swift run specs` ends it and shows the line" : ""
        return "\(place)note: “\(watched.name)” has been running for \(TimeLimit.text(watched.nextNotice))\(remedy)\n"
    }
}
