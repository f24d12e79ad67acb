import Properties
import Testing
import VirtualTime

/// These tests run in parallel with other Swift Testing tests.
struct ScheduleSwiftTestingTests {
    @Test func anAsyncTestExploresOrders() async throws {
        await #expect(throws: ScheduleFailure.self) {
            try await exploringSchedules(100) {
                let time = VirtualTime()
                let cache = CarelessCache(server: AnsweringServer(time: time))
                async let first: Void = cache.refresh()
                async let second: Void = cache.refresh()
                await time.advance(by: .seconds(1))
                _ = try await (first, second)
                if await cache.value != 2 { throw CancellationError() }
            }
        }
    }
}
