import Dispatch
import Spec
import Testing
import XCTest

/// Uses Swift Testing's macros in examples.
final class SwiftTestingSpec: SpecCase {
    override func spec() {
        it("passes") { #expect(1 == 1) }
        it("fails") { #expect(1 == 2) }
        it("fails after a pause") {
            await Task.yield()
            #expect(1 == 3)
        }
        it("swallows an error") { _ = try? #require(nil as Int?) }
        it("requires") { _ = try #require(nil as Int?) }
        it("unwraps") { _ = try XCTUnwrap(nil as Int?) }
        it("records an issue") { Issue.record("not so") }
        it("has a known issue that is gone") { withKnownIssue { #expect(1 == 1) } }
        it("has a known issue") { withKnownIssue { #expect(1 == 2) } }
        it("never confirms") { await confirmation { _ in } }
        it("fails on another thread") {
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                #expect(1 == 4)
                done.signal()
            }
            done.wait()
        }
        it("fails in a detached task") { await Task.detached { #expect(1 == 5) }.value }
    }
}
