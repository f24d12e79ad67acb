import Expect
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

/// Planted bugs in tasks and in timing. Each must be found and shrunk to the case given here.
final class PlantedTaskBugTests: XCTestCase {
    private typealias Declaration = @MainActor (_ hasBug: Bool) -> Void

    func testEachBugIsFoundByNearlyAllSeedsAndShrunkAndReplayedByItsChoices() throws {
        try onMain {
            for (name, smallest, declare) in Self.rows {
                let found = (1...plantedBugSeeds).map { seed in runInner(seed: seed) { declare(true) } }
                XCTAssertGreaterThanOrEqual(found.compactMap(\.smallest).count, found.count - 1, "\(name) is not found")
                let others = found.compactMap(\.smallest).filter { $0 != smallest }
                XCTAssertLessThanOrEqual(others.count, 1, "\(name): \(others)")

                let first = try XCTUnwrap(found.first { $0.smallest != nil })
                let line = try XCTUnwrap(first.line("to replay it: SPEC_CASE="))
                setenv("SPEC_CASE", String(line.dropFirst("to replay it: SPEC_CASE=".count)), 1)
                defer { unsetenv("SPEC_CASE") }
                let again = runInner(seed: 100) { declare(true) }
                XCTAssertEqual(again.smallest, first.smallest, name)
                XCTAssertEqual(again.line("to replay it: "), line, name)
                XCTAssertEqual(again.line("found in")?.hasPrefix("found in the replayed case, "), true, name)
            }
        }
    }

    func testWithoutItsBugNoSampleFails() {
        onMain {
            for (name, _, declare) in Self.rows {
                XCTAssertEqual(runInner { declare(false) }.messages, [], name)
            }
        }
    }

    @MainActor private static let rows: [(name: String, smallest: String, Declaration)] = [
        (
            "a lost update across an actor's await", "[1, 1]",
            { hasBug in
                it("adds all up", forAll: .array(of: .int(1...100), count: 0...5)) { amounts in
                    let account = BankAccount(hasBug: hasBug)
                    try await withDrawnSchedule {
                        for amount in amounts { Task { await account.pay(amount) { await Task.yield() } } }
                    }
                    let balance = await account.balance
                    expect(balance) == amounts.reduce(0, +)
                }
            }
        ),
        (
            "a retry that doubles", "[2, 0], 1",
            { hasBug in
                it("orders once", forAll: .array(of: .int(0...9), count: 1...4), .int(1...9)) { delays, patience in
                    let time = VirtualTime()
                    let server = OrderServer(time)
                    let form = OrderForm(hasBug: hasBug, time, server)
                    try await withDrawnSchedule {
                        Task { try await form.send(delays: delays, patience: patience) }
                        try await time.run()
                    }
                    let orders = await server.orders
                    expect(orders) <= 1
                }
            }
        ),
        (
            "a double tap", "[0, 0]",
            { hasBug in
                it("orders once", forAll: .array(of: .int(0...5), count: 0...5)) { pauses in
                    let time = VirtualTime()
                    let server = OrderServer(time)
                    let form = OrderForm(hasBug: hasBug, time, server)
                    try await withDrawnSchedule {
                        for pause in pauses {
                            await time.advance(by: .seconds(pause))
                            Task { try await form.tap() }
                        }
                        try await time.run()
                    }
                    let orders = await server.orders
                    expect(orders) <= 1
                }
            }
        ),
        (
            "a time-out that fires after success", "0, 1",
            { hasBug in
                it("is sent for good", forAll: .int(0...9), .int(1...9)) { delay, patience in
                    let time = VirtualTime()
                    let form = OrderForm(hasBug: hasBug, time, OrderServer(time))
                    try await withDrawnSchedule {
                        Task { try await form.sendOnce(delay: delay, patience: patience) }
                        try await time.run()
                    }
                    if form.statuses.contains(.sent) { expect(form.statuses.last) == .sent }
                }
            }
        ),
        (
            "a cache with an older answer", "2",
            { hasBug in
                it("keeps the newest", forAll: .int(1...5)) { refreshes in
                    let time = VirtualTime()
                    let server = AnsweringServer(time: time)
                    let (careless, careful) = (CarelessCache(server: server), CarefulCache(server: server))
                    try await withDrawnSchedule {
                        for _ in 0..<refreshes {
                            Task { if hasBug { try await careless.refresh() } else { try await careful.refresh() } }
                        }
                        await time.advance(by: .seconds(1))
                    }
                    let value = hasBug ? await careless.value : await careful.value
                    expect(value) == refreshes
                }
            }
        ),
        (
            "a search that shows an older answer", "1, 0",
            { hasBug in
                it("shows what was typed last", forAll: .int(0...9), .int(0...9)) { first, second in
                    let time = VirtualTime()
                    let field = SearchField(hasBug: hasBug, time)
                    try await withDrawnSchedule {
                        Task { try await field.type("a", delay: first) }
                        await time.advance(by: .zero)
                        Task { try await field.type("b", delay: second) }
                        try await time.run()
                    }
                    expect(field.results) == "b"
                }
            }
        ),
        (
            "a cache that loads twice", "2",
            { hasBug in
                it("loads once", forAll: .int(0...5)) { readers in
                    let cache = ImageCache(hasBug: hasBug)
                    try await withDrawnSchedule {
                        for _ in 0..<readers { Task { _ = await cache.image() } }
                    }
                    let loads = await cache.loads
                    expect(loads) <= 1
                }
            }
        ),
        (
            "a pool that gives more than it has", "1, 2",
            { hasBug in
                it("keeps to its size", forAll: .int(1...3), .int(0...5)) { size, users in
                    let pool = ConnectionPool(hasBug: hasBug, size: size)
                    try await withDrawnSchedule {
                        for _ in 0..<users { Task { await pool.use { await Task.yield() } } }
                    }
                    let most = await pool.most
                    expect(most) <= size
                }
            }
        ),
        (
            // Fails with [0, 0] only if the tasks run out of turn. In turn, the smallest failing case is [1, 0].
            "pages in the order of their answers", "[0, 0]",
            { hasBug in
                it("keeps the pages in order", forAll: .array(of: .int(0...9), count: 0...5)) { delays in
                    let time = VirtualTime()
                    let list = PagedList(hasBug: hasBug, time)
                    try await withDrawnSchedule {
                        for (page, delay) in delays.enumerated() { Task { try await list.load(page, delay: delay) } }
                        try await time.run()
                    }
                    expect(list.pages) == Array(delays.indices)
                }
            }
        ),
    ]
}
