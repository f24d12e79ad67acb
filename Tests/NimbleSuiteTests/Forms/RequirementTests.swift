import QuickNimble

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
}
