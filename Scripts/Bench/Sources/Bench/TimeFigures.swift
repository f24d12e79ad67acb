import Dispatch
import Foundation
import Synchronization
import Properties
import VirtualTime

/// The cost of advancing virtual time, compared with a clock that yields until other tasks have
/// probably run.
@MainActor enum TimeFigures {
    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let count = isQuick ? 20 : 100
        return [
            Figure(
                name: "advance with 10 waiting tasks",
                goal: .ratio(0.04),
                rounds: rounds,
                ours: { advance(tasks: 10, seconds: count * 10) },
                peer: ("yielding 20 times", { advanceByYielding(tasks: 10, seconds: count) }),
                remark: { incompleteUnderLoad(tasks: 10, seconds: count * 5) }
            ),
            Figure(
                name: "one virtual second of a loop that sleeps for 1000",
                goal: .ratio(0.01),
                rounds: rounds,
                ours: { advance(tasks: 1, seconds: 1_000) },
                peer: ("yielding 20 times", { advanceByYielding(tasks: 1, seconds: count) }),
                remark: { incompleteUnderLoad(tasks: 1, seconds: count * 5) }
            ),
            Figure(
                name: "a sleep among 20000, compared with one among 1000",
                goal: .ratio(3),
                rounds: rounds,
                ours: { sleep(among: 20_000) },
                peer: ("among 1000", { sleep(among: 1_000) })
            ),
            Figure(
                name: "exploring one order of two tasks",
                rounds: rounds,
                ours: { cost(of: count) { explore(count) } }
            ),
        ]
    }

    /// Returns the real seconds per virtual second. Each task sleeps once in every virtual second.
    private static func advance(tasks: Int, seconds: Int) -> Double {
        let time = VirtualTime()
        let ticks = Ticks()
        var taken = 0.0
        deterministic {
            let loops = (0..<tasks).map { _ in
                Task.detached { [clock = time.clock, ticks] in
                    while true {
                        try await clock.sleep(for: .seconds(1))
                        ticks.count.add(1, ordering: .relaxed)
                    }
                }
            }
            taken = cost(of: seconds) { time.advance(by: .seconds(seconds)) }
            loops.forEach { $0.cancel() }
        }
        guard ticks.count.load(ordering: .relaxed) == tasks * seconds else { fatalError("a tick is missing") }
        return taken
    }

    /// Measures the same with a ``YieldingClock``. Unlike ``advance(tasks:seconds:)``, this
    /// function tolerates missing ticks.
    private static func advanceByYielding(tasks: Int, seconds: Int) -> Double {
        yielding(tasks: tasks, seconds: seconds).cost
    }

    /// Returns a text that says after how many virtual seconds a tick was missing on each side,
    /// while a busy process runs for every processor. Our number is always 0, because
    /// ``advance(tasks:seconds:)`` traps if a tick is missing.
    private static func incompleteUnderLoad(tasks: Int, seconds: Int) -> String {
        let load = (0..<ProcessInfo.processInfo.activeProcessorCount).compactMap { _ in
            try? Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "while :; do :; done"])
        }
        defer {
            load.forEach { $0.terminate() }
            load.forEach { $0.waitUntilExit() }
        }
        for _ in 0..<seconds { _ = advance(tasks: tasks, seconds: 1) }
        let peer = yielding(tasks: tasks, seconds: seconds)
        return "incomplete under load: 0 and \(peer.incompleteCount) of \(seconds)"
    }

    private static func yielding(tasks: Int, seconds: Int) -> YieldingMeasurement.Result {
        let measurement = YieldingMeasurement()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            await measurement.take(tasks: tasks, seconds: seconds)
            done.signal()
        }
        done.wait()
        return measurement.result.withLock(\.self)
    }

    private static func sleep(among count: Int) -> Double {
        let time = VirtualTime()
        return cost(of: count) {
            deterministic {
                for number in 0..<count {
                    Task.detached { [clock = time.clock] in
                        try await clock.sleep(until: .init(offset: .milliseconds(number * 7_919 % count)))
                    }
                }
                time.advance(by: .milliseconds(count))
            }
        }
    }

    private static func explore(_ count: Int) {
        let body = {
            let time = VirtualTime()
            for _ in 0..<2 { Task.detached { [clock = time.clock] in try await clock.sleep(for: .seconds(1)) } }
            time.advance(by: .seconds(1))
        }
        do { try exploringSchedules(count, body) } catch { fatalError("\(error)") }
    }

    private static func deterministic(_ body: () -> Void) {
        do { try withDeterministicTasks(body) } catch { fatalError("\(error)") }
    }
}

private final class YieldingMeasurement: Sendable {
    struct Result {
        var cost = 0.0
        /// The number of virtual seconds after which a tick was missing.
        var incompleteCount = 0
    }

    let result = Mutex(Result())
    private let ticks = Ticks()

    func take(tasks: Int, seconds: Int) async {
        let clock = YieldingClock()
        let loops = (0..<tasks).map { _ in
            Task.detached { [ticks] in
                while true {
                    try await clock.sleep(for: .seconds(1))
                    ticks.count.add(1, ordering: .relaxed)
                }
            }
        }
        var incompleteCount = 0
        let start = ContinuousClock.now
        for _ in 0..<seconds {
            let before = ticks.count.load(ordering: .relaxed)
            await clock.advance(by: .seconds(1))
            // A tick that comes too late counts toward the next second.
            if ticks.count.load(ordering: .relaxed) - before < tasks { incompleteCount += 1 }
        }
        let cost = (ContinuousClock.now - start) / .seconds(1) / Double(seconds)
        result.withLock { $0 = Result(cost: cost, incompleteCount: incompleteCount) }
        loops.forEach { $0.cancel() }
    }
}

private final class Ticks: Sendable {
    let count = Atomic<Int>(0)
}
