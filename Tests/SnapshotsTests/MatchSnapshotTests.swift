import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import SnapshotFiles
@testable import Snapshots

/// A double for a running example. It has a folder for snapshots and records the snapshots that expectations use.
private final class ExampleDouble: SnapshotRecorder {
    let folder: String
    let found = Lock<[SnapshotUse]>([])
    let failures = Lock<[String]>([])

    init(_ folder: String) { self.folder = folder }

    var stepRecorder: (any StepRecorder)? { self }
    var snapshotRecorder: any SnapshotRecorder { self }
    func record(_ failure: RecordedFailure) { failures.withLock { $0.append(failure.message) } }
    func record(_ use: SnapshotUse) -> String? {
        found.withLock { $0.append(use) }
        return nil
    }
    func beginStep(_ name: String) -> Int { 0 }
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool) {}
    func attach(_ attachment: ExampleAttachment) {}
    func result(duration: Duration) -> ExampleResult { ExampleResult(status: .passed, duration: 0) }
    var isOver: Bool { true }
    var identity: ExampleIdentity {
        ExampleIdentity(identifier: "M.C/e", names: ["e"], location: CodeLocation(file: "\(folder)/C.swift", line: 7))
    }
}

final class MatchSnapshotTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: "\(folder)/Snapshots", withIntermediateDirectories: true)
        var document = SnapshotDocument()
        document.entries[SnapshotKey(className: "M.C", example: "e", name: "old")] = ("a\nb", "text")
        document.entries[SnapshotKey(className: "M.C", example: "e", name: "é")] = ("é", "text")
        try document.data.write(to: URL(fileURLWithPath: file))
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var file: String { "\(folder)/Snapshots/C.md" }

    private func mode(_ words: String...) -> ProcessRequest {
        var request = ProcessRequest()
        (request.supervisor, request.eventsPath) = (1, "x")
        (request.isOnCI, request.updatesSnapshots) = (words.contains("CI"), words.contains("update"))
        return request
    }

    private static func state(of use: SnapshotUse) -> String {
        use.actual == nil ? "used" : use.expected == nil ? "missing" : "different"
    }

    /// Runs expectations in an example. Returns the failure messages, with “F” for the folder, and the snapshots' states.
    private func run(_ mode: ProcessRequest? = nil, _ body: () -> Void) -> (failures: [String], states: [String]) {
        let example = ExampleDouble(folder)
        CurrentTest.$request.withValue(mode ?? self.mode()) {
            CurrentFailureOwner.$value.withValue(example, operation: body)
        }
        let states = example.found.withLock(\.self).map { use in
            "\(Self.state(of: use)) \(use.key.name ?? "-") \(use.actual ?? "-")"
        }
        return (example.failures.withLock(\.self).map { $0.replacing(folder, with: "F") }, states)
    }

    func testWhatIsTheSameMatches() {
        let (failures, states) = run {
            expect("a\nb").to(matchSnapshot(named: "old"))
            expect("a\nb"[...]).to(matchSnapshot(as: .text, named: "old"))
            expect("b").notTo(matchSnapshot(named: "old"))
            expect("a\nb").toEventually(matchSnapshot(named: "old"))
            expect("b").to(not(matchSnapshot(named: "old")))
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(states, ["used old -", "used old -", "used old -", "used old -", "used old -"])
    }

    func testWhatDiffersFailsWithTheCommandThatAcceptsIt() {
        let (failures, states) = run {
            expect("a\nc").to(matchSnapshot(named: "old"))
            expect("e\u{301}").to(matchSnapshot(named: "é"))
            expect("a\nb").notTo(matchSnapshot(named: "old"))
            expect("c").toEventually(matchSnapshot(named: "old"), timeout: .milliseconds(1))
            expect(nil as String?).to(matchSnapshot(named: "old"))
        }
        XCTAssertEqual(
            failures[0],
            """
            expected to match the snapshot “old” in F/Snapshots/C.md, got another text
                a
              - b
              + c
              to accept it: swift run specs --update-snapshots F/C.swift:7
            """
        )
        XCTAssertTrue(
            failures[1].hasPrefix("expected to match the snapshot “é” in F/Snapshots/C.md, got another text\n  "),
            failures[1]
        )
        XCTAssertEqual(failures[2], "expected not to match its snapshot, got \"a\\nb\"")
        let eventually = "expected to eventually match the snapshot “old” in F/Snapshots/C.md, got another text"
        XCTAssertTrue(failures[3].hasPrefix(eventually), failures[3])
        XCTAssertEqual(failures[4], "expected to match its snapshot, got nil")
        XCTAssertEqual(states.prefix(3), ["different old a\nc", "different é e\u{301}", "used old -"])
        XCTAssertEqual(Set(states.dropFirst(3)), ["used old -"])
    }

    func testADetachedTaskOfAnExampleHasNoSnapshots() {
        let example = ExampleDouble(folder)
        FailureReport.runningExample.withLock { $0 = example }
        defer { FailureReport.runningExample.withLock { $0 = nil } }
        XCTAssertThrowsError(try CurrentTest.find()) {
            XCTAssertEqual("\($0)", "no example is known here: this is a hook for all, or a detached task")
        }
    }

    func testWithoutARunnerTheVariableAcceptsWhatDiffers() {
        var request = mode("CI")
        request.supervisor = nil
        let (failures, _) = run(request) { expect("c").to(matchSnapshot(named: "old")) }
        let advice = "to accept it: SPEC_UPDATE_SNAPSHOTS=1 swift test --filter M.C"
        XCTAssertTrue(failures.first?.hasSuffix("\n  \(advice)") ?? false, "\(failures)")
    }

    func testUpdatingTakesWhatDiffers() {
        let (failures, states) = run(mode("update", "CI")) {
            expect("c").to(matchSnapshot(named: "old"))
            expect("c").to(matchSnapshot(named: "new"))
            expect("c").to(not(matchSnapshot(named: "old")))
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(states, ["different old c", "missing new c", "used old -"])
    }

    func testWhatIsMissingIsWrittenByToAlone() {
        let there = "match the snapshot “new” in F/Snapshots/C.md, and there is none"
        let advice = "only `to` writes it, because other forms do not know which text is the last"
        let (failures, states) = run {
            expect("a").to(matchSnapshot(named: "new"))
            expect("a").notTo(matchSnapshot(named: "new"))
            expect("a").toEventually(matchSnapshot(named: "new"), timeout: .milliseconds(1))
            expect("a").to(not(matchSnapshot(named: "new")))
        }
        XCTAssertEqual(failures.count, 3)
        XCTAssertEqual(failures[0], "expected not to \(there)\n  + a\n  \(advice)")
        XCTAssertTrue(failures[1].hasPrefix("expected to eventually \(there)"), failures[1])
        XCTAssertTrue(failures[1].contains("\n  \(advice)"), failures[1])
        XCTAssertEqual(failures[2].prefix { $0 != "\n" }, "expected to not match its snapshot, got \"a\"")
        XCTAssertEqual(states[0], "missing new a")
        XCTAssertEqual(Set(states.dropFirst()), ["used new -"])
    }

    func testInsideOfAnotherMatcherItSaysWhyItFails() {
        let missing = """
            expected to match the snapshot “new” in F/Snapshots/C.md, and there is none
              + 1
              inside another matcher it is not written: give it an expectation of its own
            """
        let (failures, states) = run {
            expect("1").to(matchSnapshot(named: "new") && equal("1"))
            expect("1").to(satisfyAllOf(equal("1"), matchSnapshot(named: "new")))
            expect("1").to(satisfyAnyOf(equal("2"), matchSnapshot(named: "new")))
            expect(["1"]).to(contain(matchSnapshot(named: "new")))
            expect(["1"]).to(allPass(matchSnapshot(named: "new")))
            expect("1").to(!matchSnapshot(named: "new"))
            expect("a\nc").to(matchSnapshot(named: "old") && beginWith("a"))
        }
        let lines = missing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertEqual(failures.count, 7)
        for failure in failures.dropLast() {
            for line in lines { XCTAssertTrue(failure.contains(line), "\(failure)\nlacks \(line)") }
        }
        XCTAssertEqual(
            failures.first,
            """
            expected to match its snapshot and equal "1", got "1"
              expected to match the snapshot “new” in F/Snapshots/C.md, and there is none
              + 1
              inside another matcher it is not written: give it an expectation of its own
            """
        )
        XCTAssertEqual(
            failures.last,
            """
            expected to match its snapshot and begin with "a", got "a\\nc"
              expected to match the snapshot “old” in F/Snapshots/C.md, got another text
                a
              - b
              + c
            """
        )
        XCTAssertEqual(Set(states), ["used new -", "used old -"])
    }

    func testInsideOfAForkedProcessItSaysSo() {
        let (failures, _) = run {
            expect { expect("a").to(matchSnapshot(named: "old")) }.notTo(trap())
            expect { expect("a").to(matchInlineSnapshot()) }.notTo(trap())
        }
        XCTAssertEqual(
            failures,
            ["its snapshot", "its inline snapshot"].map {
                """
                expected to match \($0), got "a"
                  a forked process, such as that of `trap`, keeps no snapshots: compare it outside
                """
            }
        )
    }

    func testOnCIWhatIsMissingFailsWithItsText() {
        let (failures, states) = run(mode("CI")) { expect("a\nb").to(matchSnapshot()) }
        assertList(
            failures,
            """
            expected to match the snapshot in F/Snapshots/C.md, and there is none
              + a
              + b
              it is not written on CI; write it elsewhere: swift run specs --update-snapshots F/C.swift:7
            """
        )
        XCTAssertEqual(states, ["missing - a\nb"])
    }

    func testInline() {
        let (failures, states) = run {
            expect("a").to(matchInlineSnapshot { "a" })
            expect([1, 2]).to(
                matchInlineSnapshot(as: .lines) {
                    """
                    1
                    2
                    """
                }
            )
            expect("a").to(matchInlineSnapshot(filePath: "F.swift", line: 3, column: 4) { "b" })
            expect("a").to(matchInlineSnapshot(filePath: "F.swift", line: 3, column: 4))
        }
        assertList(
            failures,
            """
            expected to match the inline snapshot at F.swift:3:4, got another text
              - b
              + a
              to accept it: swift run specs --update-snapshots F/C.swift:7
            """
        )
        XCTAssertEqual(states, ["used - -", "used - -", "different - a", "missing - a"])
    }

    func testWhatCannotBeComparedFails() throws {
        struct Broken: Error {}
        let spoilt = NSTemporaryDirectory() + "spoilt-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: "\(spoilt)/Snapshots", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: spoilt) }
        try "mine".write(toFile: "\(spoilt)/Snapshots/C.md", atomically: true, encoding: .utf8)
        let (failures, _) = run { expect(1).to(matchSnapshot(as: .custom { _ in throw Broken() })) }
        XCTAssertEqual(failures, ["expected to match its snapshot, got 1\n  its text cannot be made: Broken()"])
        folder = spoilt
        let (others, states) = run { expect("a").to(matchSnapshot()) }
        assertList(
            others,
            "expected to match its snapshot, got \"a\"\n  F/Snapshots/C.md: line 1: “mine” is neither a heading nor in a block; "
                + "mend the file, or remove it"
        )
        XCTAssertEqual(states, [])
    }

    func testAsync() async {
        let example = ExampleDouble(folder)
        await CurrentTest.$request.withValue(mode()) {
            await CurrentFailureOwner.with(example) {
                await expect { await Task { "a\nb" }.value }.to(matchSnapshot(named: "old"))
                await expect { await Task { "a" }.value }.to(matchSnapshot(named: "new"))
                await expect { await Task { "a" }.value }.toEventually(
                    matchSnapshot(named: "new"),
                    timeout: .milliseconds(1)
                )
            }
        }
        XCTAssertEqual(example.found.withLock { $0.prefix(3).map(Self.state) }, ["used", "missing", "used"])
        XCTAssertEqual(example.failures.withLock { $0.count }, 1)
    }

    /// The snapshots for this test are stored in a folder next to this file.
    func testInATestOfXCTest() {
        expect("a test of XCTest").to(matchSnapshot())
        expect("another").to(matchSnapshot(named: "named"))
    }

    func testFileNames() {
        func path(_ name: String) -> String { SnapshotStore.path(of: name, besides: "/s/F.swift") }
        XCTAssertEqual(path("M.C"), "/s/Snapshots/C.md")
        XCTAssertEqual(path("M.Outer.Inner in XCTest"), "/s/Snapshots/Outer.Inner.md")
        XCTAssertEqual(path("M.C/../x y"), "/s/Snapshots/C_.._x.md")
        let long = String(repeating: "ä", count: 300)
        XCTAssertLessThan(path("M.\(long)").utf8.count, 130)
        XCTAssertEqual(path("M.\(long)a"), path("M.\(long)b"))
        XCTAssertEqual(SnapshotStore.path(of: "C", besides: "F.swift"), "Snapshots/C.md")
    }
}
