import Foundation
import XCTest

@testable import SpecReports

final class HistoryFileTests: HistoryTestCase {
    private let text = """
        swift-spec-history\t1
        run\t2026-11-01T08-00-00Z-1\ta\twhole\t\t2\t1
        run\t2026-11-02T08-00-00Z-2\tb+\t\t2/3\t1\t0
        fp\t12,0\t0\t0\t1\tM.C/x › y
        end

        """

    private func read(_ text: String) throws -> History { try History(file: Data(text.utf8), name: "h/a.history") }

    func testAFileIsReadAndWritten() throws {
        let history = try read(text)
        XCTAssertEqual(history.text, text)
        XCTAssertEqual(history.problems, [])
        XCTAssertEqual(history.runs[1].part?.count, 3)
        XCTAssertEqual(history.runs.map(\.isWhole), [true, false])
        XCTAssertEqual(history.runs[0].counts, [2, 1])
        XCTAssertEqual(history["M.C/x › y"]?.failed, 0)
    }

    func testAFileThatIsCutShortIsReadAsFarAsItGoes() throws {
        let short = String(text.dropLast(4))
        XCTAssertEqual(try read(short).problems, ["h/a.history is cut short: the results of 1 example were read"])
        XCTAssertEqual(try read(String(short.dropLast(5))).records.count, 0)
        XCTAssertEqual(try read("").problems, ["h/a.history is cut short: the results of 0 examples were read"])
        for length in 0..<text.utf8.count {
            let data = Data(text.utf8.prefix(length))
            XCTAssertFalse(try History(file: data, name: "a").problems.isEmpty, "\(length) bytes")
        }
    }

    func testLinesThatCannotBeReadAreLeftOut() throws {
        for line in [
            "nonsense", "p\t1\t0\t\t7\tM.C/z", "p\t1\t9\t\t0\tM.C/z", "p\t1\t0\t5\t0\tM.C/z", "p\t1\t0\tx\t0\tM.C/z",
            "pp\t1\t0\t\t0\tM.C/z", "pp\t1\t1\t\t1\tM.C/z", "p\t1\t-1\t\t0\tM.C/z", "\t1\t0\t\t0\tM.C/z",
            "p\tnan\t0\t\t0\tM.C/z", "p\t1.5\t0\t\t0\tM.C/z", "p\t\t\t\t0\tM.C/z", "p\t\t0\t\t\t0\tM.C/z", "run\tonly",
            "",
            "run\t2026-11-01T08-00-00Z-1\tagain\twhole\t\t0\t0",
        ] {
            let history = try read(text.replacing("end", with: "\(line)\nend"))
            XCTAssertEqual(history.problems, ["h/a.history: 1 line cannot be read and is left out"], line)
            XCTAssertEqual(history.records.count, 1)
        }
    }

    func testMoreStatesThanAreRememberedCannotBeRead() throws {
        let runs = (100..<201).map { "run\t2026-11-03T\($0)\ta\twhole\t\t1\t0\n" }.joined()
        for (count, isRead) in [(100, true), (101, false)] {
            let states = String(repeating: "p", count: count)
            let record = "\(states)\t\t0\t\t102\tM.C/z"
            let history = try read(text.replacing("fp\t", with: runs + record + "\nfp\t"))
            XCTAssertEqual(history.records.count, isRead ? 2 : 1)
            XCTAssertEqual(history.problems.count, isRead ? 0 : 1)
        }
    }

    func testANumberThatIsTooGreatDoesNoHarm() throws {
        let great = String(repeating: "9", count: 30)
        let history = try read(text.replacing("fp\t12,0\t", with: "fp\t\(great),\(great)\t"))
        XCTAssertGreaterThan(history.usualDuration(of: "M.C/x › y") ?? 0, 1e12)
        for field in ["p\t1\t\(great)\t\t0\tM.C/z", "p\t1\t0\t\(great)\t0\tM.C/z", "p\t1\t0\t\t\(great)\tM.C/z"] {
            XCTAssertEqual(try read(text.replacing("end", with: "\(field)\nend")).records.count, 1)
        }
    }

    func testAnotherVersionIsAnError() {
        XCTAssertThrowsError(try read(text.replacing("history\t1", with: "history\t2"))) {
            XCTAssertEqual(
                "\($0)",
                "h/a.history is of version 2, and this version of specs reads 1: update specs, or give --history "
                    + "another folder"
            )
        }
    }

    func testChangedBytesDoNoHarm() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            var bytes = Array(text.utf8)
            for _ in 0..<3 {
                bytes[Int.random(in: 19..<bytes.count, using: &random)] = "0\t\n9-.fp".utf8.randomElement()!
            }
            guard var history = try? History(file: Data(bytes), name: "a") else { continue }
            history.merge(self.history("ab", ["x": "pf"]))
            _ = history.listing + history.text
        }
    }
}
