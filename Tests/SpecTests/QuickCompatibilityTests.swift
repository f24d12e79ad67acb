import QuickNimble
import SpecEvents

@testable import Spec

/// Specs that use Quick's names. Only the imports differ.
final class QuickCompatibilityTests: XCTestCase {
    private final class DolphinSpec: QuickSpec {
        override class func spec() {
            sharedExamples("a mammal") { (sharedExampleContext: @escaping SharedExampleContext) in
                it("breathes air") {
                    let name = sharedExampleContext()["name"] as? String
                    expect(name).to(equal("dolphin"))
                }
            }

            describe("a dolphin") {
                var clicks: [String]!
                var count = 0
                var isFed: Bool!

                beforeEach {
                    clicks = []
                    isFed = false
                }

                beforeEach { exampleMetadata in expect(exampleMetadata.names.first) == "a dolphin" }

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
        let inner = runInner([DolphinSpec.self])
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(
            inner.statuses,
            [.passed, .passed, .passed, .skipped, .skipped, .skipped, .passed, .skipped, .passed, .passed]
        )
    }

    private final class OrderSpec: QuickSpec {
        override class func spec() {
            beforeEach { log.append("before") }
            afterEach { log.append("after") }
            aroundEach { run in
                log.append("around")
                run()
                log.append("end of around")
            }
            afterEach { log.append("last") }
            it("runs") { log.append("it") }
        }

        static nonisolated(unsafe) var log: [String] = []
    }

    func testHooksRunInQuicksOrder() {
        OrderSpec.log = []
        XCTAssertEqual(runInner([OrderSpec.self]).statuses, [.passed])
        XCTAssertEqual(OrderSpec.log, ["before", "around", "it", "end of around", "after", "last"])
    }

    private final class StoppedSpec: QuickSpec {
        override class func spec() {
            it("stops with a reason") { throw StopTest("there is no view") }
            it("stops after a failure") {
                expect(1) == 2
                throw StopTest.silently
            }
            it("knows its names") {}
            afterEach { metadata in
                let example = metadata.example
                names.append("\(example.name) \(example.description) \(example.callsite)")
            }
        }

        static nonisolated(unsafe) var names: [String] = []
    }

    func testStopTestFailsWithItsTextOrSilently() {
        StoppedSpec.names = []
        let inner = runInner([StoppedSpec.self])
        XCTAssertEqual(inner.messages, ["there is no view", "expected to equal 2, got 1"])
        XCTAssertEqual(inner.statuses, [.failed, .failed, .passed])
    }

    func testMetadataHasTheNamesAndThePlace() {
        StoppedSpec.names = []
        _ = runInner([StoppedSpec.self])
        XCTAssertEqual(StoppedSpec.names.count, 3)
        XCTAssertEqual(
            StoppedSpec.names.last?.replacing(/:\d+$/, with: ""),
            "knows its names knows its names \(#filePath)"
        )
    }
}
