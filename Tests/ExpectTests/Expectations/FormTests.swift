import Expect
import SpecEvents
import TestSupport
import XCTest

/// Each form of expectation and requirement that does not wait, with each way to provide the value.
final class FormTests: XCTestCase {
    private func lines(_ found: [RecordedFailure]) -> [Int?] { found.map { $0.location?.line } }

    func testTheWaysToGiveAValue() async {
        var calls: [String] = []
        func note(_ name: String) -> Int {
            calls.append(name)
            return 1
        }
        let line = #line + 2
        let found = await failures {
            expect(note("value")).to(equal(2))
            expect { note("closure") }.to(equal(2))
            expect { calls.append("statements") }.to(throwError())
            await expect { () async in note("async closure") }.to(equal(2))
            await expect { () async in calls.append("async statements") }.to(throwError())
        }
        XCTAssertEqual(calls, ["value", "closure", "statements", "async closure", "async statements"])
        XCTAssertEqual(lines(found), Array(line..<(line + 5)))
        XCTAssertEqual(
            found.map(\.message),
            [
                "expected to equal 2, got 1", "expected to equal 2, got 1", "expected to throw an error",
                "expected to equal 2, got 1", "expected to throw an error",
            ]
        )
    }

    func testTheWaysToRequireAValue() async {
        var line = 0
        var places: [Int] = []
        let found = await failures {
            do { line = #line; try require(1).to(equal(2)) } catch { places.append(line) }
            do { line = #line; try require { 1 }.to(equal(2)) } catch { places.append(line) }
            do { line = #line; try require { () in }.to(throwError()) } catch { places.append(line) }
            do { line = #line; try await require { () async in 1 }.to(equal(2)) } catch { places.append(line) }
            do { line = #line; try await require { () async in }.to(throwError()) } catch { places.append(line) }
        }
        XCTAssertEqual(places.count, 5)
        XCTAssertEqual(lines(found), places)
    }

    func testTheNegatedForms() async {
        let found = await messages {
            expect(1).notTo(equal(1), description: "a")
            expect(1).toNot(equal(1), description: "b")
            await expect { () async in 1 }.notTo(equal(1), description: "c")
            await expect { () async in 1 }.toNot(equal(1), description: "d")
            do { try require(1).notTo(equal(1), description: "e") } catch {}
            do { try require(1).toNot(equal(1), description: "f") } catch {}
            do { try await require { () async in 1 }.notTo(equal(1), description: "g") } catch {}
            do { try await require { () async in 1 }.toNot(equal(1), description: "h") } catch {}
        }
        XCTAssertEqual(found, "abcdefgh".map { "\($0)\nexpected not to equal 1, got 1" })
    }

    func testWhatPassesIsGivenBackByRequirements() async throws {
        XCTAssertEqual(try require(1).to(equal(1)), 1)
        XCTAssertEqual(try require(1).notTo(equal(2)), 1)
        XCTAssertEqual(try require(1).toNot(equal(2)), 1)
        XCTAssertNil(try require { try trouble() as Int }.to(throwError()))
        try require { _ = try trouble() as Int }.to(throwError())
        try await require { () async throws in _ = try trouble() as Int }.to(throwError())
        var values: [Int?] = []
        values.append(try await require { () async in 1 }.to(equal(1)))
        values.append(try await require { () async in 1 }.notTo(equal(2)))
        values.append(try await require { () async in 1 }.toNot(equal(2)))
        values.append(try await require { () async throws -> Int? in try trouble() }.to(throwError()))
        XCTAssertEqual(values, [1, 1, 1, nil])
    }

    func testUnwrapNamesItsPlaceAndItsDescription() async {
        let line = #line + 2
        let found = await failures {
            do { try unwrap(nil as Int?, description: "why") } catch {}
            do { try await unwrap(description: "why") { () async -> Int? in nil } } catch {}
        }
        XCTAssertEqual(lines(found), [line, line + 1])
        XCTAssertEqual(found.map(\.message), Array(repeating: "why\nexpected not to be nil, got nil", count: 2))
    }

    func testFailuresInWordsOfOnesOwnNameTheirPlace() {
        let line = #line + 2
        let found = failures {
            fail("so it is")
            do { try requireFail("so it is") } catch { XCTAssertTrue("\(error)".hasSuffix("test: so it is")) }
            do { try requireFail() } catch {}
            fail()
        }
        XCTAssertEqual(lines(found), Array(line...line + 3))
        assertList(found.map(\.message), "so it is", "so it is", "requireFail() was called", "fail() was called")
    }

    func testAGroupNamesItsPlace() async {
        let line = #line + 2
        let found = await failures {
            aggregateFailures { fail() }
            await aggregateFailures("the others") {
                await Task.yield()
                fail()
                throw Trouble.big
            }
        }
        XCTAssertEqual(lines(found), [line, line + 1])
        XCTAssertEqual(
            found.map { $0.message.split(separator: "\n").first },
            ["1 failure in this group", "2 failures in the others"]
        )
    }

    func testGatheringFailuresOfAsyncCode() async {
        let found = await gatherFailures {
            await Task.yield()
            expect(1) == 2
            try require(3) == 4
            expect(5) == 6
        }
        XCTAssertEqual(found.map(\.message), ["expected to equal 2, got 1", "expected to equal 4, got 3"])
        let thrown = await gatherFailures {
            await Task.yield()
            try trouble() as Void
        }
        XCTAssertEqual(thrown, [RecordedFailure(message: "threw Trouble.small", location: nil)])
        XCTAssertEqual(gatherFailures { try trouble() as Void }, thrown)
    }
}
