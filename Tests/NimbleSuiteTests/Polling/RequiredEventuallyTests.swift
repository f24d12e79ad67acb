import QuickNimble

/// The forms of `require` that poll and block their thread.
final class RequiredEventuallyTests: XCTestCase {
    class Lost: Swift.Error {}
    let lost = Lost()

    private func find() throws -> Int { throw lost }

    func testTheFormsPass() throws {
        let value = Guarded(0)
        let until = NimbleTimeInterval.milliseconds(30)
        onMainQueueSoon { value.set(1) }
        expect { try require { value.value }.toEventually(equal(1)) }.to(equal(1))
        onMainQueueSoon { value.set(0) }
        expect { try require { value.value }.toEventuallyNot(equal(1)) }.to(equal(0))
        onMainQueueSoon { value.set(1) }
        try require { value.value }.toNever(beGreaterThan(1), until: until)
        try require { value.value }.neverTo(beGreaterThan(1), until: until)
        onMainQueueSoon { value.set(2) }
        try require { value.value }.toAlways(beGreaterThan(0), until: until)
        value.set(2)
        try require { value.value }.alwaysTo(beGreaterThan(1), until: until)
    }

    func testTheFormsFail() {
        PollingDefaults.timeout = .milliseconds(20)
        defer { PollingDefaults.timeout = .seconds(1) }
        let words = ["eventually not equal 0", "eventually equal 1", "never equal 0", "never equal 0"]
        let all = (words + ["always equal 1", "always equal 1"]).map { "expected to \($0), " }
        failing(all.map { $0 + "got 0" }) {
            _ = try? require(0).toEventuallyNot(equal(0))
            _ = try? require(0).toEventually(equal(1))
            _ = try? require(0).toNever(equal(0))
            _ = try? require(0).neverTo(equal(0))
            _ = try? require(0).toAlways(equal(1))
            _ = try? require(0).alwaysTo(equal(1))
        }
        failing(all.map { $0 + "threw \(stringify(lost))" }) {
            _ = try? require { try self.find() }.toEventuallyNot(equal(0))
            _ = try? require { try self.find() }.toEventually(equal(1))
            _ = try? require { try self.find() }.toNever(equal(0))
            _ = try? require { try self.find() }.neverTo(equal(0))
            _ = try? require { try self.find() }.toAlways(equal(1))
            _ = try? require { try self.find() }.alwaysTo(equal(1))
        }
        failing("expected to always equal 1, got nil") { try require(nil).toAlways(equal(1)) }
    }

    func testPollUnwrapPasses() {
        let value = Guarded<Int?>(nil)
        onMainQueueSoon { value.set(1) }
        expect { try pollUnwrap(value.value) }.to(equal(1))
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

    func testAValueThatIsThereAtOnce() throws {
        try require(1).toEventually(equal(1), timeout: .seconds(300))
    }

    func testADefaultTimeoutOfOnesOwn() throws {
        defer { PollingDefaults.timeout = .seconds(1) }
        let value = Guarded(0)
        PollingDefaults.timeout = .milliseconds(10)
        failing("expected to eventually equal 1, got 0") {
            _ = try? require { value.value }.toEventually(equal(1))
        }
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.1)
            value.set(1)
        }
        PollingDefaults.timeout = .seconds(60)
        try require { value.value }.toEventually(equal(1))
    }

    func testOnAnotherThread() {
        let isDone = Guarded(false)
        DispatchQueue.global().async {
            do {
                try require { expect(1).toEventually(equal(1)) }.toNot(throwError())
                isDone.set(true)
            } catch {
                fail("\(error)")
            }
        }
        expect(isDone.value).toEventually(beTruthy())
    }

    func testTheSubjectIsReleased() throws {
        final class Kite: Sendable {
            let whenGone = Guarded<(@Sendable () -> Void)?>(nil)
            let height = Guarded(0)
            deinit { whenGone.value?() }
        }
        let kite = Guarded<Kite?>(Kite())
        if let flying = kite.value {
            try require(flying.height.value).toEventually(equal(0), timeout: .milliseconds(100))
            try require(flying.height.value).toEventuallyNot(equal(1), timeout: .milliseconds(100))
        }
        waitUntil(timeout: .milliseconds(500)) { done in
            kite.value?.whenGone.set({ done() })
            onMainQueueSoon { kite.set(nil) }
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
}
