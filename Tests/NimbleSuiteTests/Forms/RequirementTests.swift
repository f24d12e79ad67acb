import QuickNimble

private struct TooHeavy: Error {}

/// `require` and `unwrap`: what they return, throw and record.
final class RequirementTests: XCTestCase {
    func testRequireReturnsItsValueOrThrows() {
        expect { try require(4).to(equal(4)) }.to(equal(4))
        expect { try require(6).toNot(beNil()) }.to(equal(6))
        let records = gatherExpectations(silently: true) {
            do {
                try require(4).to(equal(5))
            } catch {
                expect(error).to(matchError(RequireError.self))
            }
        }
        expect(records).to(haveCount(2))
        expect(records.first?.success).to(beFalse())
        expect(records.last?.success).to(beTrue())
    }

    func testRequireThrowsAnErrorOfOnesOwn() {
        let records = gatherExpectations(silently: true) {
            do {
                try require(customError: TooHeavy(), 4).to(equal(5))
                fail("it did not throw")
            } catch {
                expect(error).to(matchError(TooHeavy.self))
            }
        }
        expect(records.map(\.success)) == [false, true]
    }

    func testRequireaThrowsAnErrorOfOnesOwn() async {
        let records = await gatherExpectations(silently: true) {
            do {
                try await requirea(customError: TooHeavy(), 4).to(equal(5))
                fail("it did not throw")
            } catch {
                expect(error as? TooHeavy).toNot(beNil())
            }
        }
        expect(records.map(\.success)) == [false, true]
    }

    func testRequireWithAClosureThrowsAnErrorOfOnesOwn() async {
        await failing("expected to equal 5, got 4", "expected to equal 5, got 4") {
            do { try require(customError: TooHeavy()) { 4 }.to(equal(5)) } catch {
                expect(error).to(matchError(TooHeavy.self))
            }
            do { try await require(customError: TooHeavy()) { await awaited(4) }.to(equal(5)) } catch {
                expect(error).to(matchError(TooHeavy.self))
            }
        }
    }

    func testUnwrap() {
        expect { try unwrap(Optional.some(4)) }.to(equal(4))
        failing("expected not to be nil, got nil") { try unwrap(nil as Int?) }
        failing("expected not to be nil, got nil") { try unwraps(nil as Int?) }
        failing("the first box\nexpected not to be nil, got nil") {
            try unwrap(description: "the first box", nil as Int?)
        }
        failing("the last box\nexpected not to be nil, got nil") {
            try unwraps(description: "the last box", nil as Int?)
        }
    }

    func testUnwrapThatAwaits() async {
        @Sendable func box(_ weight: Int?) async -> Int? { weight }
        await expect { try await unwrap { await box(4) } }.to(equal(4))
        await failing("expected not to be nil, got nil") { try await unwrap { await box(nil) } }
        await failing("expected not to be nil, got nil") { try await unwrapa(await box(nil)) }
        await failing("the first box\nexpected not to be nil, got nil") {
            try await unwrap(description: "the first box") { await box(nil) }
        }
        await failing("the last box\nexpected not to be nil, got nil") {
            try await unwrapa(description: "the last box", await box(nil))
        }
    }

    func testUnwrapThrowsAnErrorOfOnesOwn() async {
        await failing("expected not to be nil, got nil", "expected not to be nil, got nil") {
            do { _ = try unwrap(customError: TooHeavy(), nil as Int?) } catch {
                expect(error).to(matchError(TooHeavy.self))
            }
            do { _ = try await unwrapa(customError: TooHeavy(), await awaited(nil as Int?)) } catch {
                expect(error).to(matchError(TooHeavy.self))
            }
        }
    }
}
