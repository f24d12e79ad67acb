@testable import VirtualTime
import XCTest

final class SeedFlowTests: XCTestCase {
    func testOne() throws {
        let time = VirtualTime()
        nonisolated(unsafe) var n = 0
        time.queue.asyncAfter(deadline: .now() + .seconds(3)) { n += 1 }
        time.queue.asyncAfter(deadline: .now() + .seconds(8)) { n += 1 }
        time.advance(by: .milliseconds(2999))
        XCTAssertEqual(n, 0)
        time.advance(by: .milliseconds(1))
        XCTAssertEqual(n, 1)
        print(time.agenda.pending.map { ($0.deadline, $0.place.description) })
    }
}
