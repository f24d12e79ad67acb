import SpecEvents
import XCTest

@testable import SpecReports

/// The commands that rerun what failed.
final class RerunListTests: ReportTestCase {
    private func failed(
        _ name: String,
        _ file: String = "/p/A.swift",
        line: Int = 3,
        uses: [ExampleIdentity.SharedUse] = []
    ) -> Event {
        let location = CodeLocation(file: file, line: line)
        let identity = ExampleIdentity(identifier: "M.C/\(name)", names: ["g", name], location: location, uses: uses)
        return .exampleFinished(identity, ExampleResult(status: .failed, duration: 0))
    }

    private func list(_ events: [Event], command: String = "swift run specs") -> String {
        var text = ""
        RunEnd(style: TerminalStyle(places: Places(baseFolder: "/p"), command: command)) { text += $0 }
            .printCommands(summary(events).failed)
        return text
    }

    func testACommandForEachPlace() {
        XCTAssertEqual(
            list([failed("a"), event(["b"]), failed("c", line: 9), failed("d"), failed("e", "/q/my B.swift")]),
            """

            To run again what failed:

              swift run specs A.swift:3  # 2 examples
              swift run specs A.swift:9  # g › c
              swift run specs '/q/my B.swift:3'  # g › e

            """
        )
    }

    func testNothingFailed() {
        XCTAssertEqual(list([event(["a"])]), "")
    }

    func testASharedExampleRunsWhereTheClassUsesIt() {
        let uses = [("/p/S.swift", 7), ("/p/T.swift", 8)].map { file, line in
            ExampleIdentity.SharedUse(name: "u", location: CodeLocation(file: file, line: line))
        }
        XCTAssertTrue(list([failed("a", uses: uses)]).contains("\n  swift run specs S.swift:7  # g › a\n"))
    }

    func testAFilterRunsOneInAFileWhoseLinesHaveMoved() {
        let texts = Lock(["/p/S.swift": "old"])
        let source = SourceExcerpts { path in texts.withLock { $0[path] } }
        source.keep(["/p/S.swift"])
        texts.withLock { $0["/p/S.swift"] = "new\nold" }
        XCTAssertEqual(source.lines(of: "/p/S.swift"), ["old"])
        let places = Places(baseFolder: "/p", source: source)
        let example = summary([failed("a", "/p/S.swift", line: 1)]).failed[0]
        XCTAssertEqual(example.rerun("specs", places), "specs --filter '^C › g › a$'")
    }

    func testWithoutAPlaceAFilterRunsIt() {
        let example = event(["it's (1)"], .failed)
        XCTAssertTrue(
            list([example], command: "specs").contains(#"\#n  specs --filter '^C › it'\''s \(1\)$'  # it's (1)\#n"#)
        )
    }

    func testALongListEndsInOneCommandForAll() {
        let lines = list((1...23).map { failed("\($0)", line: $0) }).split(separator: "\n")
        XCTAssertEqual(lines.count, 22)
        XCTAssertEqual(lines.last, "  swift run specs --only-failures  # and 3 more")
        let oneMore = list((1...21).map { failed("\($0)", line: $0) })
        XCTAssertTrue(oneMore.hasSuffix("--only-failures  # and 1 more\n"), oneMore)
        XCTAssertEqual(list((1...20).map { failed("\($0)", line: $0) }).split(separator: "\n").count, 21)
    }
}
