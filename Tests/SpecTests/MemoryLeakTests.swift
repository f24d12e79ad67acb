import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// `trackForMemoryLeaks` fails examples that leave objects in memory.
final class MemoryLeakTests: XCTestCase {
    fileprivate final class Screen: @unchecked Sendable {
        var onTap: (() -> Void)?
        var taps = 0
    }

    override func invokeTest() {
        ExampleRecord.$grace.withValue(.milliseconds(20)) { super.invokeTest() }
    }

    func testAnObjectThatRefersToItselfIsALeak() {
        onMain {
            var line = 0
            let inner = runInner {
                var screen: Screen!
                beforeEach {
                    line = #line + 1
                    screen = trackForMemoryLeaks(Screen())
                    let screen: Screen = screen
                    screen.onTap = { screen.taps += 1 }
                }
                it("counts taps") {
                    screen.onTap?()
                    expect(screen.taps) == 1
                }
            }
            XCTAssertEqual(inner.messages, [message])
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(inner.statuses, [.failed])
        }
    }

    func testAnObjectThatGoesWithItsExampleIsNone() {
        let inner = runInner {
            var screen: Screen!
            beforeEach { screen = Screen() }
            describe("a group") {
                beforeEach {
                    trackForMemoryLeaks(screen)
                    deferCleanup { trackForMemoryLeaks(screen) }
                }
                aroundEach { example in
                    trackForMemoryLeaks(Screen())
                    example()
                }
                it("is sync") { screen.onTap = { [weak screen] in screen?.taps += 1 } }
                it("is async") { await Task { @MainActor in screen.taps += 1 }.value }
                afterEach { screen.onTap?() }
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(inner.statuses, [.passed, .passed])
    }

    func testWorkThatEndsSoonMayHoldAnObject() {
        let inner = ExampleRecord.$grace.withValue(.seconds(30)) {
            runInner {
                it("draws later, on the main queue") {
                    let screen = trackForMemoryLeaks(Screen())
                    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { screen.taps += 1 }
                }
                it("draws later, elsewhere") {
                    let screen = trackForMemoryLeaks(Screen())
                    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { screen.taps += 1 }
                }
            }
        }
        XCTAssertEqual(inner.messages, [])
    }

    func testEachAttemptIsLookedAt() {
        let calls = Calls()
        let inner = runInner {
            it("leaks at first", .retries(1)) {
                let screen = trackForMemoryLeaks(Screen())
                if calls.names.isEmpty { screen.onTap = { screen.taps += 1 } }
                calls.note("attempt")
            }
        }
        XCTAssertEqual(calls.names, ["attempt", "attempt"])
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(inner.results[0].earlierAttempts?.map { $0.map(\.message) }, [[message]])
    }

    func testAKnownIssueExcusesALeak() {
        let inner = runInner {
            it("leaks", .knownIssue("a cycle")) {
                let screen = trackForMemoryLeaks(Screen())
                screen.onTap = { screen.taps += 1 }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(inner.results[0].expectedFailures?.map(\.message), [message])
    }

    func testAnExampleThatFailedOrWasSkippedIsNotLookedAt() {
        let inner = runInner {
            var screen: Screen!
            beforeEach {
                screen = trackForMemoryLeaks(Screen())
                let screen: Screen = screen
                screen.onTap = { screen.taps += 1 }
            }
            it("fails") { expect(screen.taps) == 1 }
            it("is skipped") { try skip("no screen") }
        }
        XCTAssertEqual(inner.messages, ["expected to equal 1, got 0"])
        XCTAssertEqual(inner.statuses, [.failed, .skipped])
    }

    func testTheObjectsOfAnOrderedGroupAreLookedAtAtItsEnd() {
        let inner = runInner {
            describe("a session", .ordered) {
                var screen: Screen!
                var kept: Screen!
                beforeAll {
                    screen = trackForMemoryLeaks(Screen())
                    kept = trackForMemoryLeaks(Screen())
                }
                it("begins") { screen.taps += 1 }
                it("goes on") {
                    let kept: Screen = kept
                    kept.onTap = { kept.taps += 1 }
                }
                it("ends") { expect(screen.taps) == 1 }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed, .failed])
        XCTAssertEqual(inner.messages, [message])
    }

    func testNeitherASkipNorATraitOfTheLastExampleExcusesTheGroup() {
        let leak: @MainActor () -> Void = {
            it("leaks") {
                let screen = trackForMemoryLeaks(Screen())
                screen.onTap = { screen.taps += 1 }
            }
        }
        let inner = runInner {
            describe("skipped", .ordered) {
                leak()
                it("is skipped") { try skip("no screen") }
            }
            describe("known", .ordered) {
                leak()
                it("fails as known", .knownIssue("bug 1")) { expect(1) == 2 }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .failed, .passed, .failed])
        XCTAssertEqual(inner.messages.filter { $0 == message }.count, 2)
    }

    func testTheObjectsOfUnselectedExamplesBeforeTheSelectedOneCount() {
        let inner = runInner {
            describe("a session", .ordered) {
                it("begins") {
                    let screen = trackForMemoryLeaks(Screen())
                    screen.onTap = { screen.taps += 1 }
                }
                fit("ends") {}
            }
        }
        XCTAssertEqual(inner.statuses.filter { $0 == .failed }.count, 1)
        XCTAssertEqual(inner.messages, [message])
    }

    func testAPropertyOfTheSpecClassOutlivesTheExample() {
        let inner = runInner(HoldingSpec.self)
        XCTAssertEqual(inner.messages, [message])
    }

    func testOutsideAnExampleItIsAMistake() {
        let inner = runInner {
            trackForMemoryLeaks(Screen())
            it("runs") {}
        }
        XCTAssertEqual(inner.headings.first, "`trackForMemoryLeaks` outside an example")
    }
}

private let message = """
    expected Screen to be released after the example, but it is still in memory: something refers to it, such as \
    a closure that captures it, a delegate, or a property of the spec class
    """

private final class HoldingSpec: SpecCase {
    private var screen: MemoryLeakTests.Screen?

    override func spec() {
        it("holds its screen") { self.screen = trackForMemoryLeaks(MemoryLeakTests.Screen()) }
    }
}
