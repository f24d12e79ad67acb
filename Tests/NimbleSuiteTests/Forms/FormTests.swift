import QuickNimble

private func weight() -> Int { 7 }
private func weighed() throws -> Int { 7 }
private func awaitedWeight() async -> Int { 7 }
private func awaitedWeighing() async throws -> Int { 7 }

// These functions check the static type of an expectation. They use a matcher, because an expectation without one fails.

private func check<Value>(_: Value.Type, _ expectation: SyncExpectation<Value>) { expectation.toNot(throwError()) }
private func checkAwaiting<Value>(_: Value.Type, _ expectation: AsyncExpectation<Value>) async {
    await expectation.toNot(throwError())
}
private func check<Value>(_: Value.Type, _ requirement: SyncRequirement<Value>) throws {
    try requirement.toNot(throwError())
}
private func checkAwaiting<Value>(_: Value.Type, _ requirement: AsyncRequirement<Value>) async throws {
    try await requirement.toNot(throwError())
}

private final class Letter {
    lazy var greeting: String = "dear Ann"
}

/// The closures and values that `expect` and `require` accept, and the types that result.
final class FormTests: XCTestCase {
    func testExpectTakesAValue() {
        check(Int.self, expect(7))
        check(Int.self, expect(weight()))
        expect(Letter().greeting).to(equal("dear Ann"))
    }

    func testExpectTakesAValueThatThrows() {
        check(Int.self, expect(try weighed()))
    }

    func testExpectTakesAClosure() {
        check(Int.self, expect { 7 })
        check(Int.self, expect { weight() })
        check(Int.self, expect { try weighed() })
        check(Int.self, expect { () -> Int in 7 })
        check(Int.self, expect { () -> Int? in 7 })
        check(Int.self, expect { () -> Int? in nil })
        check(Void.self, expect {})
        check(Void.self, expect { () -> Void in })
        check(Void.self, expect { return })
        check(Void.self, expect { () -> Void in return })
        check(Void.self, expect { return () })
        check(Void.self, expect { () -> Void in return () })
    }

    func testExpectTakesAClosureThatAwaits() async {
        await checkAwaiting(Int.self, expect { 7 })
        await checkAwaiting(Int.self, expect { await awaitedWeight() })
        await checkAwaiting(Int.self, expect { try await awaitedWeighing() })
        await checkAwaiting(Int.self, expect { () -> Int in 7 })
        await checkAwaiting(Int.self, expect { () -> Int? in 7 })
        await checkAwaiting(Int.self, expect { () -> Int? in nil })
        await checkAwaiting(Void.self, expect {})
        await checkAwaiting(Void.self, expect { () -> Void in })
        await checkAwaiting(Void.self, expect { return })
        await checkAwaiting(Void.self, expect { () -> Void in return })
        await checkAwaiting(Void.self, expect { return () })
        await checkAwaiting(Void.self, expect { () -> Void in return () })
    }

    func testAllFormsOfExpectInOneFunction() async {
        await expect { await awaitedWeight() }.to(equal(7))
        await expecta(await awaitedWeight()).to(equal(7))
        expect(7).to(equal(7))
        expect { weight() }.to(equal(7))
        expects { weight() }.to(equal(7))
    }

    func testRequireTakesAValue() throws {
        try check(Int.self, require(7))
        try check(Int.self, require(weight()))
    }

    func testRequireTakesAValueThatThrows() throws {
        try check(Int.self, require(try weighed()))
    }

    func testRequireTakesAClosure() throws {
        try check(Int.self, require { 7 })
        try check(Int.self, require { weight() })
        try check(Int.self, require { try weighed() })
        try check(Int.self, require { () -> Int in 7 })
        try check(Int.self, require { () -> Int? in 7 })
        try check(Int.self, require { () -> Int? in nil })
        try check(Void.self, require {})
        try check(Void.self, require { () -> Void in })
        try check(Void.self, require { return })
        try check(Void.self, require { () -> Void in return })
        try check(Void.self, require { return () })
        try check(Void.self, require { () -> Void in return () })
    }

    func testRequireTakesAClosureThatAwaits() async throws {
        try await checkAwaiting(Int.self, require { 7 })
        try await checkAwaiting(Int.self, require { await awaitedWeight() })
        try await checkAwaiting(Int.self, require { try await awaitedWeighing() })
        try await checkAwaiting(Int.self, require { () -> Int in 7 })
        try await checkAwaiting(Int.self, require { () -> Int? in 7 })
        try await checkAwaiting(Int.self, require { () -> Int? in nil })
        try await checkAwaiting(Void.self, require {})
        try await checkAwaiting(Void.self, require { () -> Void in })
        try await checkAwaiting(Void.self, require { return })
        try await checkAwaiting(Void.self, require { () -> Void in return })
        try await checkAwaiting(Void.self, require { return () })
        try await checkAwaiting(Void.self, require { () -> Void in return () })
    }

    func testAllFormsOfRequireInOneFunction() async throws {
        try await require { await awaitedWeight() }.to(equal(7))
        try await requirea(await awaitedWeight()).to(equal(7))
        try require(7).to(equal(7))
        try require { weight() }.to(equal(7))
        try requires { weight() }.to(equal(7))
    }
}
