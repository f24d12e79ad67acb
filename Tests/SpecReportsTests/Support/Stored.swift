import XCTest

/// Reports stored in files, as a reporter wrote them when somebody last reviewed and approved them.
///
/// To rewrite them, run `SPEC_REWRITE_STORED=1 swift test --filter SpecReportsTests`. Review the differences before you
/// commit them.
enum Stored {
    static func url(_ name: String) -> URL {
        URL(filePath: #filePath).appending(path: "../../Stored/\(name)").standardizedFileURL
    }

    static func assertEqual(_ text: String, _ name: String, file: StaticString = #filePath, line: UInt = #line) {
        let url = url(name)
        if ProcessInfo.processInfo.environment["SPEC_REWRITE_STORED"] != nil {
            XCTAssertNoThrow(try Data(text.utf8).write(to: url), file: file, line: line)
            return
        }
        guard let data = try? Data(contentsOf: url) else {
            return XCTFail("Stored/\(name) cannot be read; SPEC_REWRITE_STORED=1 writes it", file: file, line: line)
        }
        let stored = String(decoding: data, as: UTF8.self)
        guard stored != text else { return }
        let expected = stored.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(expected, lines).prefix { $0 == $1 }.count
        let there = same < expected.count ? String(expected[same]) : "the end"
        let here = same < lines.count ? String(lines[same]) : "the end"
        XCTFail("Stored/\(name):\(same + 1): stored is\n\(there)\nwritten was\n\(here)", file: file, line: line)
    }
}
