import Foundation
import SpecEvents

/// The lines that a test process printed, by the example that printed them: XCTest announces each test case in a line
/// before and a line after it. XCTest's own lines are dropped.
///
/// An example may print such lines itself: a start within an example is its own, and of two ends the last counts.
struct OutputByExample {
    /// An example whose end was announced, and what came after that.
    private struct Ended {
        var name: String
        /// The announcement.
        var line: String
        var after = TruncatedLines()
    }

    /// The example that is running, as XCTest calls it.
    private var current: String?
    /// Whether the lines of the running example have been handed out: it is over, whatever was announced.
    private var isOver = false
    /// The example that was running last, if it may still turn out that it announced its end itself.
    private var ended: Ended?
    private var lines: [String: TruncatedLines] = [:]
    private var strayLines = TruncatedLines()
    /// What was printed outside of any example.
    var unclaimed: [String] { strayLines.lines + (ended?.after.lines ?? []) }

    /// What was printed since the running example was announced; outside of any example, if none is running.
    var latest: [String] { current.map { lines[$0]?.lines ?? [] } ?? unclaimed }

    /// Whether XCTest has announced the example, and not its end.
    func isRunning(_ example: ExampleIdentity) -> Bool { current == Self.key(of: example) }

    /// Takes a line, without its line break.
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

    /// The last end was none: its line, and what came after it, is the example's.
    private mutating func takeBackEnd() {
        guard let ended else { return }
        for line in [ended.line] + ended.after.lines { lines[ended.name, default: TruncatedLines()].append(line) }
        self.ended = nil
    }

    /// What came after the last end is no example's.
    private mutating func settleEnd() {
        for line in ended?.after.lines ?? [] { strayLines.append(line) }
        ended = nil
    }

    /// The lines that the example printed; they are handed out once.
    ///
    /// - Parameter result: How it ended; `nil` if its process died. XCTest printed some of that, too. What an example has
    ///   failed in before its process died is known from its output alone.
    mutating func claim(_ example: ExampleIdentity, _ result: ExampleResult?) -> [String]? {
        let name = Self.key(of: example)
        if current == name { isOver = true }
        if ended?.name == name { result == nil ? takeBackEnd() : settleEnd() }
        guard var claimed = lines.removeValue(forKey: name)?.lines else { return nil }
        if let result { claimed = XCTestReportFilter(of: result, name: name).removed(from: claimed) }
        return claimed.isEmpty ? nil : claimed
    }

    /// `Class.name`, as XCTest prints it.
    private static func key(of example: ExampleIdentity) -> String {
        let className = example.className
        let name = Substring(example.identifier.utf8.dropFirst(className.utf8.count + 1))
        return "\(className.split(separator: ".").last ?? className[...]).\(name)"
    }

    /// A line without what XCTest says at its end about a suite, or about a test case whose end was announced before.
    private static func withoutXCTest(_ line: String) -> String {
        if line.hasPrefix("\t Executed ") { return "" }
        guard line.contains("Test "),
            let start = line.firstRange(of: /Test (Suite|Case) '.*' (started|passed|failed|skipped) (at |\()/)
        else { return line }
        return String(line[..<start.lowerBound])
    }
}
