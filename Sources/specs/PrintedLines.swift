import Foundation
import SpecEvents

/// The lines that a test process printed, by the example that printed them: XCTest announces each test case in a line
/// before and a line after it. XCTest's own lines are dropped.
struct PrintedLines {
    /// The example that is running, as XCTest calls it.
    private var current: String?
    private var lines: [String: KeptLines] = [:]
    private var unclaimedLines = KeptLines()
    /// What was printed outside of any example.
    var unclaimed: [String] { unclaimedLines.lines }

    /// What was printed since the running example was announced; outside of any example, if none is running.
    var latest: [String] { current.map { lines[$0]?.lines ?? [] } ?? unclaimed }

    /// Whether an example has printed what nobody has claimed.
    var hasLines: Bool { !lines.isEmpty }

    /// Whether XCTest has announced the example, and not its end.
    func isRunning(_ example: ExampleIdentity) -> Bool { current == Self.key(of: example) }

    /// Takes a line, without its line break.
    mutating func take(_ line: UnsafeRawBufferPointer) {
        let announced = Announcement(line)
        if let announced, announced.isStart {
            current = String(decoding: announced.name, as: UTF8.self)
        } else if let announced, let current, announced.name.elementsEqual(current.utf8) {
            self.current = nil
        } else {
            take(String(decoding: line, as: UTF8.self))
        }
    }

    /// Takes a line that does not announce anything.
    private mutating func take(_ line: String) {
        if let current {
            if !Self.isFailure(line, of: current) { lines[current, default: KeptLines()].append(line) }
        } else if !Self.isFromXCTest(line) {
            unclaimedLines.append(line)
        }
    }

    /// The lines that the example printed; they are handed out once.
    ///
    /// - Parameter messages: Those of its failures. XCTest printed them too: the first line of each is known by its form,
    ///   the others are known from here.
    mutating func claim(_ example: ExampleIdentity, besides messages: [String]) -> [String]? {
        guard let claimed = lines.removeValue(forKey: Self.key(of: example)) else { return nil }
        let known = messages.flatMap { $0.components(separatedBy: "\n").dropFirst() }
        let own = Self.lines(claimed.lines, without: known)
        return own.isEmpty ? nil : own
    }

    /// The lines without the known ones, each of which occurs in that order.
    private static func lines(_ lines: [String], without known: [String]) -> [String] {
        var known = known[...]
        return lines.filter { line in
            guard line == known.first else { return true }
            known.removeFirst()
            return false
        }
    }

    /// `Class.name`, as XCTest prints it.
    private static func key(of example: ExampleIdentity) -> String {
        let parts = example.identifier.split(separator: "/", maxSplits: 1)
        let className = parts[0].split(separator: ".").last ?? parts[0]
        return "\(className).\(parts.count > 1 ? parts[1] : "")"
    }

    /// XCTest prints each failure and each skip; the events have them too.
    private static func isFailure(_ line: String, of name: String) -> Bool {
        line.contains(": error: \(name) : ") || line.hasPrefix("\(name) : Test skipped - ")
    }

    private static func isFromXCTest(_ line: String) -> Bool {
        line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ")
    }
}

/// A line with which XCTest announces that a test case starts or has ended, looked at byte by byte: there are two for
/// each example.
///
///     Test Case 'FooSpec.a foo › adds' started at 2026-01-31 12:00:00.000
///     Test Case 'FooSpec.a foo › adds' passed (0.0 seconds)
private struct Announcement {
    let name: UnsafeRawBufferPointer
    let isStart: Bool

    /// What a line announces; `nil` if it does not.
    init?(_ line: UnsafeRawBufferPointer) {
        guard Self.starts(line[...], with: "Test Case '") else { return nil }
        // What stands behind the name has no quote in it; the name may.
        guard let quote = line.lastIndex(of: UInt8(ascii: "'")), quote > 10 else { return nil }
        let rest = line[quote...]
        isStart = Self.starts(rest, with: "' started at ")
        guard isStart || ["' passed (", "' failed (", "' skipped ("].contains(where: { Self.starts(rest, with: $0) })
        else { return nil }
        name = UnsafeRawBufferPointer(rebasing: line[11..<quote])
    }

    private static func starts(_ bytes: Slice<UnsafeRawBufferPointer>, with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count >= count, let start = UnsafeRawBufferPointer(rebasing: bytes).baseAddress else {
            return false
        }
        return memcmp(start, text.utf8Start, count) == 0
    }
}
