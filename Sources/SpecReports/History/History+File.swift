import Foundation
import SpecEvents

extension History {
    private static let heading = "swift-spec-history"
    private static let version = "1"

    /// A heading, a line for each run and for each example, and the end. Tabs separate the fields:
    ///
    ///     swift-spec-history  1
    ///     run  2026-11-23T08-00-00.250Z-5f3a9c01  5b9610b  whole  2/3  104  0
    ///     ppf-p  12,11  0  2  4  VenuesSpecs.LoginSpec/Login › greets
    ///     end
    package var text: String {
        var text = "\(Self.heading)\t\(Self.version)\n"
        for run in runs {
            let part = run.part.map { "\($0.number)/\($0.count)" } ?? ""
            text += "run\t\(run.name)\t\(run.commit)\t\(run.isWhole ? "whole" : "")\t\(part)"
            text += "\t\(run.counts[0])\t\(run.counts[1])\n"
        }
        text.reserveCapacity(text.utf8.count + records.count * 256)
        // Interpolation would take as long as everything else.
        for (key, record) in records {
            text += String(decoding: record.states, as: UTF8.self)
            text += "\t"
            text += record.durations.map(\.description).joined(separator: ",")
            text += "\t"
            text += record.since.description
            text += "\t"
            text += record.failed?.description ?? ""
            text += "\t"
            text += record.seen.description
            text += "\t"
            text += key
            text += "\n"
        }
        return text + "end\n"
    }

    /// Reads a file up to its first damage; ``problems`` says what is missing.
    ///
    /// - Throws: ``DescribedError`` if another version wrote it.
    package init(file: Data, name: String) throws(DescribedError) {
        let line = String(decoding: file.prefix { $0 != 0x0A }, as: UTF8.self).split(separator: "\t")
        if line.count == 2, line[0] == Self.heading, line[1] != Self.version {
            throw DescribedError(
                "\(name) is of version \(line[1]), and this version of specs reads \(Self.version): "
                    + "update specs, or give --history another folder"
            )
        }
        records.reserveCapacity(file.count / 128)
        let (unreadableCount, hasEnded) = file.withUnsafeBytes { read($0.assumingMemoryBound(to: CChar.self)) }
        if unreadableCount > 0 {
            problems.append("\(name): \(counted(unreadableCount, "line")) cannot be read and is left out")
        }
        if !hasEnded {
            problems.append("\(name) is cut short: the results of \(counted(records.count, "example")) were read")
        }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<CChar>) -> (unreadableCount: Int, hasEnded: Bool) {
        var (unreadableCount, hasEnded) = (-1, false)
        guard var position = bytes.baseAddress else { return (0, false) }
        let end = position + bytes.count
        while let newline = memchr(position, 0x0A, end - position) {
            let lineEnd = UnsafeRawPointer(newline).assumingMemoryBound(to: CChar.self)
            defer { position = lineEnd + 1 }
            var line = Line(position: position, end: lineEnd)
            if line.begins(with: "end\n") {
                hasEnded = true
            } else if !(line.begins(with: "run\t") ? readRun(line.rest) : readRecord(&line)) {
                // The first such line is the heading.
                unreadableCount += 1
            }
        }
        return (max(unreadableCount, 0), hasEnded)
    }

    private mutating func readRun(_ line: String) -> Bool {
        let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 7, words[1] > runs.last?.name ?? "" else { return false }
        var run = Run(name: words[1], commit: words[2], isWhole: words[3] == "whole", part: Shard(words[4]))
        run.counts = words[5...].map { Int($0) ?? 0 }
        runs.append(run)
        return true
    }

    private mutating func readRecord(_ line: inout Line) -> Bool {
        var record = Record()
        guard let states = line.field(), !states.isEmpty, states.count <= Self.window else { return false }
        record.states = Array(states)
        while let duration = line.number() {
            record.durations.append(duration)
            if !line.skips(",") { break }
        }
        guard line.skips("\t"), let since = line.number(), line.skips("\t") else { return false }
        record.failed = line.number()
        guard line.skips("\t"), let seen = line.number(), line.skips("\t") else { return false }
        (record.since, record.seen) = (since, seen)
        guard seen < runs.count, since <= record.start, record.start >= 0, record.failed ?? 0 <= seen else {
            return false
        }
        records[line.rest] = record
        return true
    }

    /// The rest of a line. The C library parses the fields, fast enough for large runs.
    private struct Line {
        var position: UnsafePointer<CChar>
        let end: UnsafePointer<CChar>

        var rest: String {
            String(decoding: UnsafeRawBufferPointer(start: position, count: end - position), as: UTF8.self)
        }

        /// Whether the line begins with a text, whose last character may be the line's end.
        func begins(with text: StaticString) -> Bool { strncmp(position, text.utf8Start, text.utf8CodeUnitCount) == 0 }

        /// The bytes up to the next tab, which is skipped; `nil` without one.
        mutating func field() -> UnsafeRawBufferPointer? {
            guard let tab = memchr(position, 0x09, end - position) else { return nil }
            let field = UnsafeRawBufferPointer(
                start: position,
                count: UnsafeRawPointer(tab) - UnsafeRawPointer(position)
            )
            position += field.count + 1
            return field
        }

        mutating func skips(_ character: Unicode.Scalar) -> Bool {
            guard position.pointee == CChar(character.value) else { return false }
            position += 1
            return true
        }

        /// The number at the position; `nil` if there is none.
        mutating func number() -> Int? {
            // No sign and no space: `strtol` would skip the end of a line.
            guard position.pointee >= 0x30, position.pointee <= 0x39 else { return nil }
            var rest: UnsafeMutablePointer<CChar>?
            let number = strtol(position, &rest, 10)
            position = rest.map { UnsafePointer($0) } ?? end
            return number
        }
    }
}
