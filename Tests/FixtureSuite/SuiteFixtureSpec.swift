import Expect
import Foundation
import Spec
import XCTest

/// Starts work in the hook after the suite. The work fails after the hook has ended.
final class LateAfterSuiteSpec: SpecCase {
    override func spec() {
        afterSuite { Task { expect(1) == 2 } }
        it("passes", .expectsNothing) {}
    }
}

/// Starts work in a cleanup that the hook before the suite registers. The work fails after the cleanup has ended.
final class LateSuiteCleanupSpec: SpecCase {
    override func spec() {
        beforeSuite { deferCleanup { Task { expect(1) == 2 } } }
        it("passes", .expectsNothing) {}
    }
}

/// XCTest assertions that fail in the hooks around the suite.
final class AssertingSuiteSpec: SpecCase {
    override func spec() {
        beforeSuite { if ProcessInfo.processInfo.environment["FAILS"] == "before" { XCTFail("not prepared") } }
        afterSuite {
            guard ProcessInfo.processInfo.environment["FAILS"] == "after" else { return }
            XCTFail("not put back")
            DispatchQueue.global().sync { XCTAssertEqual(1, 2) }
        }
        it("one", .expectsNothing) {}
        it("two", .expectsNothing) {}
    }
}

/// A hook before the suite that calls a throwing function.
final class ThrowingSuiteSpec: SpecCase {
    private struct Missing: Error {}

    private static func prepare() throws { throw Missing() }

    override func spec() {
        beforeSuite { try Self.prepare() }
        it("passes", .expectsNothing) {}
    }
}

/// Starts work in the hook before the suite. The work fails after the hook has ended.
final class LateSuiteSpec: SpecCase {
    override func spec() {
        beforeSuite { Task { expect(1) == 2 } }
        it("awaits", .expectsNothing) { try await Task.sleep(for: .milliseconds(10)) }
    }
}

/// Declares an example in a hook after the suite, when declarations are no longer read and no example is running.
final class DeclaringAfterSuiteSpec: SpecCase {
    override func spec() {
        it("is fine", .expectsNothing) {}
        afterSuite { it("comes too late", .expectsNothing) {} }
    }
}

/// Fails in an async fixture, or on another thread while XCTest runs an async fixture.
final class AsyncFixtureSpec: SpecCase {
    private var fails: Bool { ProcessInfo.processInfo.environment["FAILS"] == "setUp" }

    override func setUp() async throws {
        if fails { XCTAssertEqual(1, 2) }
    }

    override func tearDown() async throws {
        if !fails { await Task.detached { expect("of a thread") == "" }.value }
    }

    override func spec() { it("runs", .expectsNothing, .retries(1)) {} }
}
