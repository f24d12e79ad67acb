import QuickNimble

/// The forms of `require` that poll and block their thread.
final class RequiredEventuallyTests: XCTestCase {
    class Lost: Swift.Error {}
    let lost = Lost()

    private func find() throws -> Int { throw lost }

    func testToEventuallyPasses() {
        let value = Guarded(0)
        onMainQueueSoon { value.set(1) }
        expect { try require { value.value }.toEventually(equal(1)) }.to(equal(1))
        onMainQueueSoon { value.set(0) }
        expect { try require { value.value }.toEventuallyNot(equal(1)) }.to(equal(0))
    }

    func testToEventuallyFails() {
        PollingDefaults.timeout = .milliseconds(50)
        defer { PollingDefaults.timeout = .seconds(1) }
        let value = 0
        failing("expected to eventually not equal 0, got 0") { try require { value }.toEventuallyNot(equal(0)) }
        failing("expected to eventually equal 1, got 0") { try require { value }.toEventually(equal(1)) }
        failing("expected to eventually equal 1, threw \(stringify(lost))") {
            try require { try self.find() }.toEventually(equal(1))
        }
        failing("expected to eventually not equal 0, threw \(stringify(lost))") {
            try require { try self.find() }.toEventuallyNot(equal(0))
        }
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

    func testToNeverPasses() throws {
        let value = Guarded(0)
        onMainQueueSoon { value.set(1) }
        try require { value.value }.toNever(beGreaterThan(1), until: .milliseconds(60))
        onMainQueueSoon { value.set(0) }
        try require { value.value }.neverTo(beGreaterThan(1), until: .milliseconds(60))
    }

    func testToNeverFails() {
        let value = Guarded(0)
        failing("expected to never equal 0, got 0") { try require { value.value }.toNever(equal(0)) }
        failing("expected to never equal 0, got 0") { try require { value.value }.neverTo(equal(0)) }
        failing("expected to never equal 1, got 1") {
            onMainQueueSoon { value.set(1) }
            try require { value.value }.toNever(equal(1))
        }
        failing("expected to never equal 1, got 1") { try require { value.value }.neverTo(equal(1)) }
        failing("expected to never equal 0, threw \(stringify(lost))") {
            try require { try self.find() }.toNever(equal(0), until: .milliseconds(60))
        }
        failing("expected to never equal 0, threw \(stringify(lost))") {
            try require { try self.find() }.neverTo(equal(0), until: .milliseconds(60))
        }
        failing("expected to never equal 1, got 1") { try require(1).toNever(equal(1)) }
    }

    func testToAlwaysPasses() throws {
        let value = Guarded(1)
        onMainQueueSoon { value.set(2) }
        try require { value.value }.toAlways(beGreaterThan(0), until: .milliseconds(60))
        onMainQueueSoon { value.set(2) }
        try require { value.value }.alwaysTo(beGreaterThan(1), until: .milliseconds(60))
    }

    func testToAlwaysFails() {
        let value = Guarded(1)
        failing("expected to always equal 0, got 1") { try require { value.value }.toAlways(equal(0)) }
        failing("expected to always equal 0, got 1") { try require { value.value }.alwaysTo(equal(0)) }
        failing("expected to always equal 1, got 0") {
            onMainQueueSoon { value.set(0) }
            try require { value.value }.toAlways(equal(1))
        }
        failing("expected to always equal 0, threw \(stringify(lost))") {
            try require { try self.find() }.toAlways(equal(0), until: .milliseconds(60))
        }
        failing("expected to always equal 0, threw \(stringify(lost))") {
            try require { try self.find() }.alwaysTo(equal(0), until: .milliseconds(60))
        }
        failing("expected to always equal 1, got nil") { try require(nil).toAlways(equal(1)) }
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
