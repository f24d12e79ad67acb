import Expect
import Foundation
import Spec
import XCTest

// The code blocks on the page, word for word, and the declarations that they need.

final class LedgerSpec: SpecCase {
    override func setUp() { LedgerLog.note("setUp") }
    override func tearDown() { LedgerLog.note("tearDown") }

    override func spec() {
        beforeEach { LedgerLog.note("beforeEach") }
        afterEach { LedgerLog.note("afterEach") }

        it("runs inside of them") {
            self.addTeardownBlock { LedgerLog.note("tear-down block") }
            LedgerLog.note("body")
        }
    }
}

final class AccountSpec: SpecCase {
    override func setUp() async throws { LedgerLog.note("async setUp") }

    override func spec() {
        it("is prepared") {
            expect(LedgerLog.notes.last) == "async setUp"
        }
    }
}

final class XCTestInterplaySnippets: SpecCase {
    override func spec() {
        describe("in an example") {
            it("asserts as XCTest does") {
                XCTAssertEqual(1 + 2, 3)
                let number = try XCTUnwrap(Int("3"))
                expect(number) == 3
            }

            it("waits for XCTest's expectations") {
                let answer = self.expectation(description: "an answer")
                DispatchQueue.main.async { answer.fulfill() }
                self.wait(for: [answer], timeout: 1)
            }

            it("awaits them") {
                let answer = self.expectation(description: "an answer")
                DispatchQueue.main.async { answer.fulfill() }
                await self.fulfillment(of: [answer], timeout: 1)
            }
        }

        it("needs a network") {
            throw XCTSkip("there is none")
        }
    }
}

/// Returns a class with a test method. The class is local so that XCTest does not find it and run it, too.
func classWithTestMethod() -> SpecCase.Type {
    final class MixedSpec: SpecCase {
        override func spec() {
            it("is an example") {
                expect(1 + 2) == 3
            }
        }

        func testIsATestMethod() {
            XCTAssertEqual(1 + 2, 3)
        }
    }

    return MixedSpec.self
}

enum LedgerLog {
    static nonisolated(unsafe) var notes: [String] = []

    static func note(_ text: String) { notes.append(text) }
}

private class StoreContract: SpecCase {}

private enum ContractSnippets {
    final class Contracts: SpecConfiguration {
        override class func includes(_ type: AnyClass) -> Bool { type != StoreContract.self }
    }
}
