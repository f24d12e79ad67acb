import SpecEvents

/// A reporter that writes the run as a single JSON document when the run ends.
///
/// ```json
/// {
///   "format": "swift-spec-report", "version": 1,
///   "summary": {"isSuccess": false, "examples": 2, "passed": 1, "flaky": 0, "knownIssue": 0, "skipped": 0,
///               "failed": 1, "crashed": 0, "timedOut": 0, "exited": 0, "failuresOutsideExamples": 0,
///               "duration": 1.6, "seed": 42},
///   "groups": [{"name": "Screen", "class": "AppSpecs.ScreenSpec", "items": [
///     {"kind": "group", "name": "after a tap", "class": "AppSpecs.ScreenSpec", "items": []},
///     {"kind": "example", "name": "loads", "identifier": "AppSpecs.ScreenSpec/Screen › loads", "status": "failed",
///      "duration": 0.25, "file": "Specs/ScreenSpec.swift", "line": 12, "tags": ["ui"],
///      "failures": [{"message": "expected to equal 2, got 1", "file": "Specs/ScreenSpec.swift", "line": 14}]}
///   ]}],
///   "failuresOutsideExamples": [{"message": "late"}]
/// }
/// ```
///
/// - `status` is one of the keys from `passed` to `exited` in `summary`. A `flaky` example passed
///   after a failed attempt. A `knownIssue` failed as expected.
/// - Durations are in seconds. `seed` is present if the order was random. `remarks`, an array of
///   lines, is present if all examples were skipped.
/// - An example may also have a `reason` (for a skip, a known issue or the end of its process),
///   `expectedFailures` (for a known issue), `earlierAttempts` (an array of failures for each
///   attempt), `steps` (with `name`, `level`, `duration` and `hasFailed`, in the order in which
///   they began), `output` (an array of lines) and `attachments` (with `name`, `mediaType`, and
///   either `text` or, for anything but text, `base64`). Fields without a value are omitted.
/// - A failure may have `origins` (with `name`, `file` and `line`), innermost first. They are the
///   example, if the failure occurred outside its lines, and the uses of shared examples.
package final class JSONReporter: Reporter {
    private let places: Places
    private let write: (String) -> Void

    package init(_ places: Places = Places(), write: @escaping (String) -> Void) {
        (self.places, self.write) = (places, write)
    }

    package func finish(_ summary: Summary) {
        let groups = ReportTree(summary.examples).groups
        var json = JSONText(.indented(0))
        json.object {
            $0.field("format", "swift-spec-report")
            $0.field("version", 1)
            $0.object("summary") { self.write(summary, to: &$0) }
            $0.array("groups") { for group in groups { self.write(group, isInner: false, to: &$0) } }
            $0.failures("failuresOutsideExamples", summary.failuresOutsideExamples, of: nil, self.places)
        }
        json.endLine()
        write(json.text)
    }

    private func write(_ summary: Summary, to json: inout JSONText) {
        json.field("isSuccess", summary.isSuccess)
        json.field("examples", summary.tally.total)
        for verdict in Verdict.allCases { json.field(verdict.rawValue, summary.tally[verdict]) }
        json.field("failuresOutsideExamples", summary.failuresOutsideExamples.count)
        json.duration(summary.duration)
        if let seed = summary.seed { json.field("seed", seed) }
        json.lines("remarks", summary.remarks(.english))
    }

    private func write(_ group: ReportGroup, isInner: Bool, to json: inout JSONText) {
        json.object {
            if isInner { $0.field("kind", "group") }
            $0.field("name", group.name)
            $0.field("class", group.className)
            $0.array("items") {
                for item in group.items {
                    switch item {
                    case .group(let inner): self.write(inner, isInner: true, to: &$0)
                    case .example(let example): $0.example(example, self.places)
                    }
                }
            }
        }
    }
}
