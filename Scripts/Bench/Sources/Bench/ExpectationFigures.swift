import Expect
import Foundation
import Synchronization
import XCTest

/// What an expectation costs beside one of Swift Testing's, and how soon a change is noticed.
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
                name: "expect(list) == list, of 1000",
                rounds: rounds,
                ours: { cost(of: count / 100) { for _ in 0..<count / 100 { expectList() } } },
                peer: ("XCTAssertEqual", { cost(of: count / 100) { for _ in 0..<count / 100 { assertList() } } })
            ),
            Figure(
                name: "failure with the difference of 1000, 10 of them changed",
                goal: .ratio(2),
                rounds: rounds,
                ours: { cost(of: 10) { for _ in 0..<10 { fail(with: changed) } } },
                peer: ("CollectionDifference", { cost(of: 10) { for _ in 0..<10 { compare(changed) } } })
            ),
            Figure(
                name: "failure with the difference of 1000, all of them changed",
                goal: .ratio(5),
                rounds: rounds,
                ours: { cost(of: 10) { for _ in 0..<10 { fail(with: allChanged) } } },
                peer: ("10 of them changed", { cost(of: 10) { for _ in 0..<10 { fail(with: changed) } } })
            ),
            Figure(
                name: "toEventually, already true",
                goal: .ratio(2),
                rounds: rounds,
                ours: { cost(of: count) { for i in 0..<count { expect(i).toEventually(equal(i)) } } },
                peer: ("to", { cost(of: count) { for i in 0..<count { expect(i).to(equal(i)) } } })
            ),
            Figure(
                name: "notice a main-queue change",
                goal: .ratio(2),
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeMainQueueChange() }) },
                peer: ("a wake-up of the run loop", { median((0..<100).map { _ in wakeUpOfRunLoop() }) })
            ),
            Figure(
                name: "notice a change by a thread",
                goal: .ratio(1.5),
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeThreadChange() }) },
                // The pause is a tenth of the time that has passed: here of three milliseconds.
                peer: ("a sleep of 0.3 ms", { median((0..<100).map { _ in shortSleep() }) })
            ),
            Figure(
                name: "notice a change by a Task of the main actor",
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeTaskChange() }) }
            ),
        ]
    }

    private static let list = (0..<1_000).map { "an element of the list: \($0)" }
    /// Equal, but not the same storage: that would be equal without a look at the elements.
    private static let copy = list.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    private static let changed = list.enumerated().map { $0.isMultiple(of: 100) ? "changed \($0)" : $1 }

    // Not inlined, lest the compiler sees that the lists are the same each time.
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

    /// From the change in a block of the main queue to the return of the run loop that ran it. The run loop has a limit, as
    /// it must have for whoever waits for a change anywhere: that of the pause before the change is noticed.
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
