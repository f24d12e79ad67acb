import Expect
import SpecEvents
import TestSupport
import XCTest

/// Each form that waits, for expectations and requirements, blocking and async. Checks that each form passes its arguments
/// on, and that it waits for what its name says.
final class PollingTests: XCTestCase {
    private let short = Duration.milliseconds(5)
    private let long = Duration.seconds(60)

    private func check(_ found: [RecordedFailure], _ words: [String], from line: Int) {
        XCTAssertEqual(
            withoutNumbers(found.map(\.message)),
            words.map { "why\nexpected \($0), got 1 (looked N times in T)" },
            line: UInt(line)
        )
        XCTAssertEqual(found.map { $0.location?.line }, Array(line..<(line + words.count)), line: UInt(line))
        XCTAssertEqual(Set(found.map { $0.location?.file }), [#filePath])
    }

    private let words = ["to eventually equal 2", "to eventually not equal 1"]

    func testTheBlockingFormsOfExpect() {
        let value: () throws -> Int? = { 1 }
        let error: () throws -> Int? = { try trouble() }
        let line = #line + 2
        let found = failures {
            expect(1).toEventually(equal(2), timeout: short, description: "why")
            expect(1).toEventuallyNot(equal(1), timeout: short, description: "why")
        }
        check(found, words, from: line)
        assertList(
            withoutNumbers(
                messages {
                    expect(evaluating: value).toNever(equal(1), until: long, description: "why")
                    expect(evaluating: value).toAlways(equal(2), until: long, description: "why")
                    expect(evaluating: error).toNever(equal(1), until: short)
                    expect(evaluating: error).toAlways(equal(1), until: short)
                }
            ),
            "why\nexpected to never equal 1, got 1 (looked once in T)",
            "why\nexpected to always equal 2, got 1 (looked once in T)",
            "expected to never equal 1, threw Trouble.small (looked N times in T)",
            "expected to always equal 1, threw Trouble.small (looked N times in T)"
        )
    }

    func testTheAsyncFormsOfExpect() async {
        let line = #line + 2
        let found = await failures {
            await expect(1).toEventually(equal(2), timeout: short, description: "why")
            await expect(1).toEventuallyNot(equal(1), timeout: short, description: "why")
        }
        check(found, words, from: line)
        let others = await messages {
            await expect { () async in 1 }.toNever(equal(1), until: long, description: "why")
            await expect { () async in 1 }.toAlways(equal(2), until: long, description: "why")
            await expect { () async throws -> Int? in try trouble() }.toNever(equal(1), until: short)
            await expect { () async throws -> Int? in try trouble() }.toAlways(equal(1), until: short)
        }
        assertList(
            withoutNumbers(others),
            "why\nexpected to never equal 1, got 1 (looked once in T)",
            "why\nexpected to always equal 2, got 1 (looked once in T)",
            "expected to never equal 1, threw Trouble.small (looked N times in T)",
            "expected to always equal 1, threw Trouble.small (looked N times in T)"
        )
    }

    func testTheBlockingFormsOfRequireGiveTheValueBack() throws {
        XCTAssertEqual(try require(1).toEventually(equal(1)), 1)
        XCTAssertEqual(try require(1).toEventuallyNot(equal(2)), 1)
        XCTAssertEqual(try require(1).toNever(equal(2), until: short), 1)
        XCTAssertEqual(try require(1).toAlways(equal(1), until: short), 1)
        // If the requirement expects an error, there is no value to return.
        XCTAssertNil(try require { try trouble() as Int }.toEventually(throwError()))
    }

    func testTheBlockingFormsOfRequireEndTheTest() {
        let forms: [() throws -> Void] = [
            { try require(1).toEventually(equal(2), timeout: self.short, description: "why") },
            { try require(1).toEventuallyNot(equal(1), timeout: self.short, description: "why") },
            { try require(1).toNever(equal(1), until: self.long, description: "why") },
            { try require(1).toAlways(equal(2), until: self.long, description: "why") },
        ]
        for (number, form) in forms.enumerated() {
            var hasThrown = false
            let found = messages {
                do { try form() } catch { hasThrown = error is RequirementFailure }
            }
            XCTAssertTrue(hasThrown, "\(number)")
            XCTAssertEqual(found.map { $0.hasPrefix("why\nexpected to ") }, [true], "\(number)")
        }
    }

    func testTheAsyncFormsOfRequireGiveTheValueBack() async throws {
        var values: [Int?] = []
        values.append(try await require { () async in 1 }.toEventually(equal(1)))
        values.append(try await require { () async in 1 }.toEventuallyNot(equal(2)))
        values.append(try await require { () async in 1 }.toNever(equal(2), until: short))
        values.append(try await require { () async in 1 }.toAlways(equal(1), until: short))
        XCTAssertEqual(values, Array(repeating: 1, count: 4))
        let none = try await require { () async throws -> Int? in try trouble() }.toEventually(throwError())
        XCTAssertNil(none)
    }

    func testTheAsyncFormsOfRequireEndTheTest() async {
        let requirement = require { () async in 1 }
        let found = await messages {
            for number in 0..<4 {
                do {
                    switch number {
                    case 0: try await requirement.toEventually(equal(2), timeout: short, description: "why")
                    case 1: try await requirement.toEventuallyNot(equal(1), timeout: short, description: "why")
                    case 2: try await requirement.toNever(equal(1), until: long, description: "why")
                    default: try await requirement.toAlways(equal(2), until: long, description: "why")
                    }
                    XCTFail("form \(number) does not end the test")
                } catch {
                    XCTAssertTrue(error is RequirementFailure)
                }
            }
        }
        XCTAssertEqual(found.map { $0.hasPrefix("why\nexpected to ") }, Array(repeating: true, count: 4))
    }

    /// The total looks in seven waits. Each wait looks at the start, at the deadline, which cuts the pause short, and once
    /// more. With pauses of the usual length, there would be dozens of looks.
    private let fewLooks = 14...24

    func testTheBlockingFormsKeepTheirPauses() {
        let looks = Looks()
        let (short, pause) = (Duration.milliseconds(20), long)
        let found = messages {
            expect(-looks.look()).toEventually(equal(1), timeout: short, pollInterval: pause)
            expect(-looks.look()).toEventuallyNot(beLessThan(1), timeout: short, pollInterval: pause)
            expect(-looks.look()).toNever(equal(1), until: short, pollInterval: pause)
            expect(-looks.look()).toAlways(beLessThan(1), until: short, pollInterval: pause)
            waitUntilEqual(-looks.look(), 1, timeout: short, pollInterval: pause)
            waitUntilTrue(looks.look() == 0, timeout: short, pollInterval: pause)
            _ = try? pollUnwrap(looks.look() == 0 ? 1 : nil, timeout: short, pollInterval: pause)
        }
        XCTAssertEqual(found.count, 5)
        XCTAssertTrue(fewLooks.contains(looks.count), "\(looks.count)")
    }

    func testTheAsyncFormsKeepTheirPauses() async {
        let looks = Looks()
        let (short, pause) = (Duration.milliseconds(20), long)
        let found = await messages {
            await expect(-looks.look()).toEventually(equal(1), timeout: short, pollInterval: pause)
            await expect(-looks.look()).toEventuallyNot(beLessThan(1), timeout: short, pollInterval: pause)
            await expect(-looks.look()).toNever(equal(1), until: short, pollInterval: pause)
            await expect(-looks.look()).toAlways(beLessThan(1), until: short, pollInterval: pause)
            await waitUntilEqual(-looks.look(), 1, timeout: short, pollInterval: pause)
            await waitUntilTrue(looks.look() == 0, timeout: short, pollInterval: pause)
            _ = try? await pollUnwrap(looks.look() == 0 ? 1 : nil, timeout: short, pollInterval: pause)
        }
        XCTAssertEqual(found.count, 5)
        XCTAssertTrue(fewLooks.contains(looks.count), "\(looks.count)")
    }

    func testSeveralTimesInARow() {
        let looks = Looks()
        expect(looks.look() == 1).toEventuallyNot(beTrue(), inARow: 3)
        XCTAssertEqual(looks.count, 4)
        expect(looks.look() == 5).toEventuallyNot(beTrue(), inARow: 3)
        XCTAssertEqual(looks.count, 8)
    }

    func testSeveralTimesInARowInAsyncForms() async {
        let looks = Looks()
        await expect(looks.look() != 1).toEventually(beTrue(), inARow: 3)
        XCTAssertEqual(looks.count, 4)
        await expect(looks.look() == 5).toEventuallyNot(beTrue(), inARow: 3)
        XCTAssertEqual(looks.count, 8)
    }

    func testWaitsByNameHandOnWhatTheyAreGiven() async {
        var line = #line + 2
        var found = failures {
            waitUntilEqual(1, 2, timeout: short, description: "why")
            waitUntilTrue(false, timeout: short, description: "why")
            waitUntil(timeout: short, description: "why") { _ in }
            _ = try? pollUnwrap(nil as Int?, timeout: short, description: "why")
        }
        let words = ["equal 2, got 1", "be true, got false", "have called done, got false", "not be nil, got nil"]
            .map { "why\nexpected to eventually \($0) (looked N times in T)" }
        XCTAssertEqual(withoutNumbers(found.map(\.message)), words)
        XCTAssertEqual(found.map { $0.location?.line }, Array(line...(line + 3)))
        line = #line + 2
        found = await failures {
            await waitUntilEqual(1, 2, timeout: short, description: "why")
            await waitUntilTrue(false, timeout: short, description: "why")
            await waitUntil(timeout: short, description: "why") { _ in }
            _ = try? await pollUnwrap(nil as Int?, timeout: short, description: "why")
            await waitUntil(timeout: short, description: "why") { _ async in }
        }
        XCTAssertEqual(withoutNumbers(found.map(\.message)), words + [words[2]])
        XCTAssertEqual(found.map { $0.location?.line }, Array(line...(line + 4)))
    }

    func testAnErrorIsWaitedForByName() {
        let looks = Looks()
        func value() throws -> Int { try looks.look() < 3 ? trouble() : 3 }
        func wait() {
            waitUntilEqual(try value(), 3)
            waitUntilTrue(try value() == 3)
        }
        XCTAssertEqual(messages(in: wait), [])
    }

    func testThePauseIsTheDefaultOneIfNoneIsGiven() {
        let before = AsyncDefaults.pollInterval
        defer { AsyncDefaults.pollInterval = before }
        AsyncDefaults.pollInterval = .seconds(60)
        let looks = Looks()
        XCTAssertEqual(messages { expect(-looks.look()).toEventually(equal(1), timeout: .milliseconds(200)) }.count, 1)
        // The default pause is a tenth of the elapsed time, but at least fifty microseconds.
        XCTAssertLessThan(looks.count, 100)
        XCTAssertGreaterThan(looks.count, 3)
    }
}
