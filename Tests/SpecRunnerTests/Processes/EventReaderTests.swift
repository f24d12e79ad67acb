import SpecEvents
import XCTest

@testable import SpecRunner

/// What an ``EventWriter`` writes and an ``EventReader`` reads while the file grows.
final class EventFileTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "events.jsonl").path }

    private let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
    private var finished: Event { .exampleFinished(example, ExampleResult(status: .passed, duration: 0)) }

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func append(_ text: String) throws {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
    }

    func testEventsComeAsTheyAreWritten() throws {
        let writer = try EventWriter(path: path, .append)
        let reader = try EventReader(path: path)
        XCTAssertEqual(reader.newEvents(), [])
        try writer.write([.runStarted(exampleCount: 1), .exampleStarted(example)])
        XCTAssertEqual(reader.newEvents(), [.runStarted(exampleCount: 1), .exampleStarted(example)])
        XCTAssertEqual(reader.newEvents(), [])
        try writer.write([finished])
        try writer.write([.runFinished])
        XCTAssertEqual(reader.newEvents(), [finished, .runFinished])
        XCTAssertFalse(reader.hasMore)
    }

    func testTheFileNamesAnExampleInFullOnce() throws {
        let writer = try EventWriter(path: path, .append)
        try writer.write([.exampleStarted(example)])
        try writer.write([finished])
        XCTAssertEqual(
            try String(contentsOfFile: path, encoding: .utf8),
            #"{"event":"exampleStarted","example":{"identifier":"M.C/a","names":["a"]}}"# + "\n"
                + #"{"event":"exampleFinished","identifier":"M.C/a","result":{"duration":0.0,"failures":[],"#
                + #""status":"passed"}}"# + "\n"
        )
    }

    func testSeveralWritersShareAFile() throws {
        let writers = try (0..<2).map { _ in try EventWriter(path: path, .append) }
        for event in [.runStarted(exampleCount: 1), .exampleStarted(example), finished, .runFinished] {
            for writer in writers { try writer.write([event]) }
        }
        let events = try EventReader(path: path).newEvents()
        XCTAssertEqual(events.count, 8)
        XCTAssertEqual(events.filter { $0 == finished }.count, 2)
    }

    func testThreadsDoNotTearEachOthersLines() throws {
        let writer = try EventWriter(path: path, .append)
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            let example = ExampleIdentity(identifier: "M.C/\(number % 20)", names: ["\(number % 20)"], location: nil)
            try? writer.write([.exampleStarted(example)])
        }
        let events = try EventReader(path: path).newEvents()
        XCTAssertEqual(events.count, 200)
        XCTAssertFalse(events.contains { if case .failedOutsideExamples = $0 { true } else { false } })
    }

    func testAppendingKeepsWhatIsThereAndReplacingDoesNot() throws {
        try EventWriter(path: path, .append).write([.runStarted(exampleCount: 1)])
        try EventWriter(path: path, .append).write([.runFinished])
        XCTAssertEqual(try EventReader(path: path).newEvents(), [.runStarted(exampleCount: 1), .runFinished])
        try EventWriter(path: path, .replace).write([.runFinished])
        XCTAssertEqual(try EventReader(path: path).newEvents(), [.runFinished])
    }

    func testALineIsReadWhenItIsComplete() throws {
        _ = try EventWriter(path: path, .append)
        let reader = try EventReader(path: path)
        try append(#"{"event":"run"#)
        XCTAssertEqual(reader.newEvents(), [])
        try append(#"Finished"}"#)
        XCTAssertEqual(reader.newEvents(), [])
        try append("\n")
        XCTAssertEqual(reader.newEvents(), [.runFinished])
    }

    func testALineThatIsNoEventIsAFailureAndTheNextIsRead() throws {
        _ = try EventWriter(path: path, .append)
        let reader = try EventReader(path: path)
        try append(
            "hello\n" + #"{"event":"exampleStarted","identifier":"M.C/a"}"# + "\n" + #"{"event":"runFinished"}"# + "\n"
        )
        let messages = ["hello", #"{"event":"exampleStarted","identifier":"M.C/a"}"#].map {
            Event.failedOutsideExamples(RecordedFailure(message: "a line of \(path) is no event: \($0)", location: nil))
        }
        XCTAssertEqual(reader.newEvents(), messages + [.runFinished])
    }

    func testOfABadLineTheBeginningIsShown() throws {
        _ = try EventWriter(path: path, .append)
        let reader = try EventReader(path: path)
        try append(String(repeating: "x", count: 300) + "\n")
        guard case .failedOutsideExamples(let failure)? = reader.newEvents().first else { return XCTFail("no failure") }
        XCTAssertTrue(failure.message.hasSuffix("no event: " + String(repeating: "x", count: 200)), failure.message)
    }

    func testManyEventsComeInPortions() throws {
        let writer = try EventWriter(path: path, .append)
        let failure = RecordedFailure(message: String(repeating: "x", count: 1_000), location: nil)
        try writer.write(Array(repeating: .failedOutsideExamples(failure), count: 2_500))
        let reader = try EventReader(path: path)
        var counts: [Int] = []
        repeat { counts.append(reader.newEvents().count) } while reader.hasMore
        XCTAssertEqual(counts.reduce(0, +), 2_500)
        XCTAssertEqual(counts.count, 3)
    }

    func testFilesAreClosedWithTheirWriterAndReader() throws {
        #if os(Linux)
            func openCount() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
                }.count
            }
            try withExtendedLifetime((EventWriter(path: path, .append), EventReader(path: path))) {
                XCTAssertEqual(try openCount(), 2)
            }
            XCTAssertEqual(try openCount(), 0)
        #endif
    }

    func testAFileThatCannotBeOpened() {
        XCTAssertThrowsError(try EventWriter(path: folder.path, .append)) { error in
            XCTAssertEqual("\(error)", "Is a directory")
        }
        XCTAssertThrowsError(try EventReader(path: path + "/nothing"))
    }

    func testAnEventThatCannotBeWritten() throws {
        #if os(Linux)
            let writer = try EventWriter(path: "/dev/full", .append)
            XCTAssertThrowsError(try writer.write([.runFinished])) { error in
                XCTAssertEqual("\(error)", "No space left on device")
            }
        #endif
    }
}
