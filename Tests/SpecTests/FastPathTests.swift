import Expect
import Spec
import SpecEvents
import XCTest

/// Examples without async fixtures are fast, because they run outside of XCTest's `invokeTest`. Their results are the
/// same as inside it. Other tests check, in a separate process, that XCTest counts them.
final class FastPathTests: XCTestCase {
    final class EveryEndSpec: SpecCase {
        struct Broken: Error {}

        override func setUpWithError() throws {
            if name.contains("set-up") { throw Broken() }
        }

        override func tearDownWithError() throws {
            if name.contains("tear-down") { throw Broken() }
        }

        override func spec() {
            it("passes") {}
            it("fails") { expect(1) == 2 }
            it("throws") { throw Broken() }
            it("is skipped") { throw XCTSkip("no network") }
            it("fails before it is skipped") {
                expect(1) == 2
                throw XCTSkip("no network")
            }
            it("has a set-up that throws") {}
            it("has a tear-down that throws") {}
            it("has a cleanup that throws") { deferCleanup { throw Broken() } }
            it("fails later") { () async in
                await Task.yield()
                expect(1) == 2
            }
            it("throws later") { () async throws in
                await Task.yield()
                throw Broken()
            }
            it("is skipped later") { () async throws in
                await Task.yield()
                throw XCTSkip("too late")
            }
            it("is a known issue", .knownIssue("#1")) { expect(1) == 2 }
            it("is no known issue any more", .knownIssue("#2")) {}
            it("fails at every attempt", .retries(1)) { expect(1) == 2 }
            it("is pending", .pending("not built yet")) {}
            describe("with a hook that throws") {
                beforeEach { throw Broken() }
                afterEach { expect(2) == 3 }
                it("does not run") {}
            }
        }
    }

    func testFailuresSkipsAndErrorsAreRecordedAsInXCTestsOwnPace() {
        let ends = [
            "passed 0", "failed 1", "failed 1", "skipped 0 no network", "failed 1 no network", "failed 1",
            "failed 1",
            "failed 1", "failed 1", "failed 1", "skipped 0 too late", "passed 0 #1", "failed 1", "failed 1",
            "skipped 0 pending: not built yet", "failed 2",
        ]
        XCTAssertEqual(runInner([EveryEndSpec.self]).ends, ends)
        XCTAssertEqual(runInner([EveryEndSpec.self], waitsForXCTest: true).ends, ends)
    }
}

extension InnerRun {
    /// The status of each example, the number of its failures, and the reason, if there is one.
    fileprivate var ends: [String] {
        results.map { "\($0.status) \($0.failures.count)" + ($0.reason.map { " \($0)" } ?? "") }
    }
}
