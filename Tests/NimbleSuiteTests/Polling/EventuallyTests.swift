import QuickNimble

/// The forms that poll and block their thread.
final class EventuallyTests: XCTestCase {
    struct Lost: Swift.Error, Sendable {}
    let lost = Lost()

    private func find() throws -> Int { throw lost }

    func testTheFormsPass() {
        var value = 0
        let until = NimbleTimeInterval.milliseconds(30)
        onMainQueueSoon { value = 1 }
        expect { value }.toEventually(equal(1))
        onMainQueueSoon { value = 0 }
        expect { value }.toEventuallyNot(equal(1))
        onMainQueueSoon { value = 1 }
        expect { value }.toNever(beGreaterThan(1), until: until)
        expect { value }.neverTo(beGreaterThan(1), until: until)
        onMainQueueSoon { value = 2 }
        expect { value }.toAlways(beGreaterThan(0), until: until)
        value = 2
        expect { value }.alwaysTo(beGreaterThan(1), until: until)
    }

    func testTheFormsFail() {
        PollingDefaults.timeout = .milliseconds(20)
        defer { PollingDefaults.timeout = .seconds(1) }
        let words = ["eventually not equal 0", "eventually equal 1", "never equal 0", "never equal 0"]
        let all = (words + ["always equal 1", "always equal 1"]).map { "expected to \($0), " }
        failing(all.map { $0 + "got 0" }) {
            expect(0).toEventuallyNot(equal(0))
            expect(0).toEventually(equal(1))
            expect(0).toNever(equal(0))
            expect(0).neverTo(equal(0))
            expect(0).toAlways(equal(1))
            expect(0).alwaysTo(equal(1))
        }
        failing(all.map { $0 + "threw Lost()" }) {
            expect { try self.find() }.toEventuallyNot(equal(0))
            expect { try self.find() }.toEventually(equal(1))
            expect { try self.find() }.toNever(equal(0))
            expect { try self.find() }.neverTo(equal(0))
            expect { try self.find() }.toAlways(equal(1))
            expect { try self.find() }.alwaysTo(equal(1))
        }
        failing("expected to always equal 0, got nil") { expect(nil).toAlways(equal(0)) }
    }

    func testADefaultTimeoutOfOnesOwn() {
        defer { PollingDefaults.timeout = .seconds(1) }
        nonisolated(unsafe) var value = 0
        let setLater: @Sendable (Int) -> Void = { new in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { value = new }
        }
        PollingDefaults.timeout = .milliseconds(10)
        failing("expected to eventually equal 1, got 0") { expect { value }.toEventually(equal(1)) }
        setLater(1)
        PollingDefaults.timeout = .seconds(60)
        expect { value }.toEventually(equal(1))
        PollingDefaults.timeout = .milliseconds(10)
        failing("expected to eventually not equal 1, got 1") { expect { value }.toEventuallyNot(equal(1)) }
        setLater(0)
        PollingDefaults.timeout = .seconds(60)
        expect { value }.toEventuallyNot(equal(1))
    }

    func testOnAnotherThread() {
        let isDone = Guarded(false)
        DispatchQueue.global().async {
            expect(1).toEventually(equal(1))
            isDone.set(true)
        }
        expect(isDone.value).toEventually(beTruthy())
    }

    func testTheSubjectIsReleased() {
        final class Kite {
            var whenGone: (() -> Void)?
            var height = 0
            deinit { whenGone?() }
        }
        var kite: Kite? = Kite()
        if let flying = kite {
            expect(flying.height).toEventually(equal(0), timeout: .milliseconds(100))
            expect(flying.height).toEventuallyNot(equal(1), timeout: .milliseconds(100))
        }
        waitUntil(timeout: .milliseconds(500)) { done in
            kite?.whenGone = { done() }
            onMainQueueSoon { kite = nil }
        }
    }

    func testChainsOfFormsThatPoll() {
        let (now, soon) = (NimbleTimeInterval.zero, NimbleTimeInterval.milliseconds(10))
        expect(1).toEventually(equal(1)).to(equal(1))
        expect(1).neverTo(equal(2), until: soon).toEventuallyNot(equal(2))
        expect(1).alwaysTo(equal(1), until: soon).toNotEventually(equal(3))
        expect(1).toNever(equal(2), until: soon).toAlways(equal(1), until: now)
        XCTAssertEqual(unseen { expect(1).neverTo(equal(1), until: now).neverTo(equal(2), until: now) }.status, .mixed)
        XCTAssertEqual(
            unseen { expect(1).alwaysTo(equal(1), until: now).alwaysTo(equal(2), until: now) }.status,
            .mixed
        )
    }
}
