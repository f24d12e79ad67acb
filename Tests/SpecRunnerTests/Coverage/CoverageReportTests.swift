import XCTest

@testable import SpecRunner

/// How the runner reads the lcov format, and the table of targets that it prints.
final class CoverageReportTests: XCTestCase {
    private let text = """
        SF:/p/Sources/A/A.swift
        FN:2,$s1A
        DA:2,1
        DA:3,0
        LF:3
        LH:2
        end_of_record
        SF:/p/Tests/ASpecs/ASpec.swift
        LF:10
        LH:10
        end_of_record
        SF:/p/Sources/A/Inner/I.swift
        LF:1000
        LH:999
        end_of_record

        """

    private func target(_ name: String, _ folder: String) -> PackageGraph.Target { .init(name: name, folder: folder) }

    func testTheFilesOfAReport() {
        let report = LcovReport(text)
        XCTAssertEqual(
            report.files.map(\.path),
            ["/p/Sources/A/A.swift", "/p/Tests/ASpecs/ASpec.swift", "/p/Sources/A/Inner/I.swift"]
        )
        XCTAssertEqual(report.files.map(\.lineCount), [3, 10, 1000])
        XCTAssertEqual(report.files.map(\.hitCount), [2, 10, 999])
        XCTAssertEqual(report.text, text)
        XCTAssertEqual(LcovReport("").files, [])
        XCTAssertEqual(LcovReport("TN:\nend_of_record\n").files, [])
    }

    func testWhatIsNotKeptIsNotInTheText() {
        var report = LcovReport(text)
        report.files.removeAll { !$0.path.contains("/Tests/") }
        XCTAssertEqual(report.text, "SF:/p/Tests/ASpecs/ASpec.swift\nLF:10\nLH:10\nend_of_record\n")
    }

    func testTheTableOfTheTargets() {
        let targets = [
            target("Inner", "/p/Sources/A/Inner"), target("Absent", "/p/Sources/Absent"), target("A", "/p/Sources/A"),
        ]
        XCTAssertEqual(
            CoverageTable(LcovReport(text), of: targets).text,
            """

            Coverage:
              A       66.6 %  2 of 3 lines
              Absent       –  no code of it is in the tests
              Inner   99.9 %  999 of 1000 lines
              all     99.8 %  1001 of 1003 lines

            """
        )
        XCTAssertEqual(
            CoverageTable(LcovReport("SF:/p/A/x.swift\nLF:2\nLH:2\nend_of_record\n"), of: [target("A", "/p/A")]).text,
            "\nCoverage:\n  A  100.0 %  2 of 2 lines\n"
        )
    }
}
