import Foundation
import SpecEvents

/// Attributes the printed lines of a test process to the examples that printed them: XCTest prints an announcement
/// before and after each test case. XCTest's own lines are dropped.
///
/// An example may print such announcements itself: a start within an example is its output, and of two ends the last
/// counts.
struct OutputByExample {
    /// An example whose end was announced, and the lines after the announcement.
    private struct Ended {
        var name: String
        var line: String
        var after = TruncatedLines()
    }

    /// The name of the running example in XCTest.
    private var current: String?
    /// Whether the lines of the running example were claimed: it has ended, whatever was announced.
    private var isOver = false
    /// The last example, while its end may turn out to be a line that the example printed itself.
    private var ended: Ended?
    private var lines: [String: TruncatedLines] = [:]
    private var strayLines = TruncatedLines()
    /// The lines that were printed outside of examples.
    private var unclaimed: [String] { strayLines.lines + (ended?.after.lines ?? []) }

    /// The lines of the running example or, if none is running, those outside of examples.
    var latest: [String] { current.map { lines[$0]?.lines ?? [] } ?? unclaimed }

    /// Whether XCTest has announced the start of the example and not its end.
    func isRunning(_ example: ExampleIdentity) -> Bool { current == Self.key(of: example) }

    /// Attributes a line, given without its line break.
    mutating func take(_ line: UnsafeRawBufferPointer) {
        if let current {
            if let end = TestCaseAnnouncement(endOf: current, in: line) {
                append(end.printed, to: current)
                ended = isOver ? nil : Ended(name: current, line: end.text)
                self.current = nil
            } else if isOver, let start = TestCaseAnnouncement(startIn: line) {
                begin(start)
            } else {
                lines[current, default: TruncatedLines()].append(String(decoding: line, as: UTF8.self))
            }
        } else if let ended, let end = TestCaseAnnouncement(endOf: ended.name, in: line) {
            takeBackEnd()
            append(end.printed, to: ended.name)
            self.ended = Ended(name: ended.name, line: end.text)
        } else if let start = TestCaseAnnouncement(startIn: line) {
            begin(start)
        } else {
            takeStray(String(decoding: line, as: UTF8.self))
        }
    }

    private mutating func append(_ text: String, to name: String) {
        if !text.isEmpty { lines[name, default: TruncatedLines()].append(text) }
    }

    private mutating func begin(_ start: TestCaseAnnouncement) {
        settleEnd()
        if !start.printed.isEmpty { takeStray(start.printed) }
        (current, isOver) = (start.name, false)
    }

    private mutating func takeStray(_ line: String) {
        let own = Self.withoutXCTest(line)
        if own.isEmpty, !line.isEmpty { return }
        if ended == nil { strayLines.append(own) } else { ended?.after.append(own) }
    }

    /// The last announced end was printed by the example: that line, and those after it, are its output.
    private mutating func takeBackEnd() {
        guard let ended else { return }
        for line in [ended.line] + ended.after.lines { lines[ended.name, default: TruncatedLines()].append(line) }
        self.ended = nil
    }

    /// The last announced end was XCTest's: the lines after it belong to no example.
    private mutating func settleEnd() {
        for line in ended?.after.lines ?? [] { strayLines.append(line) }
        ended = nil
    }

    /// Removes and returns the lines that the example printed.
    ///
    /// - Parameter result: The result of the example, whose failures XCTest has printed too; these lines are removed.
    ///   `nil` if the process ended before the example: its failures are then known only from these lines, so they
    ///   stay.
    mutating func claim(_ example: ExampleIdentity, _ result: ExampleResult?) -> [String]? {
        let name = Self.key(of: example)
        if current == name { isOver = true }
        if ended?.name == name { result == nil ? takeBackEnd() : settleEnd() }
        guard !lines.isEmpty, var claimed = lines.removeValue(forKey: name)?.lines else { return nil }
        if let result { claimed = XCTestReportFilter(result, name: name).removingReports(from: claimed) }
        return claimed.isEmpty ? nil : claimed
    }

    /// `Class.name`, as XCTest prints it.
    private static func key(of example: ExampleIdentity) -> String {
        let className = example.className
        let name = Substring(example.identifier.utf8.dropFirst(className.utf8.count + 1))
        return "\(className.split(separator: ".").last ?? className[...]).\(name)"
    }

    /// A line without XCTest's text at its end about a suite, or about a test case whose end was announced before.
    private static func withoutXCTest(_ line: String) -> String {
        if line.hasPrefix("\t Executed ") { return "" }
        guard line.contains("Test "), let start = line.firstRange(of: announcement) else { return line }
        return String(line[..<start.lowerBound])
    }

    /// Only read. A regular expression is compiled when it is first used, which costs more than all else here.
    private nonisolated(unsafe) static let announcement =
        /Test (Suite|Case) '.*' (started|passed|failed|skipped) (at |\()/
}
