import QuickNimble

/// The async forms that poll.
final class AwaitedEventuallyTests: XCTestCase {
    class Lost: Swift.Error {}
    let lost = Lost()

    private func find() throws -> Int { throw lost }

    func testTheFormsPass() async {
        var value = 0
        let until = NimbleTimeInterval.milliseconds(30)
        onMainQueueSoon { value = 1 }
        await expect { value }.toEventually(equal(1))
        onMainQueueSoon { value = 0 }
        await expect { value }.toEventuallyNot(equal(1))
        onMainQueueSoon { value = 1 }
        await expect { value }.toNever(beGreaterThan(1), until: until)
        await expect { value }.neverTo(beGreaterThan(1), until: until)
        onMainQueueSoon { value = 2 }
        await expect { value }.toAlways(beGreaterThan(0), until: until)
        value = 2
        await expect { value }.alwaysTo(beGreaterThan(1), until: until)
    }

    func testTheFormsFail() async {
        PollingDefaults.timeout = .milliseconds(20)
        defer { PollingDefaults.timeout = .seconds(1) }
        let words = ["eventually not equal 0", "eventually equal 1", "never equal 0", "never equal 0"]
        let all = (words + ["always equal 1", "always equal 1"]).map { "expected to \($0), " }
        let value = 0
        await failing(all.map { $0 + "got 0" }) {
            await expect { value }.toEventuallyNot(equal(0))
            await expect { value }.toEventually(equal(1))
            await expect { value }.toNever(equal(0))
            await expect { value }.neverTo(equal(0))
            await expect { value }.toAlways(equal(1))
            await expect { value }.alwaysTo(equal(1))
        }
        await failing(all.map { $0 + "threw \(stringify(lost))" }) {
            await expect { try self.find() }.toEventuallyNot(equal(0))
            await expect { try self.find() }.toEventually(equal(1))
            await expect { try self.find() }.toNever(equal(0))
            await expect { try self.find() }.neverTo(equal(0))
            await expect { try self.find() }.toAlways(equal(1))
            await expect { try self.find() }.alwaysTo(equal(1))
        }
    }

    func testAnActor() async {
        actor Counter {
            private var count = 0
            func next() -> Int {
                count += 1
                return count
            }
        }
        let counter = Counter()
        await expect { await counter.next() }.toEventually(equal(2))
    }

    func testTheMainQueueGoesOn() async {
        // Polling evaluates the expression on the main actor, but must let the main queue run the block in `raise()`.
        enum Flag {
            private static let lock = NSLock()
            nonisolated(unsafe) private static var value = false
            static var isUp: Bool { lock.withLock { value } }
            static func raise() {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { lock.withLock { value = true } }
            }
        }
        Flag.raise()
        await expect(Flag.isUp).toEventually(beTrue())
    }

    @MainActor func testTheMatcherIsOnTheMainActorWithTheTest() async {
        struct Subject: CustomDebugStringConvertible, Equatable {
            var debugDescription: String {
                expect(Thread.isMainThread).to(beTrue())
                return "Subject"
            }
            static func == (one: Subject, other: Subject) -> Bool { Thread.isMainThread }
        }
        await expect(Subject()).toEventually(equal(Subject()))
    }

    @MainActor func testTheExpressionIsOnTheMainActorWithTheTest() async {
        @Sendable func isMain() -> Bool { Thread.isMainThread }
        await expecta(isMain()).toEventually(beTrue())
        await expecta(isMain()).toEventuallyNot(beFalse())
        await expecta(isMain()).toAlways(beTrue(), until: .milliseconds(20))
        await expecta(isMain()).toNever(beFalse(), until: .milliseconds(20))
    }

    func testTheExpressionIsNotOnTheMainActorIfTheTestIsNot() async {
        @Sendable func isMain() -> Bool { Thread.isMainThread }
        await expecta(isMain()).toEventually(beFalse())
        await expecta(isMain()).toEventuallyNot(beTrue())
        await expecta(isMain()).toAlways(beFalse(), until: .milliseconds(20))
        await expecta(isMain()).toNever(beTrue(), until: .milliseconds(20))
    }

    func testADefaultTimeoutOfOnesOwn() async {
        defer { PollingDefaults.timeout = .seconds(1) }
        let value = Guarded(0)
        PollingDefaults.timeout = .milliseconds(10)
        await failing("expected to eventually equal 1, got 0") {
            await expect { value.value }.toEventually(equal(1))
        }
        let task = Task {
            try? await Task.sleep(nanoseconds: 100_000_000)
            value.set(1)
        }
        PollingDefaults.timeout = .seconds(60)
        await expect { value.value }.toEventually(equal(1))
        await task.value
    }

    func testTheSubjectIsReleased() async {
        final class Kite {
            var whenGone: (() -> Void)?
            var height = 0
            deinit { whenGone?() }
        }
        var kite: Kite? = Kite()
        if let flying = kite {
            await expecta(flying.height).toEventually(equal(0), timeout: .milliseconds(100))
            await expecta(flying.height).toEventuallyNot(equal(1), timeout: .milliseconds(100))
        }
        await waitUntil(timeout: .milliseconds(500)) { done in
            kite?.whenGone = { done() }
            onMainQueueSoon { kite = nil }
        }
    }
}
