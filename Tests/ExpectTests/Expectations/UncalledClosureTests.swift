import Expect
import TestSupport
import XCTest

/// A closure passed as a parenthesized argument is a value. No expectation may pass as if the closure had been called.
final class UncalledClosureTests: XCTestCase {
    private let mistake = "a closure, which is not called in parentheses: write `{ … }` or `(evaluating: …)`"
    private func find() -> Int? { XCTFail("called"); return nil }

    func testTheBlockingFormsFailBothWays() {
        let found = messages {
            expect({ try trouble() as Int }).to(throwError())
            expect({ try trouble() as Int }).notTo(throwError())
            expect({ print("a") }).notTo(throwError())
            expect(self.find).toNot(throwError())
            expect({ try trouble() as Int }).toEventuallyNot(throwError(), timeout: .zero)
            expect({ try trouble() as Int }).toNever(throwError(), until: .zero)
        }
        XCTAssertEqual(
            withoutNumbers(found),
            ["to", "not to", "not to", "not to"].map { "expected \($0) throw an error, got \(mistake)" }
                + ["to eventually not", "to never"].map {
                    "expected \($0) throw an error, got \(mistake) (looked once in T)"
                }
        )
    }

    func testAnAsyncClosureIsToBeAwaited() {
        let mistake = "a closure, which is not called in parentheses: write `await expect { … }`"
        assertMessages("expected to throw an error, got \(mistake)", "expected not to be nil, got \(mistake)") {
            expect({ try await later() }).to(throwError())
            expect({ try await later() }).notTo(beNil())
        }
    }

    func testAnAsyncMatcherFails() async {
        let found = await messages {
            await expect({ try trouble() as Int }).notTo(AsyncMatcher("be known") { _ in false })
        }
        XCTAssertEqual(found, ["expected not to be known, got \(mistake)"])
    }

    func testARequirementFails() throws {
        try assertMessages("expected not to throw an error, got \(mistake)") {
            XCTAssertThrowsError(try require({ try trouble() as Int }).notTo(throwError()))
        }
    }

    func testAClosureThatReturnsSomethingIsNotAskedForNil() {
        let found = messages {
            expect(self.find).to(beNil())
            expect(self.find).notTo(beNil())
            expect({ self.find() }).toEventuallyNot(beNil(), timeout: .zero)
        }
        XCTAssertEqual(
            withoutNumbers(found),
            ["to", "not to"].map { "expected \($0) be nil, got \(mistake)" }
                + ["expected to eventually not be nil, got \(mistake) (looked once in T)"]
        )
    }

    func testAClosureThatReturnsSomethingIsNotUnwrapped() async {
        var unwrapped = 0
        let found = await messages {
            do { try unwrap(self.find); unwrapped += 1 } catch {}
            do { try await pollUnwrap(self.find, timeout: .zero); unwrapped += 1 } catch {}
        }
        assertList(
            withoutNumbers(found),
            "expected not to be nil, got \(mistake)",
            "expected to eventually not be nil, got \(mistake) (looked once in T)"
        )
        XCTAssertEqual(unwrapped, 0)
    }

    func testAClosureInBracesIsUnwrapped() throws {
        let makeTitle: (() -> String)? = { "title" }
        XCTAssertEqual(try unwrap { makeTitle }(), "title")
    }

    func testAValueThatIsNoClosureIsJudged() {
        var makeTitle: (() -> String)?
        expect(makeTitle).to(beNil())
        expect(makeTitle).toEventually(beNil())
        expect(try trouble() as () -> String).to(throwError(Trouble.small))
        XCTAssertEqual(messages { expect(makeTitle).notTo(beNil()) }, ["expected not to be nil, got nil"])
        makeTitle = { "title" }
        XCTAssertEqual(messages { expect(makeTitle).to(beNil()) }, ["expected to be nil, got \(mistake)"])
    }

    func testOtherClosuresAreValues() throws {
        var onTap: (() -> Void)?
        var onDrag: ((Int) -> Int)?
        expect(onTap).to(beNil())
        expect(onDrag).to(beNil())
        onTap = {}
        onDrag = { $0 }
        expect(onTap).notTo(beNil())
        expect(onDrag).notTo(beNil())
        expect(onDrag).notTo(throwError())
        try unwrap(onDrag)(1)
        try unwrap(onTap)()
    }

    func testAClosureInBracesMayReturnAClosure() {
        expect { {} }.notTo(throwError())
        expect(evaluating: { {} }).notTo(throwError())
        let makeTitle: (() -> String)? = { "title" }
        expect { makeTitle }.notTo(beNil())
        expect { makeTitle }.toEventuallyNot(beNil())
        expect { nil as (() -> String)? }.to(beNil())
    }

    func testTheLabelCalls() async throws {
        let two: () throws -> Int = { 2 }
        let three: @Sendable () async -> Int = { 3 }
        expect(evaluating: two) == 2
        await expect(evaluating: three) == 3
        try require(evaluating: two) == 2
        try await require(evaluating: three) == 3
        try XCTAssertEqual(unwrap(evaluating: two), 2)
        let polled = try await pollUnwrap(evaluating: three)
        XCTAssertEqual(polled, 3)
    }
}

private func later() async throws -> Int {
    await Task.yield()
    return 1
}
