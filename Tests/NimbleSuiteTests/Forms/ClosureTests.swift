import QuickNimble

private enum Leak: Error {
    case small
    case large
}

/// Closures passed as parenthesized arguments are called.
final class ClosureTests: XCTestCase {
    private var calls = 0

    private func fill() throws -> Int {
        calls += 1
        return 4
    }

    private func spill() throws {
        calls += 1
        throw Leak.small
    }

    func testALiteral() {
        expect({ 4 }).to(equal(4))
        expect({ 4 }) == 4
        expect({ 4 }).toNot(equal(5))
        expect({ try self.fill() }).to(beGreaterThan(3))
        expect({ try self.fill() }).toNot(throwError())
        expect({ throw Leak.large }).to(throwError(Leak.large))
        expect({ try self.spill() }).to(throwError { error in expect(error as? Leak) == .small })
        expect({
            _ = try self.fill()
            try self.spill()
        }).to(throwError(Leak.small))
        expect({ () -> Int in throw Leak.small }).to(throwError(errorType: Leak.self))
        expect({ .succeeded }).to(succeed())
        expect({ fatalError("spilt") }).to(throwAssertion())
        expect({ 4 }).toEventually(equal(4))
        expect(self.calls) == 5
    }

    func testAFunction() {
        expect(self.fill).to(equal(4))
        expect(self.spill).to(throwError(Leak.small))
        let throwing: () throws -> Int = fill
        let plain: () -> Int = { 4 }
        let silent: () -> Void = { self.calls += 1 }
        expect(throwing) == 4
        expect(plain).to(equal(4))
        expect(plain).toNot(throwError())
        expect(silent).toNot(throwError())
        expect(self.calls) == 4
    }

    func testAClosureOfAnOptional() {
        let list = [4]
        expect({ list.first }).to(equal(4))
        expect({ list.first }) == 4
        expect({ list.first }).to(beGreaterThan(3))
        expect({ list.first }).toNot(beNil())
        expect({ list.first }).notTo(beLessThan(4))
        expect({ list.first }).toNot(beLessThan(4))
        expect({ nil as Int? }).to(beNil())
        failing(
            "expected to be greater than 4, got 4",
            "expected not to be less than 5, got 4",
            "expected not to be less than 6, got 4",
            "expected to be greater than 3, got nil"
        ) {
            expect({ list.first }).to(beGreaterThan(4))
            expect({ list.first }).notTo(beLessThan(5))
            expect({ list.first }).toNot(beLessThan(6))
            expect({ nil as Int? }).to(beGreaterThan(3))
        }
    }

    func testFailures() {
        failing(
            "expected to equal 5, got 4",
            "expected to throw an error, got 4",
            "expected not to throw an error, threw Leak.small"
        ) {
            expect({ 4 }).to(equal(5))
            expect(self.fill).to(throwError())
            expect(self.spill).toNot(throwError())
        }
    }

    func testRequirements() throws {
        try require({ 4 }).to(equal(4))
        try require({ [4].first }).to(beGreaterThan(3))
        try require(self.fill).toNot(throwError())
        try require({ try self.spill() }).to(throwError(Leak.small))
        unseen {
            do {
                try require(customError: Leak.large, { 4 }).to(equal(5))
                XCTFail("did not throw")
            } catch { XCTAssertEqual(error as? Leak, .large) }
        }
        XCTAssertEqual(try unwrap({ [4].first }), 4)
        XCTAssertEqual(try unwrap { [4].first }, 4)
        XCTAssertEqual(try unwrap([4].first), 4)
    }

    func testAnOptionalClosureIsNotCalled() {
        var tap: (() -> Int)? = fillsNothing
        var pour: (() throws -> Int)? = fill
        var end: (() -> Void)?
        expect(tap).toNot(beNil())
        expect(pour).toNot(beNil())
        expect(end).to(beNil())
        (tap, pour, end) = (nil, nil, {})
        expect(tap).to(beNil())
        expect(pour).to(beNil())
        expect(end).toNot(beNil())
        XCTAssertEqual(calls, 0)
        failing("expected not to be nil, got nil") { expect(tap).toNot(beNil()) }
    }

    private func fillsNothing() -> Int {
        calls += 1
        return 0
    }

    /// An overload that calls async closures would make every expectation about a value slower to compile.
    func testAnAsyncClosureFailsUncalled() {
        let closure: () async throws -> Int = { 4 }
        failing(
            "expected to throw an error, got a closure, which is not called in parentheses: write `await expect { … }`"
        ) { expect(closure).to(throwError()) }
    }
}
