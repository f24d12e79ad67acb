import Expect
import TestSupport
import XCTest

final class BeNilTests: XCTestCase {
    func testNilPasses() {
        XCTAssertEqual(messages { expect(nil as Int?).to(beNil()) }, [])
        XCTAssertEqual(messages { expect(nil as Int?).notTo(beNil()) }, ["expected not to be nil, got nil"])
    }

    func testAValueFails() {
        XCTAssertEqual(messages { expect(1).to(beNil()) }, ["expected to be nil, got 1"])
        XCTAssertEqual(messages { expect(1).notTo(beNil()) }, [])
    }

    func testAnExpressionThatThrowsFailsBothWays() {
        XCTAssertEqual(
            messages { expect { try trouble() as Int? }.to(beNil()) },
            ["expected to be nil, threw Trouble.small"]
        )
        XCTAssertEqual(
            messages { expect { try trouble() as Int? }.notTo(beNil()) },
            ["expected not to be nil, threw Trouble.small"]
        )
    }

    func testNilInsideOfAnOptionalPasses() {
        let list: [Int?] = [nil]
        XCTAssertEqual(
            messages {
                expect(list.first).to(beNil())
                expect([1 as Int?].first).notTo(beNil())
                expect(nil as Int? as Any).to(beNil())
                expect(1 as Any).notTo(beNil())
            },
            []
        )
    }
}
