import SpecEvents
import XCTest

@testable import SpecRunner

final class CrashReportTests: XCTestCase {
    func testThePlaceIsTheInnermostFrameThatHasOne() {
        let report = CrashReport(output: [
            "last words", "Fatal error: Index out of range", "swift-runtime: failed to suspend thread 7", "",
            "*** Signal 4: Backtracing from 0x7f... done ***", "",
            "*** Program crashed: Illegal instruction at 0x7f ***",
            "0               0x7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so",
            "1 [ra]          0x7f specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so",
            "2 [ra] [thunk]  0x55 partial apply for closure + 27 in app at //<compiler-generated>",
            "3 [ra]          0x55 FooSpec.spec() + 244 in app at /a folder/FooSpec.swift:9:100",
            "4 [ra]          0x55 Body.run(within:) + 222 in app at /p/Sources/Spec/Body.swift:9:35",
        ])
        XCTAssertEqual(report.printed, ["last words", "Fatal error: Index out of range"])
        XCTAssertEqual(report.locations, [CodeLocation(file: "/a folder/FooSpec.swift", line: 9)])
    }

    func testThePlacesAreThoseOfTheCallersToo() {
        func frame(_ line: Int, _ file: String = "/a/FooSpec.swift") -> String {
            "3 [ra]          0x55 FooSpec.spec() + 244 in app at \(file):\(line):20"
        }
        let title = "*** Program crashed: Illegal instruction at 0x7f ***"
        let report = CrashReport(
            output: [title, frame(7, "/a/Helper.swift"), frame(3), frame(3), "Backtrace took 0.05s", frame(9)]
        )
        XCTAssertEqual(report.locations.map(\.description), ["/a/Helper.swift:7", "/a/FooSpec.swift:3"])
        let installed = CrashReport(
            output: [
                title, frame(7, "/p/swift-spec/Sources/Expect/Expect.swift"), frame(3),
                frame(5, "/p/swift-spec/Sources/Examples/A.swift"),
            ]
        )
        XCTAssertEqual(installed.locations.map(\.line), [3, 5], "a runner from another folder")
        let deep = CrashReport(output: [title] + (1...100).map { frame($0) })
        XCTAssertEqual(deep.locations.map(\.line), Array(1...10))
    }

    func testTheReasonOfATrapIsNotLostAboveTheStackThatTheRuntimePrints() {
        let (reason, stack) = ("A.swift:3: Fatal error: no", (0..<12).map { "\($0) libXCTest.so" })
        XCTAssertEqual(CrashReport(output: ["first", reason] + stack).lastLines, [reason] + stack.suffix(10))
        XCTAssertEqual(
            CrashReport(output: ["first", reason] + stack.prefix(2)).lastLines,
            ["first", reason] + stack.prefix(2)
        )
        XCTAssertEqual(CrashReport(output: ["first"] + stack).lastLines, Array(stack.suffix(10)))
    }

    func testTheBacktraceOfAnotherProcessIsOutput() {
        let other = [
            "*** Signal 4: Backtracing from 0x7f... done ***", "",
            "*** Program crashed: Illegal instruction at 0x7f ***",
            "0               0x7f childCode() + 623 in child at /child/main.swift:1:1", "", "Backtrace took 0.07s", "",
        ]
        let own = [
            "*** Signal 3: Backtracing from 0x55... done ***", "", "*** Program crashed: Quit at 0x55 ***",
            "3 [ra]          0x55 FooSpec.spec() + 244 in app at /a/FooSpec.swift:9:100", "", "Backtrace took 0.05s",
        ]
        let report = CrashReport(output: ["first"] + other + ["second"] + own)
        XCTAssertEqual(report.printed, ["first"] + other + ["second"])
        XCTAssertEqual(report.locations, [CodeLocation(file: "/a/FooSpec.swift", line: 9)])
        XCTAssertEqual(CrashReport.completeTraceCount(in: []), 0)
        XCTAssertEqual(CrashReport.completeTraceCount(in: other + ["second"] + own.dropLast()), 1)
        XCTAssertEqual(CrashReport.completeTraceCount(in: other + ["second"] + own), 2)
    }

    func testTheFrameworkIsNeverThePlace() {
        let report = CrashReport(output: [
            "*** Program crashed: Illegal instruction at 0x7f ***",
            "4 [ra]          0x55 Body.run(within:) + 222 in app at /p/Sources/Spec/Body.swift:9:35",
        ])
        XCTAssertEqual(report.locations, [])
    }

    func testNeitherIsTheExpectationThatEvaluatedTheExpression() {
        let sources = #filePath.replacing("Tests/SpecRunnerTests/Processes/CrashReportTests.swift", with: "Sources")
        let report = CrashReport(output: [
            "*** Program crashed: Illegal instruction at 0x7f ***",
            "1 [ra]          0x55 process_flush_output + 9 in app at \(sources)/ProcessShims/ProcessShims.c:72:5",
            "2 [ra]          0x55 Expectation.value() + 27 in app at \(sources)/Expect/Expectation.swift:9:100",
            "3 [ra]          0x55 FooSpec.spec() + 244 in app at /a/FooSpec.swift:7:20",
        ])
        XCTAssertEqual(report.locations, [CodeLocation(file: "/a/FooSpec.swift", line: 7)])
    }

    func testTheCallThatEndedTheProcessIsNoOutput() {
        let rest = "was called before the end of the run; the remaining examples did not run"
        for (line, call, printed) in [
            ("error: exit(0) \(rest)", "exit(0)", []), ("error: _exit(-1) \(rest)", "_exit(-1)", []),
            ("error: quick_exit(3) \(rest)", "quick_exit(3)", []), ("error: exit \(rest)", "exit", []),
            ("error: execv(/bin/true) \(rest)", "execv(/bin/true)", []),
            ("no break, error: exit(0) \(rest)", "exit(0)", ["no break, "]),
        ] as [(String, String, [String])] {
            let report = CrashReport(output: ["bye", line, "after it", ""], hasExited: true)
            XCTAssertEqual(report.exitCall, call)
            XCTAssertEqual(report.printed, ["bye"] + printed + ["after it"])
        }
        let twice = CrashReport(output: ["error: exit(1) \(rest)", "error: exit(2) \(rest)"], hasExited: true)
        XCTAssertEqual(twice.exitCall, "exit(2)")
        XCTAssertEqual(twice.printed, ["error: exit(1) \(rest)"])
        XCTAssertNil(CrashReport(output: ["error: exit(0) was called"], hasExited: true).exitCall)
        let killed = CrashReport(output: ["error: exit(0) \(rest)"])
        XCTAssertNil(killed.exitCall)
        XCTAssertEqual(killed.printed, ["error: exit(0) \(rest)"])
    }

    func testWithoutATraceAllIsWhatWasPrinted() {
        XCTAssertEqual(CrashReport(output: ["a", "", "b"]).printed, ["a", "", "b"])
        XCTAssertNil(CrashReport(output: []).locations.first)
    }
}
