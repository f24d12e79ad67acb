import QuickNimble

enum Mood: Error { case merry, sad }

enum Numbered: Error, Equatable { case error(x: Int) }

enum Coded: Error, CustomDebugStringConvertible {
    case first, second

    var debugDescription: String { self == .first ? "code 1" : "code 2" }
}

final class ThrowErrorTests: XCTestCase {
    func testMatches() {
        let error: Error = Numbered.error(x: 1)
        expect { throw Mood.merry }.to(throwError())
        expect { throw Mood.merry }.to(throwError(Mood.merry))
        expect { throw Mood.merry }.to(throwError(errorType: Mood.self))
        expect { throw error }.to(throwError(Numbered.error(x: 1)))
        expect { throw error }.to(throwError(errorType: Numbered.self))
        expect { return }.toNot(throwError())
        expect { throw Mood.merry }.toNot(throwError(Mood.sad))
    }

    func testMatchesWithClosures() {
        func isPositive(_ error: Error) {
            guard case Numbered.error(let x) = error else { return fail() }
            expect(x) >= 1
        }
        expect { throw Numbered.error(x: 30) }.to(throwError { error in isPositive(error) })
        expect { throw Numbered.error(x: 30) }.to(throwError { (error: Numbered) in isPositive(error) })
        expect { throw Numbered.error(x: 30) }.to(throwError(errorType: Numbered.self) { error in isPositive(error) })
        expect { throw Mood.merry }.to(
            throwError(Mood.merry) { (error: Error) in expect(error._domain).to(endWith("Mood")) }
        )
    }

    func testFails() {
        failing(
            "expected to throw Numbered.error(x: 2), threw Numbered.error(x: 1)",
            "expected to throw Mood.sad, threw Mood.merry",
            "expected to throw Coded.second: code 2, threw Coded.first: code 1",
            "expected to throw a Numbered, threw Mood.merry",
            "expected not to throw an error, threw Mood.merry",
            "expected not to throw Mood.merry, threw Mood.merry"
        ) {
            expect { throw Numbered.error(x: 1) }.to(throwError(Numbered.error(x: 2)))
            expect { throw Mood.merry }.to(throwError(Mood.sad) { _ in return })
            expect { throw Coded.first }.to(throwError(Coded.second))
            expect { throw Mood.merry }.to(throwError(errorType: Numbered.self))
            expect { throw Mood.merry }.toNot(throwError())
            expect { throw Mood.merry }.toNot(throwError(Mood.merry))
        }
    }

    func testClosures() {
        failing("expected to throw an error", "expected to throw Mood.merry") {
            expect { return }.to(throwError { _ in fail() })
            expect { return }.to(throwError(Mood.merry) { _ in fail() })
        }
        let closure = { (error: Error) -> Void in expect(error._domain).to(equal("tea")) }
        let inner = #"expected to equal "tea", got "NimbleSuiteTests.Mood""#
        failing(inner, inner, inner) {
            expect { throw Mood.merry }.to(throwError(closure: closure))
            expect { throw Mood.merry }.to(throwError(errorType: Mood.self, closure: closure))
            expect { throw Mood.merry }.to(throwError(Mood.merry, closure: closure))
        }
    }

    func testAwaited() async {
        func sing() async throws -> Int { throw Mood.sad }
        await expect { try await sing() }.to(throwError())
        await expect { try await sing() }.to(throwError(Mood.sad))
        await expect { try await sing() }.to(throwError(errorType: Mood.self))
        await expect { try await sing() }.toNot(throwError(Mood.merry))
    }
}

final class MatchErrorTests: XCTestCase {
    func testMatches() {
        let error = NSError(domain: "tea", code: 0, userInfo: nil)
        expect(Mood.merry).to(matchError(Mood.merry))
        expect(Mood.merry).to(matchError(Mood.self))
        expect(Numbered.error(x: 1)).to(matchError(Numbered.error(x: 1)))
        expect(Mood.merry as Error).to(matchError(Mood.merry))
        expect(Mood.merry).toNot(matchError(Mood.sad))
        expect(Mood.merry).toNot(matchError(Numbered.self))
        expect(error).to(matchError(NSError(domain: "tea", code: 0, userInfo: nil)))
        expect(error).toNot(matchError(NSError(domain: "tea", code: 1, userInfo: nil)))
    }

    func testFails() {
        failing(
            "expected to match the error error(x: 2), got error(x: 1)",
            "expected to match the error code 2, got code 1",
            "expected not to match the error merry, got merry",
            "expected to match a Numbered, got Mood.merry",
            "expected not to match the error merry, got nil"
        ) {
            expect(Numbered.error(x: 1)).to(matchError(Numbered.error(x: 2)))
            expect(Coded.first).to(matchError(Coded.second))
            expect(Mood.merry).toNot(matchError(Mood.merry))
            expect(Mood.merry).to(matchError(Numbered.self))
            expect(nil as Error?).toNot(matchError(Mood.merry))
        }
    }
}

final class SucceedTests: XCTestCase {
    func testSucceed() {
        expect { return .succeeded }.to(succeed())
        expect { return .failed(reason: "") }.toNot(succeed())
        expect {
            let result = ToSucceedResult.succeeded
            return result
        }.to(succeed())
        failing("expected to succeed, got <nil> (use beNil() to match nils)") { expect(nil).to(succeed()) }
        failing(#"expected to succeed, got <.failed(reason: "the cup broke")>"#) {
            expect { .failed(reason: "the cup broke") }.to(succeed())
        }
        failing("expected not to succeed, got <.succeeded>") { expect { return .succeeded }.toNot(succeed()) }
    }
}

final class ThrowAssertionTests: XCTestCase {
    func testATrap() {
        expect { () -> Void in fatalError() }.to(throwAssertion())
    }

    func testAnError() {
        expect { throw NSError(domain: "tea", code: 0, userInfo: nil) }.toNot(throwAssertion())
    }

    func testNothingAfterTheTrapRuns() {
        expect {
            precondition(false, "the cup broke")
            fail("went on")
        }.to(throwAssertion())
    }

    /// In Nimble the changes of the closure stay; here it runs in a copy of the process.
    func testNoTrap() {
        var isReached = false
        expect { isReached = true }.toNot(throwAssertion())
        expect(isReached) == false
    }

    func testMessage() {
        failing("expected to trap, it returned") { expect { () -> Void? in return }.to(throwAssertion()) }
    }

    func testMessageNegated() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) { expect { () -> Void in fatalError("the cup broke") }.toNot(throwAssertion()) }
        expect(recorder.assertions.map(\.message.stringValue)).to(elementsEqual(contain("trap", "the cup broke")))
    }
}
