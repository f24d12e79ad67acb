import SpecEvents

/// The results in the schema of mutation-testing-elements, version 2, which Stryker's viewers and dashboards read.
struct StrykerReport {
    let results: [MutantResult]
    let files: [MutatedFile]
    let root: String
    /// The names of all tests.
    let tests: [String]

    var text: String {
        var json = JSONText(.oneLine)
        json.object { json in
            json.field("$schema", "https://git.io/mutation-testing-schema")
            json.field("schemaVersion", "2")
            json.object("thresholds") { thresholds in
                thresholds.field("high", 95)
                thresholds.field("low", 80)
            }
            json.field("projectRoot", root)
            json.object("framework") { $0.field("name", "specs mutate") }
            json.object("files", writeFiles)
            json.object("testFiles", writeTests)
        }
        json.endLine()
        return json.text
    }

    private func writeTests(_ json: inout JSONText) {
        let modules = Dictionary(grouping: tests.indices) { String(tests[$0].prefix { $0 != "." }) }
        for (module, indices) in modules.sorted(by: { $0.key < $1.key }) {
            json.object(module) { file in
                file.array("tests") { list in
                    for index in indices {
                        list.object { test in
                            test.field("id", String(index))
                            test.field("name", tests[index])
                        }
                    }
                }
            }
        }
    }

    private func writeFiles(_ json: inout JSONText) {
        let byFile = Dictionary(grouping: results, by: \.file)
        let numbers = Dictionary(zip(tests, 0...), uniquingKeysWith: { first, _ in first })
        for file in files {
            guard let results = byFile[file.path] else { continue }
            let lines = LineTable(file.source.scalars)
            json.object(file.path) { object in
                object.field("language", "swift")
                object.field("source", file.source.text(0..<file.source.scalars.count))
                object.array("mutants") { list in
                    for result in results { list.object { write(result, lines, numbers, &$0) } }
                }
            }
        }
    }

    private func write(_ result: MutantResult, _ lines: LineTable, _ numbers: [String: Int], _ json: inout JSONText) {
        json.field("id", String(result.number))
        json.field("mutatorName", result.mutant.kind.rawValue)
        json.field("replacement", result.mutant.replacement)
        json.object("location") { location in
            for (key, position) in [
                ("start", result.mutant.marked.lowerBound), ("end", result.mutant.marked.upperBound),
            ] {
                let place = lines.place(of: position)
                location.object(key) { point in
                    point.field("line", place.line)
                    point.field("column", place.column)
                }
            }
        }
        let (status, reason) = Self.status(result.verdict)
        json.field("status", status)
        if let reason { json.field("statusReason", reason) }
        json.array("coveredBy") { list in for test in result.reachedBy { list.field(nil, String(test)) } }
        if case .noticed(let test?, _) = result.verdict, let number = numbers[test] {
            json.array("killedBy") { $0.field(nil, String(number)) }
        }
    }

    private static func status(_ verdict: Verdict) -> (String, String?) {
        switch verdict {
        case .noticed(_, let how): ("Killed", how)
        case .timedOut(let test): ("Timeout", test)
        case .survived: ("Survived", nil)
        case .unreached: ("NoCoverage", nil)
        case .notRun: ("Pending", nil)
        case .accepted(let reason): ("Ignored", reason)
        case .doesNotCompile: ("CompileError", nil)
        }
    }
}
