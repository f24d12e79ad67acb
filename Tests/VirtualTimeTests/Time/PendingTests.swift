import Expect
import VirtualTime
import TestSupport
import XCTest

final class PendingTests: XCTestCase {
    func testPendingTellsWhatWaitsUntilWhenAndSinceWhichLine() throws {
        let time = VirtualTime()
        let line = #line + 4
        try withDeterministicTasks {
            let task = Task {
                try await time.clock.sleep(for: .milliseconds(2_500))
            }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3) {}
            time.makeQueue(label: "loading").asyncAfter(deadline: .distantFuture, execute: DispatchWorkItem {})
            time.advance(by: .seconds(1))
            assertList(
                time.pending.map(\.description),
                "a sleep, due at 2.5 s, begun at 0 s at \(#filePath):\(line - 1)",
                "work of “queue”, due at 3 s, submitted at 0 s at \(#filePath):\(line + 1)",
                "work of “loading”, due never, submitted at 0 s at \(#filePath):\(line + 2)"
            )
            XCTAssertEqual(time.pending.map(\.kind), [.sleep, .queue("queue"), .queue("loading")])
            XCTAssertEqual(time.pending.map(\.submitted), [.zero, .zero, .zero])
            XCTAssertEqual(time.pending.first?.location, "\(#filePath):\(line - 1)")
            task.cancel()
        }
    }

    func testTimesAreToldInSeconds() {
        let time = VirtualTime()
        let texts = [Duration.nanoseconds(1), .milliseconds(50), .seconds(90), .milliseconds(1_250)].map { delay in
            Task { try await time.clock.sleep(for: delay) }
        }
        expect(time.pending.count).toEventually(equal(4), timeout: .seconds(10))
        let due = time.pending.compactMap { $0.description.split(separator: ", ").dropFirst().first }
        XCTAssertEqual(due, ["due at 0.000000001 s", "due at 0.05 s", "due at 1.25 s", "due at 90 s"])
        texts.forEach { $0.cancel() }
    }
}
