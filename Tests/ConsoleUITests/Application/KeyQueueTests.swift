import TestSupport
import XCTest

@testable import ConsoleUI

final class KeyQueueTests: SharedTestCase {
    func testKeysThatWaitAreTakenAtOnce() async {
        let queue = KeyQueue()
        for character in "abc" { queue.append([.character(character)]) }
        queue.append([])
        queue.finish()
        var bursts: [[Key]] = []
        for await keys in queue.bursts() { bursts.append(keys) }
        XCTAssertEqual(bursts, [[.character("a"), .character("b"), .character("c")]])
    }

    func testKeysThatComeLaterAreTakenLater() async {
        let queue = KeyQueue()
        var bursts = queue.bursts().makeAsyncIterator()
        for key in [Key.up, .down] {
            queue.append([key])
            let burst = await bursts.next()
            XCTAssertEqual(burst, [key])
        }
        queue.finish()
        let last = await bursts.next()
        XCTAssertNil(last)
    }
}
