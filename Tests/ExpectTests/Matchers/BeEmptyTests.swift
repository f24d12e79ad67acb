import Expect
import TestSupport
import XCTest

final class BeEmptyTests: XCTestCase {
    func testWhatHasNoElementsPasses() {
        XCTAssertEqual(
            messages {
                expect([Int]()).to(beEmpty())
                expect("").to(beEmpty())
                expect([String: Int]()).to(beEmpty())
                expect(Set<Int>()).to(beEmpty())
            },
            []
        )
        XCTAssertEqual(messages { expect("").notTo(beEmpty()) }, [#"expected not to be empty, got """#])
    }

    func testWhatHasElementsFails() {
        XCTAssertEqual(messages { expect([1, 2]).to(beEmpty()) }, ["expected to be empty, got [1, 2]"])
        XCTAssertEqual(messages { expect("a").to(beEmpty()) }, [#"expected to be empty, got "a""#])
        XCTAssertEqual(messages { expect([1]).notTo(beEmpty()) }, [])
    }

    func testNilFailsBothWays() {
        XCTAssertEqual(messages { expect(nil as [Int]?).to(beEmpty()) }, ["expected to be empty, got nil"])
        XCTAssertEqual(messages { expect(nil as [Int]?).notTo(beEmpty()) }, ["expected not to be empty, got nil"])
    }

    func testAnExpressionThatThrowsFailsBothWays() {
        XCTAssertEqual(
            messages { expect { try trouble() as String }.to(beEmpty()) },
            ["expected to be empty, threw Trouble.small"]
        )
        XCTAssertEqual(
            messages { expect { try trouble() as String }.notTo(beEmpty()) },
            ["expected not to be empty, threw Trouble.small"]
        )
    }
}
