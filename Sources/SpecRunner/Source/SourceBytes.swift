/// The bytes of a source file, with a reading position.
///
/// Swift's syntax is ASCII, and no byte of a longer UTF-8 sequence is, so bytes are enough to find tokens. They are read
/// through a pointer because SwiftPM builds the runner for debugging, where each access to an array counts references.
struct SourceBytes {
    let bytes: UnsafePointer<UInt8>
    private let end: Int
    private(set) var position = 0
    /// Counted from 1, as the compiler counts: a carriage return alone ends a line too.
    private(set) var line = 1

    /// The bytes are valid as long as the text is.
    init(_ text: SourceText) {
        bytes = UnsafePointer(text.bytes)
        end = text.count
        if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    }

    var isAtEnd: Bool { position >= end }
    var current: UInt8 { bytes[position] }
    var isAtNewline: Bool { bytes[position].isNewline }

    func peek(_ offset: Int) -> UInt8 { bytes[position + offset] }

    /// The byte at a distance that may lie outside the file.
    func byte(at offset: Int) -> UInt8? {
        position + offset >= 0 && position + offset < end ? bytes[position + offset] : nil
    }

    func isNext(_ first: UInt8, _ second: UInt8) -> Bool { current == first && peek(1) == second }

    /// How often the byte follows, from an offset on.
    func count(of byte: UInt8, from offset: Int = 0) -> Int {
        var count = 0
        while position + offset + count < end, bytes[position + offset + count] == byte { count += 1 }
        return count
    }

    func text(from start: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
    }

    mutating func advance() {
        guard position < end else { return }
        let byte = bytes[position]
        position += 1
        if byte == 0x0A || (byte == 0x0D && bytes[position] != 0x0A) { line += 1 }
    }

    mutating func advance(_ count: Int) {
        for _ in 0..<count { advance() }
    }

    mutating func skipSpaces() {
        while position < end, bytes[position] == 0x20 { position += 1 }
    }

    mutating func skipWord() {
        while position < end, bytes[position].isWordPart { position += 1 }
    }

    mutating func skipLine() {
        while position < end, !bytes[position].isNewline { position += 1 }
    }

    /// Skips to the next byte that could end a string or begin an escape in it.
    mutating func skipPlainText() {
        while position < end, !bytes[position].isNewline, bytes[position] != 0x22, bytes[position] != 0x5C {
            position += 1
        }
    }
}

extension UInt8 {
    static let quote = UInt8(ascii: "\"")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let backslash = UInt8(ascii: "\\")
    static let hash = UInt8(ascii: "#")
    static let backtick = UInt8(ascii: "`")
    static let opening = UInt8(ascii: "(")
    static let closing = UInt8(ascii: ")")

    // These run for every byte. They compare with literals, because a named constant is a function call in a debug
    // build.

    /// Line feed, carriage return.
    var isNewline: Bool { self == 0x0A || self == 0x0D }
    var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0 }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether a name can consist of it: letters, digits, `_`, `$`, and all beyond ASCII.
    var isWordPart: Bool {
        (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A) || self >= 0x80 || self == 0x5F
            || (self >= 0x30 && self <= 0x39) || self == 0x24
    }
}
