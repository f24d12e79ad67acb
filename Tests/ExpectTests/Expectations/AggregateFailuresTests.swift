import Expect
import XCTest

final class AggregateFailuresTests: XCTestCase {
    func testFailuresAreReportedAsOne() {
        let line = #line
        let found = messages {
            aggregateFailures("the form") {
                expect(1) == 2
                expect("a").to(beEmpty())
            }
        }
        XCTAssertEqual(
            found,
            [
                """
                2 failures in the form
                  1. \(#filePath):\(line + 3): expected to equal 2, got 1
                  2. \(#filePath):\(line + 4): expected to be empty, got "a"
                """
            ]
        )
    }

    func testWithoutFailuresThereIsNone() {
        XCTAssertEqual(messages { aggregateFailures { expect(1) == 1 } }, [])
    }

    func testAnErrorEndsTheGroupOnly() {
        XCTAssertEqual(
            messages {
                aggregateFailures { try trouble() }
                aggregateFailures { try require(nil as Int?).to(equal(1)) }
            }
            .map { $0.replacing(#filePath, with: "F").replacing(/:\d+:/, with: ":N:") },
            [
                "1 failure in this group\n  1. threw small",
                "1 failure in this group\n  1. F:N: expected to equal 1, got nil",
            ]
        )
    }

    func testTheAsyncForm() async {
        let found = await messages {
            await aggregateFailures {
                await Task.yield()
                expect(1) == 2
            }
        }
        XCTAssertEqual(found.count, 1)
    }
}
