import VirtualTime
import XCTest

final class ExploringSchedulesTests: XCTestCase {
    func testAnOlderAnswerThatOverwritesANewerOneIsCaught() {
        struct Old: Error {}
        var seeds: [UInt64] = []
        for base in stride(from: UInt64(1), to: 2000, by: 100) {
            do {
                try exploringSchedules(100, seed: base) {
                    let time = VirtualTime()
                    let cache = CarelessCache(server: AnsweringServer(time: time))
                    let t1 = Task { try await cache.refresh() }
                    let t2 = Task { try await cache.refresh() }
                    _ = (t1, t2)
                    time.advance(by: .seconds(1))
                    nonisolated(unsafe) var value = 0
                    Task { value = await cache.value }
                    time.advance(by: .zero)
                    if value != 2 { throw Old() }
                }
                XCTFail("not caught")
            } catch let failure as ScheduleFailure {
                seeds.append(failure.seed)
                if base == 1 { print(failure) }
            } catch { XCTFail("\(error)") }
        }
        print(seeds)
    }
}
