import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Specs with Quick's names; only the imports and this line differ.
private typealias QuickSpec = SpecCase

final class QuickCompatibilityTests: SharedTestCase {
    private final class DolphinSpec: QuickSpec {
        override class func spec() {
            sharedExamples("a mammal") { (sharedExampleContext: @escaping SharedExampleContext) in
                it("breathes air") {
                    let name = sharedExampleContext()["name"] as? String
                    expect(name).to(equal("dolphin"))
                }
            }

            describe("a dolphin") {
                @TestState var clicks: [String]!
                @TestState(0) var count
                var isFed: Bool!

                beforeEach {
                    clicks = []
                    isFed = false
                }

                beforeEach { exampleMetadata in
                    expect(exampleMetadata.names.first) == "a dolphin"
                }

                afterEach { clicks = nil }

                aroundEach { runExample in
                    count += 1
                    runExample()
                    count -= 1
                }

                justBeforeEach { clicks.append("ready") }

                it("has everything you need to get started") {
                    expect(clicks).to(equal(["ready"]))
                    expect(isFed).toNot(beTrue())
                    expect(count) == 1
                }

                context("if it is hungry") {
                    beforeEach { isFed = true }

                    it("eats") { expect(isFed) == true }
                    it("eats soon") {
                        DispatchQueue.main.async { clicks.append("click") }
                        expect(clicks.count).toEventually(equal(2))
                    }
                }

                xit("sleeps with one eye open") { fatalError("does not run") }
                pending("dreams") { fatalError("does not run") }
                xdescribe("its school") { it("is large") { fatalError("does not run") } }
                itBehavesLike("a mammal") { ["name": "dolphin"] }
                xitBehavesLike("a mammal") { ["name": "whale"] }
                itBehavesLike(Swimmer.self) { "dolphin" }

                it("knows the running test case") {
                    expect(QuickSpec.current === self.current).to(beTrue())
                    QuickSpec.current.addTeardownBlock {}
                }
            }
        }
    }

    private final class Swimmer: Behavior<String> {
        override class func spec(_ aContext: @escaping () -> String) {
            it("swims") { expect(aContext()) == "dolphin" }
        }
    }

    func testASpecInQuicksWordsRuns() {
        onMain {
            let inner = runInner([DolphinSpec.self])
            XCTAssertEqual(inner.messages, [])
            XCTAssertEqual(
                inner.statuses,
                [.passed, .passed, .passed, .skipped, .skipped, .skipped, .passed, .skipped, .passed, .passed]
            )
        }
    }
}
