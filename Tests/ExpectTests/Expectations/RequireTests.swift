import Expect
import TestSupport
import XCTest

final class RequireTests: XCTestCase {
    func testWhatFailsIsRecordedAndThrown() {
        let found = gatherFailures {
            try require(3).to(equal(4), description: "the count")
            XCTFail("the requirement does not end it")
        }
        XCTAssertEqual(found.map(\.message), ["the count\nexpected to equal 4, got 3"])
        XCTAssertEqual(found.map { $0.location?.line }, [#line - 4])
    }

    func testUnwrapFails() async {
        let found = await gatherFailures { try await unwrap { () async -> Int? in nil } }
        XCTAssertEqual(found.map(\.message), ["expected not to be nil, got nil"])
        assertMessages("the answer\nexpected not to be nil, threw Trouble.small") {
            _ = try? unwrap(try trouble() as Int?, description: "the answer")
        }
        XCTAssertEqual(gatherFailures { _ = try pollUnwrap(nil as Int?, timeout: .milliseconds(2)) }.count, 1)
    }

    func testTheErrorTellsWhatWasRequired() {
        do {
            try CollectorStandIn.collect { try require(1) == 2 }
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertEqual("\(error)", "this requirement ended the test: expected to equal 2, got 1")
        }
    }

    /// Intercepts the failures that `body` records, and rethrows its error.
    private enum CollectorStandIn {
        static func collect(_ body: () throws -> Void) throws {
            var thrown: (any Error)?
            _ = gatherFailures {
                do { try body() } catch { thrown = error }
            }
            if let thrown { throw thrown }
        }
    }

    func testUnwrapTakesOneOptionalAway() async throws {
        let list: [Int?] = [nil]
        let atOnce = try unwrap(list.first)
        XCTAssertEqual(atOnce, nil)
        let first = try await unwrap { () async -> Int?? in list.first }
        XCTAssertEqual(first, nil)
        let inTime = try await pollUnwrap(list.first)
        XCTAssertEqual(inTime, nil)
    }
}
