import Expect
import Foundation
import Snapshots
import Spec
import XCTest

/// The text that the examples compare with snapshots, and words that select what else they do, both from the environment.
enum Found {
    static let text = ProcessInfo.processInfo.environment["FOUND"] ?? "found"
    static let words = Set((ProcessInfo.processInfo.environment["FIXTURE_WORDS"] ?? "").split(separator: ","))
}

/// Runs an example again if its first run has no failures.
struct Twice: ExampleRepeater {
    var repeats: Bool { true }
    var time: Duration? { nil }

    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater { inner }

    func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun {
        let first = run()
        return first.failures.isEmpty ? run() : first
    }
}

/// Semaphores between a task that outlives its example and the next example.
private let (exampleHasEnded, taskHasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

/// The number of times that an example has run.
@MainActor private var attempts = 0

// The tests copy the code below to a file with this name, in the folder in which they run the suite.
#sourceLocation(file:"FoundSpec.swift",line:1)
final class SnapshotSpec: SpecCase {
    override class func spec() {
        it("one") { expect(Found.text).to(matchSnapshot()) }
        it("two", .retries(1)) {
            expect(Found.text).to(matchSnapshot(named: "a"))
            expect(Found.text + "!").to(matchSnapshot(named: "b"))
            if Found.words.contains("fail") { expect(1) == 2 }
            if Found.words.contains("crash") { fatalError("crash") }
            if Found.words.contains("skip") { throw XCTSkip("skip") }
        }
        it("row", arguments: ["x", "X"]) { row in expect(Found.text + row).to(matchSnapshot()) }
        it("inline") { expect(Found.text).to(matchInlineSnapshot()) }
        if Found.words.contains("polls") {
            it("polls") { expect(Found.text).toEventually(matchSnapshot(), timeout: .milliseconds(50)) }
        }
        if Found.words.contains("flaky") {
            it("flaky", .retries(1)) {
                attempts += 1
                expect("attempt \(attempts)").to(matchSnapshot())
                expect(attempts) == 2
            }
        }
        if Found.words.contains("thread") {
            it("thread") {
                let done = DispatchSemaphore(value: 0)
                Task { @concurrent in
                    expect(Found.text).to(matchSnapshot())
                    done.signal()
                }
                expect(done.wait(timeout: .now() + 60)) == .success
            }
        }
        if Found.words.contains("repeated") {
            it("same", .repeated(by: Twice())) { expect(Found.text).to(matchSnapshot()) }
            it("others", .repeated(by: Twice())) {
                attempts += 1
                expect("run \(attempts)").to(matchSnapshot())
            }
        }
        if Found.words.contains("late") {
            it("late") {
                Task { @concurrent in
                    DispatchQueue.global().sync { exampleHasEnded.wait() }
                    expect(Found.text).to(matchSnapshot())
                    taskHasEnded.signal()
                }
                expect(1) == 1
            }
            it("late: the next one") {
                exampleHasEnded.signal()
                expect(taskHasEnded.wait(timeout: .now() + 60)) == .success
            }
        }
        if Found.words.contains("group") {
            describe("group", .ordered) {
                beforeAll { expect(Found.text).to(matchSnapshot()) }
                it("first") { expect(Found.text).to(matchSnapshot()) }
            }
            describe("group", .ordered) {
                it("last") { expect(Found.text).to(matchSnapshot()) }
                afterAll { expect(Found.text).to(matchSnapshot()) }
            }
        }
        if Found.words.contains("exits") {
            it("exits") {
                expect(Found.text).to(matchSnapshot())
                exit(0)
            }
        }
        if Found.words.contains("twice") {
            it("twice") { for text in ["x", "y"] { expect(text).to(matchSnapshot()) } }
        }
    }
}
/// Test methods instead of examples.
final class FoundTests: XCTestCase {
    func testPasses() { expect(Found.text).to(matchSnapshot()) }
    func testFails() {
        expect(Found.text).to(matchSnapshot())
        XCTFail("otherwise")
    }
}
#sourceLocation()
