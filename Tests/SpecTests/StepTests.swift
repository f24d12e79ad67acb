import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class StepTests: XCTestCase {
    func testStepsAreRecordedWithTheirLevel() {
        let calls = Calls()
        let inner = runInner {
            it("example") {
                let number = step("outer") { step("inner") { 7 } }
                calls.note("\(number)")
                await step("async") { await Task.yield() }
            }
        }
        XCTAssertEqual(calls.names, ["7"])
        XCTAssertEqual(inner.results[0].steps?.map(\.name), ["inner", "outer", "async"])
        XCTAssertEqual(inner.results[0].steps?.map(\.level), [1, 0, 0])
        XCTAssertEqual(inner.results[0].steps?.map(\.hasFailed), [false, false, false])
    }

    func testAnExampleAndItsStepsTellTheirSeconds() {
        let inner = runInner { it("example") { step("waits") { Thread.sleep(forTimeInterval: 0.02) } } }
        XCTAssertGreaterThanOrEqual(inner.results[0].duration, 0.02)
        XCTAssertGreaterThanOrEqual(inner.results[0].steps?.first?.duration ?? 0, 0.02)
    }

    func testAnAttachmentKnowsWhenItWasMade() {
        let inner = runInner {
            describe("group") {
                beforeEach { attach("", named: "1") }
                justAfterEach { attach("", named: "6") }
                it("example") {
                    attach("", named: "2")
                    step("outer") {
                        attach("", named: "3")
                        step("inner") { attach("", named: "4") }
                    }
                    attach("", named: "5")
                }
            }
        }
        let attachments = inner.results[0].attachments ?? []
        XCTAssertEqual(attachments.map(\.name), ["1", "2", "3", "4", "5", "6"])
        XCTAssertEqual(attachments.map(\.during), ["beforeEach", nil, "outer", "inner", nil, nil])
        XCTAssertEqual(attachments.map(\.after), [nil, nil, nil, nil, "outer", "outer"])
    }

    func testAFailureNamesItsStep() {
        let inner = runInner {
            it("example") {
                step("log in") { expect(1) == 2 }
                expect(3) == 4
                try step("order") { throw Broken() }
            }
        }
        assertList(
            inner.messages,
            "in step “log in”: expected to equal 2, got 1",
            "expected to equal 4, got 3",
            #"in step “order”: threw Broken(what: "it")"#
        )
        XCTAssertEqual(inner.results[0].steps?.map(\.hasFailed), [true, true])
    }

    func testAnErrorIsThatOfTheLastStepThatThrewIt() {
        let inner = runInner {
            it("example") {
                _ = try? step("first try") { throw Broken() }
                try step("second try") { throw Broken() }
            }
        }
        XCTAssertEqual(inner.messages, [#"in step “second try”: threw Broken(what: "it")"#])
    }

    /// If a lock were held during this description, the process would deadlock.
    func testTheDescriptionOfAnErrorMayFailAndAskForTheExample() {
        struct Talkative: Error, CustomStringConvertible {
            var description: String {
                fail("described in \(MainActor.assumeIsolated { currentExample?.name } ?? "")")
                return "told"
            }
        }
        onMain {
            let inner = runInner { it("example") { try step("step") { throw Talkative() } } }
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertTrue(inner.messages.contains { $0.hasSuffix("described in example") }, "\(inner.messages)")
        }
    }

    func testAStepOfASuiteHookIsNotTheExamples() {
        let inner = runInner {
            beforeSuite { step("create") { deferCleanup {} } }
            it("example") {}
        }
        XCTAssertEqual(inner.statuses, [.passed])
        let names = inner.events.compactMap { if case .stepStarted(_, let name) = $0 { name } else { nil } }
        XCTAssertEqual(names, [])
    }

    func testEachStepIsToldWhenItBegins() {
        let inner = runInner { it("example") { step("one") { step("two") {} } } }
        XCTAssertEqual(
            inner.events.compactMap {
                if case .stepStarted(let example, let name) = $0 { "\(example): \(name)" } else { nil }
            },
            ["SpecTests.InnerSpec/example: one", "SpecTests.InnerSpec/example: two"]
        )
    }

    func testStepsThatOverlapKeepTheirNames() {
        let inner = runInner {
            it("example") {
                var begun = 0
                let first = Task {
                    await step("first") {
                        begun = 1
                        while begun < 2 { await Task.yield() }
                    }
                }
                while begun < 1 { await Task.yield() }
                await step("second") {
                    begun = 2
                    await first.value
                }
            }
        }
        XCTAssertEqual(inner.results[0].steps?.map(\.name), ["first", "second"])
    }

    func testNoExampleIsCurrentWhileGroupsAreRead() {
        onMain {
            var known: [Bool] = []
            _ = runInner {
                describe("group") {
                    known.append(currentExample != nil)
                    it("one") { known.append(currentExample != nil) }
                }
            }
            XCTAssertEqual(known, [false, false, true])
        }
    }

    func testAttachmentsAreRecorded() throws {
        let inner = runInner {
            it("example") {
                attach("[ Load ]", named: "the screen")
                attach(Data([1, 2]), named: "a picture", mediaType: "image/png")
                try attach(["a": 1], named: "a value")
                try attach([Date(timeIntervalSinceReferenceDate: 0.5)], named: "dates")
                try attach([Double.nan], named: "no number")
            }
        }
        let attachments = inner.results[0].attachments ?? []
        XCTAssertEqual(attachments.map(\.name), ["the screen", "a picture", "a value", "dates", "no number"])
        XCTAssertEqual(Set(attachments.dropFirst(2).map(\.mediaType)), ["application/json"])
        XCTAssertEqual(attachments.prefix(2).map(\.mediaType), ["text/plain", "image/png"])
        let texts = ["{\n  \"a\" : 1\n}", "[\n  \"2001-01-01T00:00:00.500Z\"\n]", "[\n  \"NaN\"\n]"]
        XCTAssertEqual(attachments.map(\.text), ["[ Load ]", nil] + texts)
    }

    func testTheCurrentExampleKnowsItself() {
        onMain {
            let calls = Calls()
            let line = #line + 3
            _ = runInner {
                describe("group", .tags("slow")) {
                    it("example") {
                        expect(1) == 2
                        guard let example = currentExample else { return }
                        calls.note("\(example.fullName) \(example.tags) \(example.line) \(example.failures)")
                    }
                }
            }
            XCTAssertEqual(calls.names, [#"group › example ["slow"] \#(line) ["expected to equal 2, got 1"]"#])
            XCTAssertNil(currentExample)
        }
    }
}
