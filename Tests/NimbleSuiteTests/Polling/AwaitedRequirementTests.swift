import QuickNimble

/// The forms of `require` that poll and await.
final class AwaitedRequirementTests: XCTestCase {
    class Lost: Swift.Error {}
    let lost = Lost()

    private func find() throws -> Int { throw lost }

    func testTo() async throws {
        @Sendable func slowOne() async throws -> Int {
            try await Task.sleep(nanoseconds: 1_000_000)
            return 1
        }
        try await require { try await slowOne() }.to(equal(1))
    }

    @MainActor func testTheFormsPass() async throws {
        var value = 0
        let until = NimbleTimeInterval.milliseconds(30)
        onMainQueueSoon { value = 1 }
        try await require { value }.toEventually(equal(1))
        onMainQueueSoon { value = 0 }
        try await require { value }.toEventuallyNot(equal(1))
        onMainQueueSoon { value = 1 }
        try await require { value }.toNever(beGreaterThan(1), until: until)
        try await require { value }.neverTo(beGreaterThan(1), until: until)
        value = 1
        onMainQueueSoon { value = 2 }
        try await require { value }.toAlways(beGreaterThan(0), until: until)
        value = 2
        try await require { value }.alwaysTo(beGreaterThan(1), until: until)
    }

    func testTheFormsFail() async {
        PollingDefaults.timeout = .milliseconds(20)
        defer { PollingDefaults.timeout = .seconds(1) }
        let words = ["eventually not equal 0", "eventually equal 1", "never equal 0", "never equal 0"]
        let all = (words + ["always equal 1", "always equal 1"]).map { "expected to \($0), " }
        let value = 0
        await failing(all.map { $0 + "got 0" }) {
            _ = try? await require { value }.toEventuallyNot(equal(0))
            _ = try? await require { value }.toEventually(equal(1))
            _ = try? await require { value }.toNever(equal(0))
            _ = try? await require { value }.neverTo(equal(0))
            _ = try? await require { value }.toAlways(equal(1))
            _ = try? await require { value }.alwaysTo(equal(1))
        }
        await failing(all.map { $0 + "threw \(stringify(lost))" }) {
            _ = try? await require { try self.find() }.toEventuallyNot(equal(0))
            _ = try? await require { try self.find() }.toEventually(equal(1))
            _ = try? await require { try self.find() }.toNever(equal(0))
            _ = try? await require { try self.find() }.neverTo(equal(0))
            _ = try? await require { try self.find() }.toAlways(equal(1))
            _ = try? await require { try self.find() }.alwaysTo(equal(1))
        }
        await failing("expected to always equal 0, got nil") { try await require(nil).toAlways(equal(0)) }
    }

    func testPollUnwrapPasses() async {
        @Sendable func slowOne() async throws -> Int {
            try await Task.sleep(nanoseconds: 1_000_000)
            return 1
        }
        await expect { try await pollUnwrapa(await slowOne()) }.to(equal(1))
        await expect { try await pollUnwrap { try await slowOne() } }.to(equal(1))
    }

    func testPollUnwrapFails() async {
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

    func testAnActor() async throws {
        actor Counter {
            private var count = 0
            func next() -> Int {
                count += 1
                return count
            }
        }
        let counter = Counter()
        try await require { await counter.next() }.toEventually(equal(2))
    }

    func testAValueThatIsThereAtOnce() async throws {
        try await require(1).toEventually(equal(1), timeout: .seconds(300))
    }

    func testTheMainQueueGoesOn() async throws {
        // The test is on no actor, so the expression is evaluated beside the main queue.
        enum Flag {
            private static let lock = NSLock()
            nonisolated(unsafe) private static var value = false
            static var isUp: Bool { lock.withLock { value } }
            static func raise() {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { lock.withLock { value = true } }
            }
        }
        Flag.raise()
        try await require(Flag.isUp).toEventually(beTrue())
    }

    @MainActor func testOnTheMainActor() async throws {
        try await require(1).toEventually(equal(1), timeout: .seconds(300))
        try await require {
            try? await Task.sleep(nanoseconds: 10_000); return 1
        }.toEventually(equal(1))
    }

    @MainActor func testTheMatcherIsOnTheMainActorWithTheTest() async throws {
        struct Subject: CustomDebugStringConvertible, Equatable {
            var debugDescription: String {
                expect(Thread.isMainThread).to(beTrue())
                return "Subject"
            }
            static func == (one: Subject, other: Subject) -> Bool { Thread.isMainThread }
        }
        try await require(Subject()).toEventually(equal(Subject()))
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

    func testADefaultTimeoutOfOnesOwn() async throws {
        defer { PollingDefaults.timeout = .seconds(1) }
        let value = Guarded(0)
        PollingDefaults.timeout = .milliseconds(10)
        await failing("expected to eventually equal 1, got 0") {
            _ = try? await require { value.value }.toEventually(equal(1))
        }
        let task = Task {
            try? await Task.sleep(nanoseconds: 100_000_000)
            value.set(1)
        }
        PollingDefaults.timeout = .seconds(60)
        try await require { value.value }.toEventually(equal(1))
        await task.value
    }

    func testTheSubjectIsReleased() async throws {
        final class Kite {
            var whenGone: (() -> Void)?
            var height = 0
            deinit { whenGone?() }
        }
        var kite: Kite? = Kite()
        if let flying = kite {
            try await require(flying.height).toEventually(equal(0), timeout: .milliseconds(100))
            try await require(flying.height).toEventuallyNot(equal(1), timeout: .milliseconds(100))
        }
        await waitUntil(timeout: .milliseconds(500)) { done in
            kite?.whenGone = { done() }
            onMainQueueSoon { kite = nil }
        }
    }
}
