import QuickNimble
import SpecEvents
import TestSupport

/// Nimble's alternative names for polling forms. Checks that each one passes its arguments on, for expectations and for
/// requirements, blocking and async.
final class PollingNamesTests: XCTestCase {
    private final class Looks {
        private(set) var count = 0

        func look() -> Int {
            count += 1
            return count
        }
    }

    private let short = Duration.milliseconds(20)
    private let long = Duration.seconds(60)

    private let messages = [
        "why\nexpected to eventually not equal 1, got 1 (looked N times in T)",
        "why\nexpected to never equal 1, got 1 (looked N times in T)",
        "why\nexpected to always equal 2, got 1 (looked N times in T)",
    ]

    private func check(_ failures: [RecordedFailure], line: UInt = #line) {
        let looked = /looked (\d+ times|once) in \d+\.\d\d s/
        XCTAssertEqual(failures.map { $0.message.replacing(looked, with: "looked N times in T") }, messages, line: line)
    }

    func testTheBlockingFormsOfExpect() {
        check(
            gatherFailures {
                expect(1).toNotEventually(equal(1), timeout: short, description: "why")
                expect(1).neverTo(equal(1), until: long, description: "why")
                expect(1).alwaysTo(equal(2), until: long, description: "why")
            }
        )
    }

    func testTheAsyncFormsOfExpect() async {
        check(
            await gatherFailures {
                await expect(1).toNotEventually(equal(1), timeout: short, description: "why")
                await expecta(1).neverTo(equal(1), until: long, description: "why")
                await expecta(1).alwaysTo(equal(2), until: long, description: "why")
            }
        )
    }

    func testTheBlockingFormsOfRequire() throws {
        XCTAssertEqual(try require(1).toNotEventually(equal(2)), 1)
        XCTAssertEqual(try require(1).neverTo(equal(2), until: short), 1)
        XCTAssertEqual(try require(1).alwaysTo(equal(1), until: short), 1)
        check(
            gatherFailures {
                XCTAssertThrowsError(try require(1).toNotEventually(equal(1), timeout: short, description: "why"))
                XCTAssertThrowsError(try require(1).neverTo(equal(1), until: long, description: "why"))
                XCTAssertThrowsError(try require(1).alwaysTo(equal(2), until: long, description: "why"))
            }
        )
    }

    func testTheAsyncFormsOfRequire() async throws {
        var values: [Int?] = []
        values.append(try await requirea(1).toNotEventually(equal(2)))
        values.append(try await requirea(1).neverTo(equal(2), until: short))
        values.append(try await requirea(1).alwaysTo(equal(1), until: short))
        XCTAssertEqual(values, [1, 1, 1])
        var thrown = 0
        let failures = await gatherFailures {
            do { try await requirea(1).toNotEventually(equal(1), timeout: short, description: "why") } catch {
                thrown += 1
            }
            do { try await requirea(1).neverTo(equal(1), until: long, description: "why") } catch { thrown += 1 }
            do { try await requirea(1).alwaysTo(equal(2), until: long, description: "why") } catch { thrown += 1 }
        }
        XCTAssertEqual(thrown, 3)
        check(failures)
    }

    /// The total looks in three waits. Each wait looks at the start, at the deadline, which cuts the pause short, and once more.
    private let fewLooks = 6...10

    func testTheBlockingFormsKeepTheirPauses() {
        let looks = Looks()
        let failures = gatherFailures {
            expect(-looks.look()).toNotEventually(beLessThan(1), timeout: short, pollInterval: long)
            expect(-looks.look()).neverTo(equal(1), until: short, pollInterval: long)
            expect(-looks.look()).alwaysTo(beLessThan(1), until: short, pollInterval: long)
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(fewLooks.contains(looks.count), "\(looks.count)")
    }

    func testTheAsyncFormsKeepTheirPauses() async {
        let looks = Looks()
        let failures = await gatherFailures {
            await expect(-looks.look()).toNotEventually(beLessThan(1), timeout: short, pollInterval: long)
            await expect(-looks.look()).neverTo(equal(1), until: short, pollInterval: long)
            await expect(-looks.look()).alwaysTo(beLessThan(1), until: short, pollInterval: long)
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(fewLooks.contains(looks.count), "\(looks.count)")
    }

    func testSeveralTimesInARow() {
        let looks = Looks()
        expect(looks.look() == 1).toNotEventually(beTrue(), inARow: 3)
        XCTAssertEqual(looks.count, 4)
    }

    func testSeveralTimesInARowInTheAsyncForm() async {
        let looks = Looks()
        await expect(looks.look() == 1).toNotEventually(beTrue(), inARow: 3)
        XCTAssertEqual(looks.count, 4)
    }
}
