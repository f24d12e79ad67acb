import Expect
import Foundation
import Spec
import XCTest

/// An example for each outcome. XCTest on Linux and the double of Apple's XCTest run it and must record the same events.
final class OutcomeSpec: SpecCase {
    private enum Refusal: Error { case refused(Int) }

    private static nonisolated(unsafe) var attempts = 0

    private static func refusal(_ number: Int) async -> Refusal {
        await Task.yield()
        return .refused(number)
    }

    override func spec() {
        endings()
        traits()
        hooks()
        sharedAndOrdered()
        reports()
        lateEndings()
    }

    @MainActor private func endings() {
        describe("an example") {
            var number = 0
            beforeEach { number += 1 }

            it("passes") { expect(number) == 1 }
            it("fails") { expect(number) == 2 }
            it("fails softly, and goes on") {
                expect(number) == 3
                expect(number) == 4
            }
            it("fails by an assertion of XCTest") { XCTAssertEqual(number, 5) }
            it("throws") { throw Refusal.refused(number) }
            it("requires") {
                try require(number) == 6
                fatalError("a requirement that fails ends the example")
            }
            it("skips") { try skip("not today") }
            it("skips with XCTest's error") { throw XCTSkip("not with XCTest") }
            it("awaits and passes") { try await Task.sleep(for: .milliseconds(1)) }
            it("awaits and fails") {
                await Task.yield()
                expect(number) == 7
            }
            // On one line, because only the Linux runtime reports the line that threw.
            it("awaits and throws") { throw await Self.refusal(8) }
            it("fails in a block of the main queue") {
                DispatchQueue.main.async { expect(number) == 9 }
                expect(number).toAlways(equal(1), until: .milliseconds(20))
            }
        }
    }

    @MainActor private func traits() {
        describe("a trait") {
            it("leaves out what is pending", .pending("until spring")) { expect(1) == 2 }
            xit("leaves out what is crossed out") { expect(1) == 2 }
            it("knows an issue", .knownIssue("rounds down")) { expect(1) == 2 }
            it("knows an issue that passes", .knownIssue("was mended")) {}
            it("knows an issue that throws", .knownIssue) { throw Refusal.refused(1) }
            it("tries again and passes", .retries(2)) {
                Self.attempts += 1
                expect(Self.attempts) == 2
            }
            it("tries again and fails", .retries(1)) { expect(Self.attempts) == 1 }
            it("takes too long", .timeLimit(.milliseconds(20))) { try await Task.sleep(for: .seconds(60)) }
            it("has tags", .tags("slow")) {}
        }
    }

    @MainActor private func hooks() {
        describe("a hook") {
            context("that fails before") {
                beforeEach { expect(1) == 2 }
                it("fails the example") {}
            }
            context("that throws before") {
                beforeEach { throw Refusal.refused(1) }
                it("ends the example") { expect(1) == 2 }
            }
            context("that throws after") {
                afterEach { throw Refusal.refused(2) }
                it("fails the example") {}
            }
            context("that skips") {
                beforeEach { try skip("not here") }
                it("skips the example") { expect(1) == 2 }
            }
            it("runs what is deferred") {
                deferCleanup { expect("cleaned up") == "left" }
                self.addTeardownBlock { expect("torn down") == "left" }
            }
        }
    }

    @MainActor private func sharedAndOrdered() {
        sharedExamples("something shared") {
            it("runs where it is used") { expect(1) == 2 }
        }
        describe("a user of shared examples") { itBehavesLike("something shared") }
        describe("an ordered group", .ordered) {
            var log: [String] = []
            beforeAll { log.append("before") }
            afterAll { expect(log) == [] }
            it("comes first, though its name is the last") { log.append("z") }
            it("begins after it") { expect(log) == ["before", "z"] }
            it("breaks") { throw Refusal.refused(3) }
            it("after a break is skipped") {}
        }
        it("counts", arguments: [1, 2]) { (number: Int) in expect(number) == 2 }
    }

    @MainActor private func reports() {
        describe("a report") {
            it("has steps and attachments") {
                step("log in") {
                    attach("a screen", named: "screen")
                    step("type") { expect("typed") == "read" }
                }
                attach(Data([1, 2]), named: "bytes", mediaType: "application/x-unknown")
                await step("wait") { await Task.yield() }
            }
            it("has a step that throws") { try step("pay") { throw Refusal.refused(4) } }
        }
    }

    /// Declares the example that runs last.
    @MainActor private func lateEndings() {
        it("is the last") {}
    }
}
