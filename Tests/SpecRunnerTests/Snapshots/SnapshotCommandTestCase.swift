import SpecEvents
import XCTest

@testable import SnapshotFiles
@testable import SpecRunner

/// Runs with snapshots in the runner's folder. The folder contains the suite's source, as if the suite had been built from it.
class SnapshotCommandTestCase: RunnerProcessTestCase {
    static let directive = "#sourceLocation(file:\"FoundSpec.swift\",line:1)\n"
    static let source: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../FixtureSuite/SnapshotSpec.swift").standardized
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: directive).last ?? ""
    }()

    override func setUpWithError() throws {
        try super.setUpWithError()
        try putSource(Self.source)
    }

    /// Writes the source file with a date before the suite was built.
    func putSource(_ text: String, age: TimeInterval = 1e6) throws {
        let file = runner.file("FoundSpec.swift")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let date = Date(timeIntervalSinceNow: -age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }

    func runSuite(_ arguments: String..., words: String = "", found: String = "found", ci: String = "") throws
        -> (status: Int32, lines: [String])
    {
        let environment = ["FIXTURE_WORDS": words, "FOUND": found, "CI": ci]
        let result = try runner.run("Snapshot", ["--format", "none"] + arguments, environment: environment)
        return (result.status, result.errors.split(separator: "\n").map(String.init))
    }

    static let file = "Snapshots/SnapshotSpec.md"
    var snapshots: String { runner.text(Self.file) }

    func document(_ path: String = file) throws -> SnapshotDocument {
        try SnapshotDocument(Data(runner.text(path).utf8), of: path)
    }

    func names() throws -> [String] {
        try document().keys.map { $0.example + ($0.name.map { " \($0)" } ?? "") }
    }

    let all = ["one", "row: \"X\"", "row: \"x\"", "two a", "two b"]
}
