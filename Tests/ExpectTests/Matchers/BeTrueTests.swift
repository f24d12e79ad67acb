import Expect
import TestSupport
import XCTest

final class BeTrueTests: XCTestCase {
    func testTruePasses() {
        XCTAssertEqual(messages { expect(true).to(beTrue()) }, [])
        XCTAssertEqual(messages { expect(true).notTo(beTrue()) }, ["expected not to be true, got true"])
    }

    func testFalseAndNilAreNotTrue() {
        XCTAssertEqual(messages { expect(false).to(beTrue()) }, ["expected to be true, got false"])
        XCTAssertEqual(messages { expect(nil).to(beTrue()) }, ["expected to be true, got nil"])
        XCTAssertEqual(messages { expect(false).notTo(beTrue()) }, [])
        XCTAssertEqual(messages { expect(nil).notTo(beTrue()) }, [])
    }

    func testAnExpressionThatThrowsFailsBothWays() {
        XCTAssertEqual(
            messages { expect { try trouble() as Bool }.to(beTrue()) },
            ["expected to be true, threw Trouble.small"]
        )
        XCTAssertEqual(
            messages { expect { try trouble() as Bool }.notTo(beTrue()) },
            ["expected not to be true, threw Trouble.small"]
        )
    }
}
