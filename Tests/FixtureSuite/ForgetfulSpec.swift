import Expect
import Foundation
import Spec
import Testing
import XCTest

/// Expectations without a matcher, in a class that has a method of its own named `expect`.
final class ForgetfulSpec: SpecCase {
    private func expect(number: Int) { Expect.expect(number) == 6 }

    override class func setUp() { _ = Expect.expect("class") }

    override func spec() {
        it("passes") { self.expect(number: 6) }
        it("forgets a matcher") { _ = Expect.expect(6) }
        it("forgets a matcher in a thread that it does not wait for") {
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 10)
                _ = Expect.expect(6)
            }
        }
    }
}

/// Tests of XCTest without a matcher.
final class ForgetfulTests: XCTestCase {
    private struct Broken: Error {}
    private var kept: Expect.Expectation<Int>?

    override class func setUp() { _ = expect("class") }
    override func setUp() {
        kept = expect(6)
        if name.hasSuffix("InSetUp") { _ = expect(6) }
    }
    override func tearDown() {
        if name.hasSuffix("InTearDown") { _ = expect(6) }
    }

    private func check() { kept?.to(equal(6)) }
    private func number(_ error: any Error) throws -> Int { throw error }

    func testChecks() { check() }
    func testForgets() async {
        check()
        _ = expect(6)
        await Task.detached { _ = require(6) }.value
    }
    func testForgetsInSetUp() { check() }
    func testForgetsInTearDown() { check() }
    func testThrows() throws { try expect(6).to(equal(number(Broken()))) }
    func testSkips() throws { try expect(6).to(equal(number(XCTSkip("not now")))) }
}

/// A test of Swift Testing without a matcher.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FIXTURE"] == "SwiftTesting"))
struct ForgetfulTest {
    @Test func forgets() { _ = expect(6) }
    @Test func checks() { expect(6) == 6 }
}
