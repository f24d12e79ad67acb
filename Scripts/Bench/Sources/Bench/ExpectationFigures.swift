import Expect
import Foundation
import Synchronization
import XCTest

/// What an expectation costs beside an assertion of XCTest's, and how soon a change is noticed.
@MainActor enum ExpectationFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "expect(i) == i",
                goal: .ratio(5),
                rounds: rounds,
                ours: { cost(of: count) { for i in 0..<count { expect(i) == i } } },
                peer: ("XCTAssertEqual(i, i)", { cost(of: count) { for i in 0..<count { XCTAssertEqual(i, i) } } })
            ),
            Figure(
                name: "toEventually, already true",
                goal: .seconds(1e-6),
                rounds: rounds,
                ours: { cost(of: count) { for i in 0..<count { expect(i).toEventually(equal(i)) } } }
            ),
            Figure(
                name: "notice a main-queue change",
                goal: .seconds(0.1e-3),
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeMainQueueChange() }) }
            ),
            Figure(
                name: "notice a change by a thread",
                goal: .seconds(0.6e-3),
                rounds: rounds,
                ours: { median((0..<100).map { _ in noticeThreadChange() }) }
            ),
        ]
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
