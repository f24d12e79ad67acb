import SpecEvents
import XCTest

@testable import SpecReports

/// Recordings that `--events` did not write. Each is refused with the line at fault, or reported, but is never falsely green.
final class CraftedRecordingTests: XCTestCase {
    func testAVariantOfAGoodRecordingIsRefusedOrReportedAndNeverGreen() throws {
        let recording = try Data(contentsOf: Stored.url("recording.jsonl"))
        var mutator = RecordingMutator(recording, seed: 1)
        var accepted = 0
        for _ in 0..<300 {
            let variant = mutator.next()
            guard let stream = try Self.stream(variant) else { continue }
            accepted += 1
            let reports = CraftedReports(of: stream)
            XCTAssertFalse(reports.isGreen, String(decoding: variant, as: UTF8.self))
            XCTAssertNoThrow(try reports.check(), String(decoding: variant, as: UTF8.self))
        }
        // The variants are useful only if many of them get through to the reporters.
        XCTAssertGreaterThan(accepted, 60)
        XCTAssertLessThan(accepted, 240)
    }

    func testNoBeginningOfAGreenRecordingIsGreen() throws {
        let recording = Self.recording(ofGreenExamples: 2)
        for length in 0..<recording.count {
            guard let stream = try Self.stream(recording.prefix(length)) else { continue }
            let isWhole = length >= recording.count - 1
            XCTAssertEqual(CraftedReports(of: stream).isGreen, isWhole, "\(length) of \(recording.count) bytes")
        }
    }

    func testAGreenRecordingWithoutOneOfItsLinesIsNotGreen() throws {
        let lines = Self.recording(ofGreenExamples: 2).split(separator: UInt8(ascii: "\n"))
        XCTAssertEqual(lines.count, 6)
        for index in lines.indices {
            let rest = lines.indices.filter { $0 != index }.map { lines[$0] }
            guard let stream = try Self.stream(Data(rest.map { $0 + [UInt8(ascii: "\n")] }.joined())) else { continue }
            XCTAssertFalse(CraftedReports(of: stream).isGreen, "without line \(index + 1)")
        }
    }

    /// The stream in a recording, or `nil` if the recording is refused with the line at fault.
    private static func stream(_ data: Data) throws -> RecordedStream? {
        do {
            return try RecordedStream(name: "crafted", data: data)
        } catch let problem as DescribedError {
            XCTAssertNotNil(problem.description.wholeMatch(of: /crafted:\d+: .+/.dotMatchesNewlines()), "\(problem)")
            return nil
        }
    }

    private static func recording(ofGreenExamples count: Int) -> Data {
        let examples = (1...count).flatMap { number -> [Event] in
            let example = ExampleIdentity(identifier: "M.C/\(number)", names: ["a", "\(number)"], location: nil)
            return [.exampleStarted(example), .exampleFinished(example, ExampleResult(status: .passed, duration: 0))]
        }
        let events: [Event] = [.runStarted(exampleCount: count)] + examples + [.runFinished]
        var encoder = EventEncoder()
        return Data(encoder.lines(for: events).utf8)
    }
}

/// What all reporters write about a stream.
private struct CraftedReports {
    let isGreen: Bool
    private var json = ""
    private var junit = ""

    init(of stream: RecordedStream) {
        let run = MergedRun(of: [stream])
        let style = TerminalStyle(columns: 60, showsTags: true)
        var time = 0.0
        var (json, junit, rest) = ("", "", "")
        let reporter: [any Reporter] = [
            DocumentationReporter(style: style) { rest += $0 }, DotsReporter(style: style) { rest += $0 },
            GNUReporter { rest += $0 }, GitHubReporter(token: "T") { rest += $0 },
            SlowestReporter(count: 3, style: style) { rest += $0 },
            ProgressLine(
                style: style,
                now: {
                    time += 0.5
                    return time
                },
                write: { rest += $0 }
            ), MarkdownReporter { rest += $0 }, MarkdownReporter(isStable: true) { rest += $0 },
            HTMLReporter(DocumentStyle(places: Places(source: SourceExcerpts { _ in "a\nb\nc" }))) { rest += $0 },
            JSONReporter { json += $0 },
            JUnitReporter { junit += $0 },
        ]
        var summary = Summary()
        run.events.forEach { summary.count($0) }
        summary.duration = run.duration
        isGreen = summary.isSuccess && run.unfinished.isEmpty
        run.events.forEach(reporter.report)
        reporter.finish(summary)
        (self.json, self.junit) = (json, junit)
    }

    /// Throws an error if a report that programs read is malformed.
    func check() throws {
        _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
        try JUnitSchema.check(junit)
    }
}
