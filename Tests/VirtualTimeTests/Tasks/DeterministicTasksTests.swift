import VirtualTime
import XCTest

final class DeterministicTasksTests: XCTestCase {
    @MainActor private static func hop() throws -> HoppingExample {
        let example = HoppingExample()
        try withDeterministicTasks {
            example.start()
            example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            example.time.advance(by: .seconds(1))
        }
        return example
    }

    func testHopsAreCompleteWhenTheTimeHasBeenAdvanced() throws { try onMainActor {
        let first = try Self.hop().journal.entries
        print(first)
        let start = ContinuousClock.now
        for _ in 1...1000 {
            let e = try Self.hop()
            XCTAssertEqual(e.journal.entries, first)
            XCTAssertEqual(e.journal.entriesOffMainThread, 0)
        }
        print(ContinuousClock.now - start) }
    }

    func testAsync() async throws {
        let example = HoppingExample()
        try await withDeterministicTasks {
            example.start()
            await example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            await example.time.advance(by: .seconds(1))
        }
        let sync = try await MainActor.run { try Self.hop() }
        XCTAssertEqual(sync.journal.entries, example.journal.entries)
    }
    func testLeft() throws { try onMainActor {
        let time = VirtualTime()
        XCTAssertThrowsError(try withDeterministicTasks {
            Task { try await time.clock.sleep(for: .seconds(5)) }
            Task { try await Task.sleep(for: .milliseconds(30)) }
        }) { print($0) }
        print(time.pending) }
    }
}
