import Expect
import Foundation
import Spec
import XCTest

/// Work of the hook after the suite that fails when the hook is over.
final class LateAfterSuiteSpec: SpecCase {
    override func spec() {
        afterSuite { Task { expect(1) == 2 } }
        it("passes", .expectsNothing) {}
    }
}

/// The same in a cleanup that a hook before the suite registers.
final class LateSuiteCleanupSpec: SpecCase {
    override func spec() {
        beforeSuite { deferCleanup { Task { expect(1) == 2 } } }
        it("passes", .expectsNothing) {}
    }
}

/// XCTest's assertions in the hooks of the suite.
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

/// A hook of the suite with code that throws.
final class ThrowingSuiteSpec: SpecCase {
    private struct Missing: Error {}

    private static func prepare() throws { throw Missing() }

    override func spec() {
        beforeSuite { try Self.prepare() }
        it("passes", .expectsNothing) {}
    }
}

/// Work of a suite hook that fails when the hook is over.
final class LateSuiteSpec: SpecCase {
    override func spec() {
        beforeSuite { Task { expect(1) == 2 } }
        it("awaits", .expectsNothing) { try await Task.sleep(for: .milliseconds(10)) }
    }
}

/// Declares an example where nobody reads declarations, and none runs.
final class DeclaringAfterSuiteSpec: SpecCase {
    override func spec() {
        it("is fine", .expectsNothing) {}
        afterSuite { it("comes too late", .expectsNothing) {} }
    }
}

/// Fails on other threads while XCTest runs its async fixtures, and in one of them.
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
