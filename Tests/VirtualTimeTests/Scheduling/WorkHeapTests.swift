import XCTest

@testable import VirtualTime

final class WorkHeapTests: XCTestCase {
    private var heap = WorkHeap()
    private var count = 0
    private let queue = SerialQueue(label: "queue")

    private func work(at seconds: Int?) -> ScheduledWork {
        let deadline = seconds.map { Duration.seconds($0) }
        let work = ScheduledWork(at: deadline, place: .capture(), action: .closure({}, on: queue))
        count += 1
        work.sequence = count
        return work
    }

    private func takeAll() -> [ScheduledWork] {
        var taken: [ScheduledWork] = []
        while let work = heap.removeFirst() { taken.append(work) }
        return taken
    }

    func testItGivesWorkInOrder() {
        var generator = SystemRandomNumberGenerator()
        for size in [0, 1, 2, 3, 10, 500] {
            let works = (0..<size).map { _ in work(at: Int.random(in: 0..<20, using: &generator)) }
            works.forEach { heap.insert($0) }
            let expected = works.sorted { ($0.deadline!, $0.sequence) < ($1.deadline!, $1.sequence) }
            XCTAssertEqual(takeAll().map(\.sequence), expected.map(\.sequence))
        }
    }

    func testWhatNeverHappensComesLast() {
        let (never, late, early) = (work(at: nil), work(at: 2), work(at: 1))
        [never, late, early].forEach { heap.insert($0) }
        XCTAssertEqual(takeAll().map(\.sequence), [early, late, never].map(\.sequence))
    }

    func testWhatIsCancelledIsPassedOver() {
        let works = (0..<10).map { work(at: $0) }
        works.forEach { heap.insert($0) }
        for work in works where work.sequence.isMultiple(of: 2) { work.action = nil }
        XCTAssertEqual(takeAll().map(\.sequence), works.map(\.sequence).filter { !$0.isMultiple(of: 2) })
    }

    func testItDoesNotKeepWhatIsCancelled() {
        let works = (0..<1_000).map { work(at: $0) }
        works.forEach { heap.insert($0) }
        for work in works.dropFirst(10) {
            work.action = nil
            heap.noteCancelled()
        }
        XCTAssertLessThan(heap.sorted.count, 200)
        XCTAssertEqual(takeAll().map(\.sequence), works.prefix(10).map(\.sequence))
    }

    func testOneThatIsAloneIsCountedAsGone() {
        for _ in 0..<200 {
            let alone = work(at: 1)
            heap.insert(alone)
            alone.action = nil
            heap.noteCancelled()
            XCTAssertEqual(takeAll().count, 0)
        }
        let works = (0..<3).map { work(at: $0) }
        works.forEach { heap.insert($0) }
        works[0].action = nil
        heap.noteCancelled()
        XCTAssertEqual(heap.sorted.count, 3, "it was made anew, although little is cancelled")
    }

    func testItGivesOutWhatAConditionHoldsForInOrder() {
        let works = [5, 3, 9, 1, 7].map { work(at: $0) }
        works.forEach { heap.insert($0) }
        let removed = heap.removeAll { $0.deadline! > .seconds(4) }
        XCTAssertEqual(removed.map(\.deadline), [.seconds(5), .seconds(7), .seconds(9)])
        XCTAssertEqual(takeAll().map(\.deadline), [.seconds(1), .seconds(3)])
    }
}
