/// The bytes of a source file and a place among them.
///
/// All that Swift's syntax is made of is ASCII, and no byte of a longer UTF-8 sequence is; so bytes are enough to find
/// where things begin and end, and a debug build reads them about ten times as fast as characters.
struct SourceBytes {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var position = 0
    /// Counted from 1, as the compiler counts: a carriage return alone ends a line too.
    private(set) var line = 1

    init(_ source: some Sequence<UInt8>) {
        var bytes = Array(source)
        end = bytes.count
        // So that looking a little ahead needs no check.
        bytes.append(contentsOf: repeatElement(0, count: Self.reach))
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// How far ahead `peek` may look.
    private static let reach = 4

    var isAtEnd: Bool { position >= end }
    var current: UInt8 { bytes[position] }
    var isAtNewline: Bool { current == .newline || current == .carriageReturn }

    func peek(_ offset: Int) -> UInt8 { bytes[position + offset] }

    /// The byte at a distance that may lie outside the file.
    func byte(at offset: Int) -> UInt8? {
        bytes.indices.contains(position + offset) && position + offset < end ? bytes[position + offset] : nil
    }

    func isNext(_ first: UInt8, _ second: UInt8) -> Bool { current == first && peek(1) == second }

    /// How often the byte follows, from an offset on.
    func count(of byte: UInt8, from offset: Int = 0) -> Int {
        var count = 0
        while position + offset + count < end, bytes[position + offset + count] == byte { count += 1 }
        return count
    }

    func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    mutating func advance() {
        guard position < end else { return }
        let byte = bytes[position]
        position += 1
        if byte == .newline || (byte == .carriageReturn && bytes[position] != .newline) { line += 1 }
    }

    mutating func advance(_ count: Int) {
        for _ in 0..<count { advance() }
    }

    /// Passes over bytes that are no line ends.
    mutating func skip(while matches: (UInt8) -> Bool) {
        while position < end, matches(bytes[position]) { position += 1 }
    }

    mutating func skipLine() {
        skip { $0 != .newline && $0 != .carriageReturn }
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let quote = UInt8(ascii: "\"")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let backslash = UInt8(ascii: "\\")
    static let hash = UInt8(ascii: "#")
    static let opening = UInt8(ascii: "(")
    static let closing = UInt8(ascii: ")")

    var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0 }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether a name can consist of it; all beyond ASCII is taken for a letter.
    var isWordPart: Bool {
        (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A) || self >= 0x80 || self == 0x5F || isDigit
            || self == 0x24
    }
}
