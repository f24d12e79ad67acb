import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// A queue with three places. It can have one of two bugs.
private final class Ring {
    enum Bug { case none, full, older }

    private let bug: Bug
    private var places = [0, 0, 0]
    private var first = 0
    private(set) var count = 0

    init(_ bug: Bug) { self.bug = bug }

    func put(_ number: Int) -> Bool {
        guard count < places.count || bug == .full && count == places.count else { return false }
        places[(first + count) % places.count] = number
        count += 1
        return true
    }

    func take() -> Int {
        defer {
            count -= 1
            first = (first + 1) % places.count
        }
        // With the `older` bug, the queue always returns the number in its first place.
        return bug == .older ? places[0] : places[first]
    }
}

private struct Trouble: Error {}

final class CommandTests: XCTestCase {
    @MainActor private static func results(_ bug: Ring.Bug, seed: UInt64 = 1) -> [ExampleResult] {
        let put = Command<Ring, [Int]>("put", with: .int) {
            $0.put($1)
        } model: { numbers, number in
            guard numbers.count < 3 else { return false }
            numbers.append(number)
            return true
        }
        let take = Command<Ring, [Int]>("take", when: { !$0.isEmpty }) {
            $0.take()
        } model: {
            $0.removeFirst()
        }
        return runInner(seed: seed) {
            it("is a queue", forAll: .commands([put, take], model: [])) { commands in
                try await commands.run(on: Ring(bug)) { ring, numbers in expect(ring.count) == numbers.count }
            }
        }
    }

    func testARealThingThatDoesAsItsModelPasses() {
        onMain { XCTAssertEqual(Self.results(.none).messages, []) }
    }

    func testEachBugIsFoundInNineOfTenSeedsAndShrunkToTheFewestCommands() {
        onMain {
            let rows: [(Ring.Bug, String, String)] = [
                (
                    .full, "put(0), put(0), put(0), put(0)",
                    "command 4 of 4, put(0): expected false, as the model says, got true"
                ),
                (
                    .older, "put(0), put(1), take(), take()",
                    "command 4 of 4, take(): expected 1, as the model says, got 0"
                ),
            ]
            for (bug, smallest, message) in rows {
                let ends = (1...10).map { Self.results(bug, seed: $0) }
                XCTAssertGreaterThanOrEqual(ends.filter { $0.smallest == smallest }.count, 9, "\(ends.map(\.smallest))")
                XCTAssertEqual(ends[0].line("command"), message)
                XCTAssertNil(ends[0].line("as a row of a table"))
            }
        }
    }

    func testWhatMustAlwaysHoldIsCheckedBeforeTheFirstCommandAndAfterEach() {
        onMain {
            var counts: [Int] = []
            let add = Command<Ring, Int>("add") { _ in
            } model: {
                $0 += 1
            }
            let results = runInner {
                it("counts", .cases(1), forAll: .commands([add], model: 0, count: 2...2)) { commands in
                    XCTAssertEqual(commands.description, "add(), add()")
                    try await commands.run(on: Ring(.none)) { counts.append($1) }
                }
                it("does not hold", forAll: .commands([add], model: 0)) { commands in
                    try await commands.run(on: Ring(.none)) { expect($1) < 2 }
                }
                it(
                    "throws",
                    forAll: .commands(
                        [
                            Command("fail") { (_: Ring) in
                                throw Trouble()
                            } model: { (_: inout Int) in
                            }
                        ],
                        model: 0
                    )
                ) {
                    try await $0.run(on: Ring(.none))
                }
                it("has no command", .cases(3), forAll: .commands([Command<Ring, Int>](), model: 0)) {
                    XCTAssertEqual($0.description, "no command")
                }
            }
            XCTAssertEqual(counts, [0, 1, 2])
            XCTAssertEqual(results.map { [$0].smallest }, [nil, "add(), add()", "fail()", nil])
        }
    }

    func testTheFirstDifferenceEndsTheCase() {
        let wrong = Command<Ring, Int>("answer") { _ in
            1
        } model: { _ in
            2
        }
        let results = runInner {
            it("differs", forAll: .commands([wrong], model: 0, count: 3...3)) { try await $0.run(on: Ring(.none)) }
        }
        XCTAssertEqual(results[0].failures.count, 1)
        XCTAssertEqual(results.line("command"), "command 1 of 3, answer(): expected 2, as the model says, got 1")
    }

    func testOnlyCommandsThatAreAllowedAreDrawn() {
        let add = Command<Ring, Int>("add", with: .int(1...9), when: { $0 + $1 < 20 }) { _, _ in
        } model: {
            $0 += $1
        }
        for seed in 0..<100 as Range<UInt64> {
            var state = 0
            for call in Choices(seed: seed).draw(.commands([add], model: 0, count: 0...50)).calls {
                call.apply(&state)
                XCTAssertLessThan(state, 20)
            }
        }
    }
}
