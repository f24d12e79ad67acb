import Expect
import SpecEvents
import XCTest

final class ExpectationTests: XCTestCase {
    func testAFailureNamesTheLineOfTheExpectation() {
        let line = #line + 1
        let found = failures { expect(1) == 2 }
        XCTAssertEqual(found.first?.location, CodeLocation(file: #filePath, line: line))
    }

    func testADescriptionStandsBeforeTheFailure() {
        assertMessages("the number of requests\nexpected to equal 2, got 1") {
            expect(1).to(equal(2), description: "the number of requests")
        }
    }

    func testADescriptionIsNotMadeForWhatPasses() {
        func description() -> String {
            XCTFail("nothing to describe")
            return ""
        }
        expect(1).to(equal(1), description: description())
    }

    func testTheValueIsEvaluatedOnceByTo() {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        expect(value()) == 1
        XCTAssertEqual(count, 1)
    }

    func testAnAsyncValue() async {
        func number() async throws -> Int {
            await Task.yield()
            return 3
        }
        let found = await messages {
            await expect { try await number() } == 3
            await expect { try await number() } == 4
            await expect { try await number() } != 3
            await expect { try await number() }.to(equal(5), description: "the number")
            await expect { try await number() }.notTo(throwError())
            await expect { () async throws -> Int? in throw Trouble.big }.to(throwError(Trouble.big))
            await expect { () async throws -> Int? in throw Trouble.big }.toNot(equal(1))
        }
        XCTAssertEqual(
            found,
            [
                "expected to equal 4, got 3", "expected not to equal 3, got 3",
                "the number\nexpected to equal 5, got 3", "expected not to equal 1, threw Trouble.big",
            ]
        )
    }

    @MainActor func testAnAsyncValueIsEvaluatedWhereTheExpectationStands() async {
        let found = await messages { await expect { () async -> Bool in Thread.isMainThread }.to(beTrue()) }
        XCTAssertEqual(found, [])
    }

    func testInPlainXCTestAFailureFailsTheRunningTest() {
        let options = XCTExpectedFailureStandIn(self)
        expect(1) == 2
        XCTAssertEqual(options.takeMessages(), ["expected to equal 2, got 1"])
    }

    func testInPlainXCTestAFailureWithoutAPlaceIsAtLineZeroOfAnUnknownFile() {
        let options = XCTExpectedFailureStandIn(self)
        FailureDispatcher.report(RecordedFailure(message: "lost", location: nil), to: nil)
        XCTAssertEqual(options.takeMessages(), ["lost"])
        XCTAssertEqual(places, ["<unknown>:0"])
    }

    private var intercepted: [String]?
    private var places: [String] = []

    override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine line: Int,
        expected: Bool
    ) {
        guard intercepted == nil else {
            places.append("\(filePath):\(line)")
            return intercepted!.append(description)
        }
        super.recordFailure(withDescription: description, inFile: filePath, atLine: line, expected: expected)
    }

    /// Replaces `XCTExpectFailure`, which XCTest lacks on Linux. The test case itself intercepts its failures.
    private struct XCTExpectedFailureStandIn {
        let testCase: ExpectationTests

        init(_ testCase: ExpectationTests) {
            self.testCase = testCase
            testCase.intercepted = []
        }

        func takeMessages() -> [String]? {
            defer { testCase.intercepted = nil }
            return testCase.intercepted
        }
    }
}
