import Foundation
import SpecEvents

/// Reads what a test process prints, and tells which example printed it: XCTest announces each test case in a line
/// before and a line after it. XCTest's own lines are dropped.
struct OutputReader {
    private let handle: FileHandle
    private var rest = Data()
    private var current: String?
    private var lines: [String: [String]] = [:]
    private(set) var unclaimedLines: [String] = []

    init(_ handle: FileHandle) {
        self.handle = handle
        let descriptor = handle.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    var descriptor: Int32 { handle.fileDescriptor }

    /// Takes in all that has been printed so far.
    mutating func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            rest.append(contentsOf: buffer[..<count])
        }
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
        for line in rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            take(String(decoding: line, as: UTF8.self))
        }
        rest = Data(rest[rest.index(after: end)...])
    }

    /// The lines that the example printed; they are handed out once.
    ///
    /// - Parameter messages: Those of its failures. XCTest printed them too: the first line of each is known by its form,
    ///   the others are known from here.
    mutating func claimLines(of example: ExampleIdentity, besides messages: [String] = []) -> [String]? {
        if current == Self.key(of: example), !rest.isEmpty {
            take(String(decoding: rest, as: UTF8.self))
            rest = Data()
        }
        guard let claimed = lines.removeValue(forKey: Self.key(of: example)) else { return nil }
        let known = messages.flatMap { $0.components(separatedBy: "\n").dropFirst() }
        let own = Self.lines(claimed, without: known)
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

    private mutating func take(_ line: String) {
        if let started = Self.quotedName(in: line, before: "' started at ") {
            current = started
        } else if let current, Self.isEnd(line, of: current) {
            self.current = nil
        } else if let current {
            if !Self.isFailure(line, of: current) { lines[current, default: []].append(line) }
        } else if !Self.isFromXCTest(line) {
            unclaimedLines.append(line)
        }
    }

    /// `Class.name`, as XCTest prints it.
    private static func key(of example: ExampleIdentity) -> String {
        let parts = example.identifier.split(separator: "/", maxSplits: 1)
        let className = parts[0].split(separator: ".").last ?? parts[0]
        return "\(className).\(parts.count > 1 ? parts[1] : "")"
    }

    private static func quotedName(in line: String, before end: String) -> String? {
        let start = "Test Case '"
        guard line.hasPrefix(start), let end = line.range(of: end, options: .backwards) else { return nil }
        return String(line[line.index(line.startIndex, offsetBy: start.count)..<end.lowerBound])
    }

    private static func isEnd(_ line: String, of name: String) -> Bool {
        ["passed", "failed", "skipped"].contains { line.hasPrefix("Test Case '\(name)' \($0) (") }
    }

    /// XCTest prints each failure and each skip; the events have them too.
    private static func isFailure(_ line: String, of name: String) -> Bool {
        line.contains(": error: \(name) : ") || line.hasPrefix("\(name) : Test skipped - ")
    }

    private static func isFromXCTest(_ line: String) -> Bool {
        line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ")
    }
}
