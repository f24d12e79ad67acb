import Foundation

/// The text that XCTest prints when a test case starts or has ended. It is at the end of a line, after the text that
/// was printed without a line break.
///
///     Test Case 'FooSpec.a foo › adds' started at 2026-01-31 12:00:00.000
///     Test Case 'FooSpec.a foo › adds' passed (0.0 seconds)
///
/// The line is parsed as bytes for speed, because there are two announcements for each example.
struct TestCaseAnnouncement {
    let name: String
    /// The text before the announcement in its line.
    let printed: String
    let text: String

    /// Finds the announcement that a test case starts; `nil` if the line has none.
    init?(startIn line: UnsafeRawBufferPointer) {
        guard let start = Self.position(of: Self.opening, in: line) else { return nil }
        // The name may contain quotes; the text after it does not.
        guard let quote = line.lastIndex(of: UInt8(ascii: "'")), quote >= start + Self.opening.count,
            line[quote...].starts(with: "' started at ".utf8)
        else { return nil }
        name = String(decoding: line[(start + Self.opening.count)..<quote], as: UTF8.self)
        printed = String(decoding: line[..<start], as: UTF8.self)
        text = String(decoding: line[start...], as: UTF8.self)
    }

    /// Finds the announcement that a test case has ended; `nil` if the line has none.
    init?(endOf name: String, in line: UnsafeRawBufferPointer) {
        // The cheap check first, because most lines are no announcement.
        guard line.suffix(Self.closing.count).elementsEqual(Self.closing) else { return nil }
        let title = Self.opening + name.utf8 + [UInt8(ascii: "'"), UInt8(ascii: " ")]
        guard let start = Self.position(of: title, in: line),
            ["passed (", "failed (", "skipped ("].contains(where: {
                line[(start + title.count)...].starts(with: $0.utf8)
            })
        else { return nil }
        self.name = name
        printed = String(decoding: line[..<start], as: UTF8.self)
        text = String(decoding: line[start...], as: UTF8.self)
    }

    private static let opening = Array("Test Case '".utf8)
    private static let closing = Array(" seconds)".utf8)

    /// The position of the first occurrence of some bytes.
    private static func position(of part: [UInt8], in line: UnsafeRawBufferPointer) -> Int? {
        guard let base = line.baseAddress, let first = part.first else { return nil }
        var start = 0
        while start + part.count <= line.count,
            let found = memchr(base + start, Int32(first), line.count - start - part.count + 1)
        {
            if memcmp(found, part, part.count) == 0 { return UnsafeRawPointer(found) - base }
            start = UnsafeRawPointer(found) - base + 1
        }
        return nil
    }
}
