import SpecEvents
import SpecReports
import XCTest

/// The individual parts of the JSON document.
final class JSONPartsTests: XCTestCase {
    private let no = RecordedFailure(message: "no", location: CodeLocation(file: "/p/A.swift", line: 3))

    private func event(
        _ names: [String],
        tags: [String] = [],
        _ status: ExampleResult.Status = .passed,
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> Event {
        var result = ExampleResult(status: status, duration: 0.25)
        change(&result)
        return .exampleFinished(
            ExampleIdentity(
                identifier: "M.C/" + names.joined(separator: " › "),
                names: names,
                location: nil,
                tags: tags
            ),
            result
        )
    }

    private func text(_ events: [Event]) -> String {
        FixtureRun.text(of: events, duration: 1.5) { JSONReporter(Places(baseFolder: "/p"), write: $0) }
    }

    /// The lines of the example's object, without their indentation.
    private func example(_ event: Event) -> String {
        let lines = text([event]).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = lines.firstIndex(of: "\"kind\": \"example\",") ?? 0
        let end = lines.firstIndex(of: "\"failuresOutsideExamples\": []") ?? 0
        return lines[start..<end].joined(separator: "\n")
    }

    func testADocumentOfNothing() {
        XCTAssertEqual(
            text([]),
            """
            {
             "format": "swift-spec-report",
             "version": 1,
             "summary": {
              "isSuccess": true,
              "examples": 0,
              "passed": 0,
              "flaky": 0,
              "knownIssue": 0,
              "skipped": 0,
              "failed": 0,
              "crashed": 0,
              "timedOut": 0,
              "exited": 0,
              "failuresOutsideExamples": 0,
              "duration": 1.500000
             },
             "groups": [],
             "failuresOutsideExamples": []
            }

            """
        )
    }

    func testTheSummary() {
        let events = [
            .runStarted(exampleCount: 9, seed: 7), event(["1"]), event(["2"]), event(["3"], .failed),
            event(["4"], .skipped), event(["5"], .crashed), event(["6"], .timedOut), event(["7"], .exited),
            event(["8"]) { $0.earlierAttempts = [] }, event(["9"]) { $0.expectedFailures = [] },
            Event.failedOutsideExamples(no),
        ]
        XCTAssertTrue(
            text(events).contains(
                """
                 "summary": {
                  "isSuccess": false,
                  "examples": 9,
                  "passed": 2,
                  "flaky": 1,
                  "knownIssue": 1,
                  "skipped": 1,
                  "failed": 1,
                  "crashed": 1,
                  "timedOut": 1,
                  "exited": 1,
                  "failuresOutsideExamples": 1,
                  "duration": 1.500000,
                  "seed": 7
                 },
                """
            ),
            text(events)
        )
    }

    func testGroups() {
        XCTAssertTrue(
            text([event(["g", "h", "a"])]).contains(
                """
                 "groups": [
                  {
                   "name": "g",
                   "class": "M.C",
                   "items": [
                    {
                     "kind": "group",
                     "name": "h",
                     "class": "M.C",
                     "items": [
                      {
                       "kind": "example",
                       "name": "a",
                       "identifier": "M.C/g › h › a",
                       "status": "passed",
                       "duration": 0.250000
                      }
                     ]
                    }
                   ]
                  }
                 ],
                """
            )
        )
    }

    func testAnExampleHasOnlyWhatThereIs() {
        XCTAssertEqual(
            example(event(["a"]) { ($0.output, $0.steps, $0.attachments) = ([], [], []) }),
            """
            "kind": "example",
            "name": "a",
            "identifier": "M.C/a",
            "status": "passed",
            "duration": 0.250000
            }
            ]
            }
            ],
            """
        )
    }

    func testEverythingThatAnExampleMayHave() {
        let full = event(["a"], tags: ["x", "y"], .failed) {
            $0.reason = "r"
            $0.failures = [self.no, RecordedFailure(message: "lost", location: nil)]
            $0.expectedFailures = [self.no]
            $0.earlierAttempts = [[self.no], []]
            $0.steps = [
                ExampleStep(name: "in", level: 1, duration: 0.5, hasFailed: true),
                ExampleStep(name: "out", level: 0, duration: 1, hasFailed: false),
            ]
            $0.output = ["o", ""]
            $0.attachments = [
                ExampleAttachment(name: "log", mediaType: "text/plain", content: Data("x".utf8)),
                ExampleAttachment(name: "raw", mediaType: "a/b", content: Data([1, 2])),
            ]
        }
        let place = "\"file\": \"A.swift\",\n\"line\": 3"
        let failure = "{\n\"message\": \"no\",\n\(place)\n}"
        XCTAssertEqual(
            example(full),
            """
            "kind": "example",
            "name": "a",
            "identifier": "M.C/a",
            "status": "failed",
            "duration": 0.250000,
            "reason": "r",
            "tags": [
            "x",
            "y"
            ],
            "failures": [
            \(failure),
            {
            "message": "lost"
            }
            ],
            "expectedFailures": [
            \(failure)
            ],
            "earlierAttempts": [
            [
            \(failure)
            ],
            []
            ],
            "steps": [
            {
            "name": "out",
            "level": 0,
            "duration": 1.000000,
            "hasFailed": false
            },
            {
            "name": "in",
            "level": 1,
            "duration": 0.500000,
            "hasFailed": true
            }
            ],
            "output": [
            "o",
            ""
            ],
            "attachments": [
            {
            "name": "log",
            "mediaType": "text/plain",
            "text": "x"
            },
            {
            "name": "raw",
            "mediaType": "a/b",
            "base64": "AQI="
            }
            ]
            }
            ]
            }
            ],
            """
        )
    }

    func testEachVerdictHasItsName() {
        for (status, name) in [
            (ExampleResult.Status.passed, "passed"), (.failed, "failed"), (.skipped, "skipped"), (.crashed, "crashed"),
            (.timedOut, "timedOut"), (.exited, "exited"),
        ] { XCTAssertTrue(example(event(["a"], status)).contains("\"status\": \"\(name)\""), name) }
        XCTAssertTrue(example(event(["a"]) { $0.earlierAttempts = [] }).contains("\"status\": \"flaky\""))
        XCTAssertTrue(example(event(["a"]) { $0.expectedFailures = [] }).contains("\"status\": \"knownIssue\""))
    }

    func testPathsAreWholeWithoutAFolder() {
        let text = FixtureRun.text(of: [.failedOutsideExamples(no)]) { JSONReporter(write: $0) }
        XCTAssertTrue(text.contains("\"file\": \"/p/A.swift\",\n   \"line\": 3\n"), text)
    }
}
