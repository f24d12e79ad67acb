import Dispatch
import Synchronization
import VirtualTime

/// What it costs to advance virtual time, beside a clock that yields until other tasks have probably run.
@MainActor enum TimeFigures {
    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let count = isQuick ? 20 : 100
        return [
            Figure(
                name: "advance with 10 waiting tasks",
                goal: .ratio(0.04),
                rounds: rounds,
                ours: { advance(tasks: 10, seconds: count * 10) },
                peer: ("yielding 20 times", { advanceByYielding(tasks: 10, seconds: count) })
            ),
            Figure(
                name: "a loop that sleeps one of 1000 virtual seconds",
                goal: .ratio(0.01),
                rounds: rounds,
                ours: { advance(tasks: 1, seconds: 1_000) },
                peer: ("yielding 20 times", { advanceByYielding(tasks: 1, seconds: count) })
            ),
            Figure(
                name: "a sleep among 20000, beside one among 1000",
                goal: .ratio(3),
                rounds: rounds,
                ours: { sleep(among: 20_000) },
                peer: ("among 1000", { sleep(among: 1_000) })
            ),
            Figure(
                name: "one order of two tasks",
                rounds: rounds,
                ours: { cost(of: count) { explore(count) } }
            ),
        ]
    }

    /// Seconds per virtual second in which each task sleeps once.
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

    /// The same with a clock that yields. Ticks may be missing, so they are not counted.
    private static func advanceByYielding(tasks: Int, seconds: Int) -> Double {
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
    let result = Mutex(0.0)

    func take(tasks: Int, seconds: Int) async {
        let clock = YieldingClock()
        let loops = (0..<tasks).map { _ in
            Task.detached { while true { try await clock.sleep(for: .seconds(1)) } }
        }
        let start = ContinuousClock.now
        for _ in 0..<seconds { await clock.advance(by: .seconds(1)) }
        let taken = (ContinuousClock.now - start) / .seconds(1) / Double(seconds)
        result.withLock { $0 = taken }
        loops.forEach { $0.cancel() }
    }
}

private final class Ticks: Sendable {
    let count = Atomic<Int>(0)
}
