import XCTest

/// Which line a report names for an example that waits forever in a system library.
final class HangPlaceTests: XCTestCase {
    func testTheLineThatWaitsIsThatOfTheSpecOrItsHelper() throws {
        let report = try documentation(of: "Waiting", jobs: 4, grace: .milliseconds(100))
        let failures = report.components(separatedBy: "Failures:\n\n").last?.components(separatedBy: "\n5 examples")
            .first
        let end = "timed out: took longer than its time limit of 0.10 s; the runner killed the process"
        XCTAssertEqual(
            failures,
            """
              1) for a semaphore
                 FixtureSuite/TraitsSpec.swift:104
                 \(end)
                 │ DispatchSemaphore(value: 0).wait()

              2) for a lock
                 FixtureSuite/TraitsSpec.swift:129
                 \(end)
                 called at FixtureSuite/TraitsSpec.swift:109
                 │ lock.lock()
                 in the example, FixtureSuite/TraitsSpec.swift:106

              3) for a mutex
                 FixtureSuite/TraitsSpec.swift:115
                 \(end)
                 │ pthread_mutex_lock(mutex)

              4) for a queue
                 FixtureSuite/TraitsSpec.swift:120
                 \(end)
                 │ queue.sync {}

              5) for a value
                 FixtureSuite/TraitsSpec.swift:123
                 \(end)
                 │ expect(1).toEventually(equal(2), timeout: .seconds(60))

            """
        )
    }
}
