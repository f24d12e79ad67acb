import Expect
import TestSupport
import XCTest

final class BeFalseTests: XCTestCase {
    func testFalsePasses() {
        XCTAssertEqual(messages { expect(false).to(beFalse()) }, [])
        XCTAssertEqual(messages { expect(false).notTo(beFalse()) }, ["expected not to be false, got false"])
    }

    func testTrueAndNilAreNotFalse() {
        XCTAssertEqual(messages { expect(true).to(beFalse()) }, ["expected to be false, got true"])
        XCTAssertEqual(messages { expect(nil).to(beFalse()) }, ["expected to be false, got nil"])
        XCTAssertEqual(messages { expect(true).notTo(beFalse()) }, [])
        XCTAssertEqual(messages { expect(nil).notTo(beFalse()) }, [])
    }

    func testAnExpressionThatThrowsFailsBothWays() {
        XCTAssertEqual(
            messages { expect { try trouble() as Bool }.to(beFalse()) },
            ["expected to be false, threw Trouble.small"]
        )
        XCTAssertEqual(
            messages { expect { try trouble() as Bool }.notTo(beFalse()) },
            ["expected not to be false, threw Trouble.small"]
        )
    }
}
