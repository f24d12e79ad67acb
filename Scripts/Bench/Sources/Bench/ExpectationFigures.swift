import Expect
import Foundation
import Synchronization
import XCTest

/// The cost of an expectation, compared with XCTest and Swift Testing, and the time in which a
/// polling expectation detects a change.
@MainActor enum ExpectationFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "expect(i) == i",
                rounds: rounds,
                ours: { cost(of: count) { for i in 0..<count { expect(i) == i } } },
                peer: ("#expect(i == i)", { cost(of: count) { expectWithSwiftTesting(count) } })
            ),
            Figure(
                name: "expect(i).to(equal(i))",
                rounds: rounds,
                ours: { cost(of: count) { for i in 0..<count { expect(i).to(equal(i)) } } },
                peer: ("#expect(i == i)", { cost(of: count) { expectWithSwiftTesting(count) } })
            ),
            Figure(
                name: "expect(list) == list, 1000 strings",
                rounds: rounds,
                ours: { cost(of: count / 100) { for _ in 0..<count / 100 { expectList() } } },
                peer: ("XCTAssertEqual", { cost(of: count / 100) { for _ in 0..<count / 100 { assertList() } } })
            ),
            Figure(
                name: "failure with the differences of 1000 elements, 10 changed",
                goal: .ratio(2),
                rounds: rounds,
                ours: { cost(of: 10) { for _ in 0..<10 { fail(with: changed) } } },
                peer: ("CollectionDifference", { cost(of: 10) { for _ in 0..<10 { compare(changed) } } })
            ),
            Figure(
                name: "failure with the differences of 1000 elements, all changed",
                goal: .ratio(5),
                rounds: rounds,
                ours: { cost(of: 10) { for _ in 0..<10 { fail(with: allChanged) } } },
                peer: ("10 changed", { cost(of: 10) { for _ in 0..<10 { fail(with: changed) } } })
            ),
            Figure(
                name: "toEventually, already true",
                goal: .ratio(2),
                rounds: rounds,
                ours: { cost(of: count) { for i in 0..<count { expect(i).toEventually(equal(i)) } } },
                peer: ("to", { cost(of: count) { for i in 0..<count { expect(i).to(equal(i)) } } })
            ),
            Figure(
                name: "detection of a change on the main queue",
                goal: .ratio(2),
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeMainQueueChange() }) },
                peer: ("a wake-up of the run loop", { median((0..<100).map { _ in wakeUpOfRunLoop() }) })
            ),
            Figure(
                name: "detection of a change on another thread",
                goal: .ratio(1.5),
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeThreadChange() }) },
                // The pause between two polls is a tenth of the time that has passed since the
                // start of the wait. The change comes after 3 ms.
                peer: ("a sleep of 0.3 ms", { median((0..<100).map { _ in shortSleep() }) })
            ),
            Figure(
                name: "detection of a change by a task on the main actor",
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeTaskChange() }) }
            ),
        ]
    }

    private static let list = (0..<1_000).map { "an element of the list: \($0)" }
    /// Equal to `list` but with its own storage, because arrays with the same storage are equal
    /// without a comparison of their elements.
    private static let copy = list.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    private static let changed = list.enumerated().map { $0.isMultiple(of: 100) ? "changed \($0)" : $1 }

    // Not inlined, because the compiler would otherwise see that the lists are always the same.
    @inline(never) private static func expectList() { expect(list) == copy }
    @inline(never) private static func assertList() { XCTAssertEqual(list, copy) }

    private static let allChanged = list.indices.map { "changed \($0)" }

    private static func fail(with list: [String]) {
        let failures = gatherFailures { expect(list) == self.list }
        guard failures.count == 1 else { fatalError("the lists are equal") }
    }

    private static func compare(_ list: [String]) {
        guard !list.difference(from: self.list).isEmpty else { fatalError("the lists are equal") }
    }

    private static func shortSleep() -> Double {
        let start = ContinuousClock.now
        usleep(300)
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// Returns the seconds between a change in a block on the main queue and the return of the run
    /// loop that ran the block. The run loop has the same time limit as in a polling expectation:
    /// the pause between two polls, which is necessary to detect changes on other threads.
    private static func wakeUpOfRunLoop() -> Double {
        var changed: ContinuousClock.Instant?
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.003) { changed = .now }
        while changed == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.0003)) }
        return changed.map { (ContinuousClock.now - $0) / .seconds(1) } ?? .infinity
    }

    private static func noticeTaskChange() -> Double {
        var changed: ContinuousClock.Instant?
        Task {
            try await Task.sleep(for: .milliseconds(3))
            changed = .now
        }
        expect(changed != nil).toEventually(beTrue())
        return changed.map { (ContinuousClock.now - $0) / .seconds(1) } ?? .infinity
    }

    private static func noticeMainQueueChange() -> Double {
        var changed: ContinuousClock.Instant?
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.003) { changed = .now }
        expect(changed != nil).toEventually(beTrue())
        return changed.map { (ContinuousClock.now - $0) / .seconds(1) } ?? .infinity
    }

    private static func noticeThreadChange() -> Double {
        let changed = Mutex<ContinuousClock.Instant?>(nil)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.003) { changed.withLock { $0 = .now } }
        expect(changed.withLock { $0 != nil }).toEventually(beTrue())
        return changed.withLock(\.self).map { (ContinuousClock.now - $0) / .seconds(1) } ?? .infinity
    }
}
