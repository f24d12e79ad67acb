import QuickNimble

/// `pollUnwrap`, and where polling requirements evaluate their value.
final class PollUnwrapTests: XCTestCase {
    class Lost: Swift.Error {}
    let lost = Lost()

    private func find() throws -> Int { throw lost }

    func testPollUnwrapPasses() {
        let value = Guarded<Int?>(nil)
        onMainQueueSoon { value.set(1) }
        expect { try pollUnwrap(value.value) }.to(equal(1))
    }

    func testOneThatAwaitsPasses() async {
        @Sendable func slowOne() async throws -> Int {
            try await Task.sleep(nanoseconds: 1_000_000)
            return 1
        }
        await expect { try await pollUnwrapa(await slowOne()) }.to(equal(1))
        await expect { try await pollUnwrap { try await slowOne() } }.to(equal(1))
    }

    func testPollUnwrapFails() {
        PollingDefaults.timeout = .milliseconds(50)
        defer { PollingDefaults.timeout = .seconds(1) }
        failing("expected to eventually not be nil, got nil") {
            do { try pollUnwrap(nil as Int?) } catch {}
        }
        failing("expected to eventually not be nil, threw \(stringify(lost))") {
            try pollUnwrap { try self.find() as Int? }
        }
    }

    func testOneThatAwaitsFails() async {
        PollingDefaults.timeout = .milliseconds(50)
        defer { PollingDefaults.timeout = .seconds(1) }
        await failing("expected to eventually not be nil, got nil") { try await pollUnwrap { nil as Int? } }
        await failing("expected to eventually not be nil, threw \(stringify(lost))") {
            try await pollUnwrap { try self.find() as Int? }
        }
        await failing("expected to eventually not be nil, threw \(stringify(lost))") {
            try await pollUnwrapa { try self.find() as Int? }
        }
    }

    func testPollUnwrapWithADescription() {
        failing("expected to eventually not be nil, got nil") {
            try pollUnwrap(timeout: .milliseconds(20)) { nil as Int? }
        }
        failing("the kite\nexpected to eventually not be nil, got nil") {
            try pollUnwrap(timeout: .milliseconds(20), description: "the kite") { nil as Int? }
        }
        failing("the wind\nexpected to eventually not be nil, got nil") {
            try pollUnwraps(timeout: .milliseconds(20), description: "the wind") { nil as Int? }
        }
    }

    func testPollUnwrapThatAwaitsWithADescription() async {
        @Sendable func box(_ weight: Int?) async -> Int? { weight }
        await failing("expected to eventually not be nil, got nil") {
            try await pollUnwrap(timeout: .milliseconds(20)) { await box(nil) as Int? }
        }
        await failing("the kite\nexpected to eventually not be nil, got nil") {
            try await pollUnwrap(timeout: .milliseconds(20), description: "the kite") { await box(nil) as Int? }
        }
        await failing("the wind\nexpected to eventually not be nil, got nil") {
            try await pollUnwrapa(timeout: .milliseconds(20), description: "the wind") { await box(nil) as Int? }
        }
    }

    @MainActor func testTheExpressionIsOnTheMainActorWithTheTest() async throws {
        @Sendable func isMain() -> Bool { Thread.isMainThread }
        try await requirea(isMain()).toEventually(beTrue())
        try await requirea(isMain()).toEventuallyNot(beFalse())
        try await requirea(isMain()).toAlways(beTrue(), until: .milliseconds(20))
        try await requirea(isMain()).toNever(beFalse(), until: .milliseconds(20))
    }

    func testTheExpressionIsNotOnTheMainActorIfTheTestIsNot() async throws {
        @Sendable func isMain() -> Bool { Thread.isMainThread }
        try await requirea(isMain()).toEventually(beFalse())
        try await requirea(isMain()).toEventuallyNot(beTrue())
        try await requirea(isMain()).toAlways(beFalse(), until: .milliseconds(20))
        try await requirea(isMain()).toNever(beTrue(), until: .milliseconds(20))
    }
}
