import QuickNimble

private func weight() -> Int { 7 }
private func weighed() throws -> Int { 7 }
private func awaitedWeight() async -> Int { 7 }
private func awaitedWeighing() async throws -> Int { 7 }

/// Which closures and values `expect` and `require` take, and the types that they give.
final class FormTests: XCTestCase {
    func testExpectTakesAValue() {
        let _: SyncExpectation<Int> = expect(7)
        let _: SyncExpectation<Int> = expect(weight())
    }

    func testExpectTakesAValueThatThrows() {
        let _: SyncExpectation<Int> = expect(try weighed())
    }

    func testExpectTakesAClosure() {
        let _: SyncExpectation<Int> = expect { 7 }
        let _: SyncExpectation<Int> = expect { weight() }
        let _: SyncExpectation<Int> = expect { try weighed() }
        let _: SyncExpectation<Int> = expect { () -> Int in 7 }
        let _: SyncExpectation<Int> = expect { () -> Int? in 7 }
        let _: SyncExpectation<Int> = expect { () -> Int? in nil }
        let _: SyncExpectation<Void> = expect {}
        let _: SyncExpectation<Void> = expect { () -> Void in }
        let _: SyncExpectation<Void> = expect { return }
        let _: SyncExpectation<Void> = expect { () -> Void in return }
        let _: SyncExpectation<Void> = expect { return () }
        let _: SyncExpectation<Void> = expect { () -> Void in return () }
    }

    func testExpectTakesAClosureThatAwaits() async {
        let _: AsyncExpectation<Int> = expect { 7 }
        let _: AsyncExpectation<Int> = expect { await awaitedWeight() }
        let _: AsyncExpectation<Int> = expect { try await awaitedWeighing() }
        let _: AsyncExpectation<Int> = expect { () -> Int in 7 }
        let _: AsyncExpectation<Int> = expect { () -> Int? in 7 }
        let _: AsyncExpectation<Int> = expect { () -> Int? in nil }
        let _: AsyncExpectation<Void> = expect {}
        let _: AsyncExpectation<Void> = expect { () -> Void in }
        let _: AsyncExpectation<Void> = expect { return }
        let _: AsyncExpectation<Void> = expect { () -> Void in return }
        let _: AsyncExpectation<Void> = expect { return () }
        let _: AsyncExpectation<Void> = expect { () -> Void in return () }
    }

    func testAllFormsOfExpectInOneFunction() async {
        await expect { await awaitedWeight() }.to(equal(7))
        await expecta(await awaitedWeight()).to(equal(7))
        expect(7).to(equal(7))
        expect { weight() }.to(equal(7))
        expects { weight() }.to(equal(7))
    }

    func testRequireTakesAValue() {
        let _: SyncRequirement<Int> = require(7)
        let _: SyncRequirement<Int> = require(weight())
    }

    func testRequireTakesAValueThatThrows() {
        let _: SyncRequirement<Int> = require(try weighed())
    }

    func testRequireTakesAClosure() {
        let _: SyncRequirement<Int> = require { 7 }
        let _: SyncRequirement<Int> = require { weight() }
        let _: SyncRequirement<Int> = require { try weighed() }
        let _: SyncRequirement<Int> = require { () -> Int in 7 }
        let _: SyncRequirement<Int> = require { () -> Int? in 7 }
        let _: SyncRequirement<Int> = require { () -> Int? in nil }
        let _: SyncRequirement<Void> = require {}
        let _: SyncRequirement<Void> = require { () -> Void in }
        let _: SyncRequirement<Void> = require { return }
        let _: SyncRequirement<Void> = require { () -> Void in return }
        let _: SyncRequirement<Void> = require { return () }
        let _: SyncRequirement<Void> = require { () -> Void in return () }
    }

    func testRequireTakesAClosureThatAwaits() async {
        let _: AsyncRequirement<Int> = require { 7 }
        let _: AsyncRequirement<Int> = require { await awaitedWeight() }
        let _: AsyncRequirement<Int> = require { try await awaitedWeighing() }
        let _: AsyncRequirement<Int> = require { () -> Int in 7 }
        let _: AsyncRequirement<Int> = require { () -> Int? in 7 }
        let _: AsyncRequirement<Int> = require { () -> Int? in nil }
        let _: AsyncRequirement<Void> = require {}
        let _: AsyncRequirement<Void> = require { () -> Void in }
        let _: AsyncRequirement<Void> = require { return }
        let _: AsyncRequirement<Void> = require { () -> Void in return }
        let _: AsyncRequirement<Void> = require { return () }
        let _: AsyncRequirement<Void> = require { () -> Void in return () }
    }

    func testAllFormsOfRequireInOneFunction() async throws {
        try await require { await awaitedWeight() }.to(equal(7))
        try await requirea(await awaitedWeight()).to(equal(7))
        try require(7).to(equal(7))
        try require { weight() }.to(equal(7))
        try requires { weight() }.to(equal(7))
    }
}
