import XCTest

@testable import SpecRunner

/// The files of reports. They must replace neither each other nor the files that the runner reads.
final class ReportFileTests: XCTestCase {
    private func problem(_ arguments: [String], environment: [String: String]? = nil, line: UInt = #line) -> String {
        do {
            _ = try OptionParser.options(from: arguments, environment: environment)
            XCTFail("no error", line: line)
            return ""
        } catch {
            return "\(error)"
        }
    }

    func testPathsAreComparedByTheFilesThatTheyLeadTo() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "same-file-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "real"), withIntermediateDirectories: true)
        func path(_ name: String) -> String { "\(folder.path)/\(name)" }
        try "{}".write(toFile: path("old"), atomically: true, encoding: .utf8)
        XCTAssertEqual(symlink(path("old"), path("link")), 0)
        XCTAssertEqual(link(path("old"), path("hard")), 0)
        XCTAssertEqual(symlink(path("real"), path("alias")), 0)
        let same = [
            ("old", "./old"), ("old", "link"), ("old", "hard"), ("real/../old", "old"), ("new", "real/../new"),
            ("alias/new", "real/new"), ("alias/gone/new", "real/gone/new"), ("./a", "a"),
        ]
        for (one, other) in same {
            let (one, other) = (path(one), path(other))
            let reports = "\(other) is the file of two reports; give each report its own file"
            XCTAssertEqual(problem(["--html", one, "--html", one]), "--html is given twice")
            for words in [["--html", one, "--junit", other], ["--coverage", one, "--json", other]] {
                let message = problem(words)
                XCTAssertTrue([reports, reports.replacing(other, with: one)].contains(message), message)
            }
            XCTAssertEqual(
                problem(["report", one, "--json", other]),
                "\(one) is read, and a report would replace it; give the report another file"
            )
            let bazel = problem(["report", one], environment: ["XML_OUTPUT_FILE": other])
            XCTAssertTrue(bazel.hasPrefix("\(one) is read, and a report"), bazel)
        }
        XCTAssertNoThrow(
            try OptionParser.options(
                from: ["--html", path("old"), "--json", path("new"), "--junit", path("real/old")]
            )
        )
    }
}
