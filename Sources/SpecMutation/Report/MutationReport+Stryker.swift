import Foundation

extension MutationReport {
    /// Returns the report in version 2 of Stryker's mutation-testing-elements schema.
    func json() throws -> Data {
        let shown = resultsOfFiles.map { ($0.path, object($0, $1)) }
        let modules = Dictionary(grouping: tests.indices) { String(tests[$0].prefix { $0 != "." }) }
        let report: [String: Any] = [
            "$schema": "https://git.io/mutation-testing-schema", "schemaVersion": "2",
            "thresholds": ["high": 95, "low": 80], "projectRoot": root, "framework": ["name": "specs mutate"],
            "files": Dictionary(uniqueKeysWithValues: shown),
            "testFiles": modules.mapValues { ["tests": $0.map { ["id": String($0), "name": tests[$0]] }] },
        ]
        return try JSONSerialization.data(withJSONObject: report, options: [.sortedKeys, .withoutEscapingSlashes])
            + Data("\n".utf8)
    }

    private func object(_ file: MutatedFile, _ results: [MutantResult]) -> [String: Any] {
        ["language": "swift", "source": file.source.text, "mutants": results.map(object)]
    }

    private func object(_ result: MutantResult) -> [String: Any] {
        func point(_ place: (line: Int, column: Int)) -> [String: Int] { ["line": place.line, "column": place.column] }
        var object: [String: Any] = [
            "id": String(result.number), "mutatorName": result.mutant.kind.rawValue,
            "replacement": result.mutant.replacement, "status": Self.status(result.verdict),
            "statusReason": result.verdict.text, "coveredBy": result.reachedBy.map { String($0) },
            "location": ["start": point(result.start), "end": point(result.end)],
        ]
        if case .noticed(let test?, _) = result.verdict, let number = tests.firstIndex(of: test) {
            object["killedBy"] = [String(number)]
        }
        return object
    }

    private static func status(_ verdict: Verdict) -> String {
        switch verdict {
        case .noticed: "Killed"
        case .timedOut: "Timeout"
        case .survived: "Survived"
        case .unreached: "NoCoverage"
        case .notRun: "Pending"
        case .accepted: "Ignored"
        case .doesNotCompile: "CompileError"
        }
    }
}
