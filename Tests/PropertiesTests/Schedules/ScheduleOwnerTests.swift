import Expect
import Properties
import Spec
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

/// How code that runs under an order of the tasks reports to the owner of its failures.
final class ScheduleOwnerTests: XCTestCase {
    private final class Owner: FailureOwner {
        private let stored = Lock<[String]>([])
        var lines: [String] { stored.withLock(\.self) }

        func record(_ failure: RecordedFailure) { stored.withLock { $0.append("failure: \(failure.message)") } }

        func recordPass(at location: CodeLocation) { stored.withLock { $0.append("pass") } }

        func acceptSkip(_ reason: String) -> Bool {
            stored.withLock { $0.append("skip: \(reason)") }
            return true
        }
    }

    private let owner = Owner()

    private func explore(_ body: @escaping () throws -> Void) throws {
        try CurrentFailureOwner.$value.withValue(owner) { _ = try exploringSchedules(1) { try body() } }
    }

    func testASkipAndAPassAreTheOwners() throws {
        try explore {
            let current = CurrentFailureOwner.value
            XCTAssertFalse(current === self.owner)
            XCTAssertEqual(current?.acceptSkip("no network"), true)
            current?.recordPass(at: CodeLocation(file: "file", line: 1))
        }
        XCTAssertEqual(owner.lines, ["skip: no network", "pass"])
    }

    /// The first order is the simplest. If it is skipped, failures in other orders must still be found.
    func testASkipOfOneOrderSkipsNoOther() throws {
        func explore(_ body: @escaping (Int) throws -> Void) throws -> Int {
            var count = 0
            return try CurrentFailureOwner.$value.withValue(owner) {
                try exploringSchedules(6, by: .random) {
                    count += 1
                    try body(count)
                }
                .count
            }
        }
        XCTAssertEqual(try explore { if $0 == 2 { throw XCTSkip("no network") } }, 6)
        XCTAssertEqual(owner.lines, ["skip: no network (1 of 6 orders; the others passed)"])
        XCTAssertThrowsError(try explore { _ in throw XCTSkip("none at all") }) { error in
            XCTAssertEqual((error as? XCTSkip)?.message, "none at all")
        }
        XCTAssertEqual(owner.lines.count, 1)
        XCTAssertThrowsError(
            try explore { number in
                if number == 1 { throw XCTSkip("no network") }
                expect(number) < 0
            }
        ) { XCTAssertTrue($0 is ScheduleFailure, "\($0)") }
    }

    func testWithoutAnOwnerASkipOfOneOrderIsThrown() throws {
        var count = 0
        try CurrentFailureOwner.$value.withValue(nil) {
            let explore = {
                try exploringSchedules(6) {
                    count += 1
                    if count == 1 { throw XCTSkip("no network") }
                }
            }
            XCTAssertThrowsError(try explore()) { XCTAssertTrue($0 is XCTSkip, "\($0)") }
        }
        XCTAssertEqual(count, 6)
    }

    func testWithoutAnOwnerASkipIsRefused() throws {
        try CurrentFailureOwner.$value.withValue(nil) {
            _ = try exploringSchedules(1) { XCTAssertEqual(CurrentFailureOwner.value?.acceptSkip("why"), false) }
        }
    }

    func testAFailureThatComesAfterTheOrderIsTheOwners() throws {
        var late: (any FailureOwner)?
        try explore { late = CurrentFailureOwner.value }
        late?.record(RecordedFailure(message: "late", location: nil))
        XCTAssertEqual(owner.lines, ["failure: late"])
    }

    func testAFailureUnderTheOrderIsHeldBack() {
        XCTAssertThrowsError(try explore { fail("now") }) { XCTAssertTrue($0 is ScheduleFailure) }
        XCTAssertEqual(owner.lines, [])
    }

    // MARK: The example

    /// Runs an example that takes a step and adds an attachment in each order that it explores.
    private func steps(_ body: @escaping @MainActor (Int) throws -> Void) -> [ExampleResult] {
        var count = 0
        @MainActor func step() throws {
            count += 1
            let recorder = CurrentFailureOwner.value?.stepRecorder as? any SnapshotRecorder
            XCTAssertEqual(recorder?.identity.names, ["explores"])
            XCTAssertEqual(recorder?.snapshotRecorder.identity.names, ["explores"])
            XCTAssertEqual(recorder?.isOver, false)
            let step = recorder?.beginStep("step \(count)")
            recorder?.attach(ExampleAttachment(name: "\(count)", mediaType: "text/plain", content: Data()))
            step.map { recorder?.endStep($0, duration: .zero, throwing: nil, hasFailed: false) }
            try body(count)
        }
        return onMain { runInner { it("explores") { try exploringSchedules(4) { try step() } } } }
    }

    func testTheExampleHasTheStepsOfTheFirstOrder() {
        let results = steps { _ in }
        XCTAssertEqual(results.messages, [])
        XCTAssertEqual(results.first?.steps?.map(\.name), ["step 1"])
        XCTAssertEqual(results.first?.attachments?.map(\.name), ["1"])
    }

    func testAndThoseOfTheOrderThatIsTold() {
        let results = steps { expect($0) < 2 }
        XCTAssertEqual(results.count, 1)
        XCTAssertEqual(results.first?.attachments?.count, 2, "\(results)")
    }
}
