import Expect
import TestSupport
import XCTest

final class ThrowErrorTests: XCTestCase {
    private func quiet() throws -> Int { 1 }

    func testAnyError() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError()) }, [])
        XCTAssertEqual(messages { expect { try self.quiet() }.to(throwError()) }, ["expected to throw an error, got 1"])
        XCTAssertEqual(messages { expect { try self.quiet() }.notTo(throwError()) }, [])
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.notTo(throwError()) },
            ["expected not to throw an error, threw Trouble.small"]
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
            ["expected to throw an error"]
        )
    }

    func testAnErrorByValue() {
        XCTAssertEqual(messages { expect { try trouble(.big) as Int }.to(throwError(Trouble.big)) }, [])
        XCTAssertEqual(
            messages { expect { try trouble(.small) as Int }.to(throwError(Trouble.big)) },
            ["expected to throw Trouble.big, threw Trouble.small"]
        )
        XCTAssertEqual(
            messages { expect { try self.quiet() }.to(throwError(Trouble.big)) },
            ["expected to throw Trouble.big, got 1"]
        )
        XCTAssertEqual(messages { expect { try trouble(.small) as Int }.notTo(throwError(Trouble.big)) }, [])
        XCTAssertEqual(
            messages { expect { try trouble(.big) as Int }.notTo(throwError(Trouble.big)) },
            ["expected not to throw Trouble.big, threw Trouble.big"]
        )
    }

    func testAnErrorByType() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError(errorType: Trouble.self)) }, [])
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.to(throwError(errorType: CancellationError.self)) },
            ["expected to throw a CancellationError, threw Trouble.small"]
        )
        XCTAssertEqual(
            messages { expect { try trouble() as Int }.notTo(throwError(errorType: Trouble.self)) },
            ["expected not to throw a Trouble, threw Trouble.small"]
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

    private enum Payload: Error { case missing(at: Int), late }

    private enum Other: Error { case late }

    private func payload(_ error: Payload) throws -> Int { throw error }

    func testAnErrorThatIsNotEquatable() {
        XCTAssertEqual(
            messages {
                expect { try self.payload(.missing(at: 1)) }.to(throwError(Payload.missing(at: 1)))
                expect { try self.payload(.missing(at: 2)) }.to(throwError(Payload.missing(at: 1)))
            },
            ["expected to throw Payload.missing(at: 1), threw Payload.missing(at: 2)"]
        )
    }

    func testAnErrorByCase() {
        XCTAssertEqual(
            messages {
                expect { try self.payload(.missing(at: 2)) }.to(throwError(caseOf: Payload.missing(at: 1)))
                expect { try self.payload(.late) }.to(throwError(caseOf: Payload.missing(at: 1)))
                expect { try self.payload(.missing(at: 2)) }.notTo(throwError(caseOf: Payload.missing(at: 1)))
                expect { try self.quiet() }.to(throwError(caseOf: Payload.late))
                expect(nil as Int?).to(throwError(caseOf: Payload.late))
                expect { try self.payload(.late) }.notTo(throwError(caseOf: Other.late))
            },
            [
                "expected to throw the case missing, threw Payload.late",
                "expected not to throw the case missing, threw Payload.missing(at: 2)",
                "expected to throw the case late, got 1",
                "expected to throw the case late, got nil",
            ]
        )
    }

    func testAnErrorByMatcher() {
        let small: Matcher<Trouble> = equal(.small)
        XCTAssertEqual(
            messages {
                expect { try trouble(.small) as Int }.to(throwError(small))
                expect { try trouble(.big) as Int }.to(throwError(small))
                expect { try trouble(.small) as Int }.notTo(throwError(small))
                expect { try self.quiet() }.to(throwError(small))
            },
            [
                "expected to throw an error to equal small, threw Trouble.big",
                "expected not to throw an error to equal small, threw Trouble.small",
                "expected to throw an error to equal small, got 1",
            ]
        )
    }

    func testAnErrorByTypeInAClosure() {
        XCTAssertEqual(
            messages {
                expect { try trouble(.big) as Int }.to(throwError(errorType: Trouble.self) { expect($0) == .small })
                expect { try self.payload(.late) }.to(throwError(errorType: Trouble.self) { _ in fail("called") })
            },
            ["expected to equal small, got big", "expected to throw a Trouble, threw Payload.late"]
        )
    }

    func testAnErrorInAClosureIsInspectedOnce() {
        XCTAssertEqual(
            messages {
                expect { try trouble() as Int }.notTo(throwError { expect($0 as? Trouble) == .big })
                expect { try trouble() as Int }
                    .notTo(throwError(errorType: Trouble.self) { expect($0) == .big } && !beNil())
            },
            [
                "expected to equal big, got small", "expected not to throw an error, threw Trouble.small",
                "expected to equal big, got small",
                "expected not to throw a Trouble and not be nil, threw Trouble.small",
            ]
        )
    }
}
