import Expect
import XCTest

final class ThrowErrorTests: XCTestCase {
    private func quiet() throws -> Int { 1 }

    func testAnyError() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError()) }, [])
        XCTAssertEqual(messages { expect { try self.quiet() }.to(throwError()) }, ["expected to throw an error, got 1"])
        XCTAssertEqual(messages { expect { try self.quiet() }.notTo(throwError()) }, [])
        assertMessages("expected not to throw an error, threw Trouble.small") {
            expect { try trouble() as Int }.notTo(throwError())
        }
    }

    func testAClosureWithoutAResult() {
        assertMessages("expected to throw an error") {
            expect {
                _ = try self.quiet()
                _ = try self.quiet()
            }.to(throwError())
        }
    }

    func testAnErrorByValue() {
        XCTAssertEqual(messages { expect { try trouble(.big) as Int }.to(throwError(Trouble.big)) }, [])
        assertMessages("expected to throw Trouble.big, threw Trouble.small") {
            expect { try trouble(.small) as Int }.to(throwError(Trouble.big))
        }
        assertMessages("expected to throw Trouble.big, got 1") {
            expect { try self.quiet() }.to(throwError(Trouble.big))
        }
        XCTAssertEqual(messages { expect { try trouble(.small) as Int }.notTo(throwError(Trouble.big)) }, [])
        assertMessages("expected not to throw Trouble.big, threw Trouble.big") {
            expect { try trouble(.big) as Int }.notTo(throwError(Trouble.big))
        }
    }

    func testAnErrorByType() {
        XCTAssertEqual(messages { expect { try trouble() as Int }.to(throwError(errorType: Trouble.self)) }, [])
        assertMessages("expected to throw a CancellationError, threw Trouble.small") {
            expect { try trouble() as Int }.to(throwError(errorType: CancellationError.self))
        }
        assertMessages("expected not to throw a Trouble, threw Trouble.small") {
            expect { try trouble() as Int }.notTo(throwError(errorType: Trouble.self))
        }
    }

    func testAnErrorInAClosure() {
        assertMessages("expected to equal big, got small") {
            expect { try trouble() as Int }.to(throwError { expect($0 as? Trouble) == .big })
        }
        assertMessages("expected to throw an error, got 1") {
            expect { try self.quiet() }.to(throwError { _ in XCTFail("nothing was thrown") })
        }
    }

    private enum Payload: Error { case missing(at: Int), late }

    private enum Other: Error { case late }

    private func payload(_ error: Payload) throws -> Int { throw error }

    func testAnErrorThatIsNotEquatable() {
        assertMessages("expected to throw Payload.missing(at: 1), threw Payload.missing(at: 2)") {
            expect { try self.payload(.missing(at: 1)) }.to(throwError(Payload.missing(at: 1)))
            expect { try self.payload(.missing(at: 2)) }.to(throwError(Payload.missing(at: 1)))
        }
    }

    func testAnErrorByCase() {
        assertMessages(
            "expected to throw the case missing, threw Payload.late",
            "expected not to throw the case missing, threw Payload.missing(at: 2)",
            "expected to throw the case late, got 1",
            "expected to throw the case late, got nil"
        ) {
            expect { try self.payload(.missing(at: 2)) }.to(throwError(caseOf: Payload.missing(at: 1)))
            expect { try self.payload(.late) }.to(throwError(caseOf: Payload.missing(at: 1)))
            expect { try self.payload(.missing(at: 2)) }.notTo(throwError(caseOf: Payload.missing(at: 1)))
            expect { try self.quiet() }.to(throwError(caseOf: Payload.late))
            expect(nil as Int?).to(throwError(caseOf: Payload.late))
            expect { try self.payload(.late) }.notTo(throwError(caseOf: Other.late))
        }
    }

    func testAnErrorByMatcher() {
        let small: Matcher<Trouble> = equal(.small)
        assertMessages(
            "expected to throw an error to equal small, threw Trouble.big",
            "expected not to throw an error to equal small, threw Trouble.small",
            "expected to throw an error to equal small, got 1"
        ) {
            expect { try trouble(.small) as Int }.to(throwError(small))
            expect { try trouble(.big) as Int }.to(throwError(small))
            expect { try trouble(.small) as Int }.notTo(throwError(small))
            expect { try self.quiet() }.to(throwError(small))
        }
    }

    func testAnErrorByTypeInAClosure() {
        assertMessages("expected to equal small, got big", "expected to throw a Trouble, threw Payload.late") {
            expect { try trouble(.big) as Int }.to(throwError(errorType: Trouble.self) { expect($0) == .small })
            expect { try self.payload(.late) }.to(throwError(errorType: Trouble.self) { _ in fail("called") })
        }
    }

    func testAnErrorInAClosureIsInspectedOnce() {
        assertMessages(
            "expected to equal big, got small",
            "expected not to throw an error, threw Trouble.small",
            "expected to equal big, got small",
            "expected not to throw a Trouble and not be nil, threw Trouble.small"
        ) {
            expect { try trouble() as Int }.notTo(throwError { expect($0 as? Trouble) == .big })
            expect { try trouble() as Int }
                .notTo(throwError(errorType: Trouble.self) { expect($0) == .big } && !beNil())
        }
    }
}
