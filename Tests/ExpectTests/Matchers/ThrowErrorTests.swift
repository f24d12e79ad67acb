import Expect
import XCTest

final class ThrowErrorTests: XCTestCase {
    private func quiet() throws -> Int { 1 }

    func testAnyError() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError()) }, [])
        XCTAssertEqual(messages { expect { try self.quiet() }.to(throwError()) }, ["expected to throw an error, got 1"])
        XCTAssertEqual(messages { expect { try self.quiet() }.notTo(throwError()) }, [])
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.notTo(throwError()) },
            ["expected not to throw an error, threw small"]
        )
    }

    func testAClosureWithoutAResult() {
        XCTAssertEqual(
            messages {
                expect {
                    _ = try self.quiet()
                    _ = try self.quiet()
                }.to(throwError())
            },
            ["expected to throw an error, got ()"]
        )
    }

    func testAnErrorByValue() {
        XCTAssertEqual(messages { expect { try trouble(.big) as Int }.to(throwError(Trouble.big)) }, [])
        XCTAssertEqual(
            messages { expect { try trouble(.small) as Int }.to(throwError(Trouble.big)) },
            ["expected to throw big, threw small"]
        )
        XCTAssertEqual(
            messages { expect { try self.quiet() }.to(throwError(Trouble.big)) },
            ["expected to throw big, got 1"]
        )
        XCTAssertEqual(messages { expect { try trouble(.small) as Int }.notTo(throwError(Trouble.big)) }, [])
        XCTAssertEqual(
            messages { expect { try trouble(.big) as Int }.notTo(throwError(Trouble.big)) },
            ["expected not to throw big, threw big"]
        )
    }

    func testAnErrorByType() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError(errorType: Trouble.self)) }, [])
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.to(throwError(errorType: CancellationError.self)) },
            ["expected to throw a CancellationError, threw small"]
        )
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.notTo(throwError(errorType: Trouble.self)) },
            ["expected not to throw a Trouble, threw small"]
        )
    }

    func testAnErrorInAClosure() {
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.to(throwError { expect($0 as? Trouble) == .big }) },
            ["expected to equal big, got small"]
        )
        XCTAssertEqual(
            messages { expect { try self.quiet() }.to(throwError { _ in XCTFail("nothing was thrown") }) },
            ["expected to throw an error, got 1"]
        )
    }
}
