import Foundation

/// Reads JSON from bytes, value by value; the caller knows which value comes next.
///
/// ```swift
/// var names: [String] = []
/// try json.object { json, key in
///     switch key {
///     case "names": names = try json.array { try $0.string() }
///     default: try json.skip()
///     }
/// }
/// ```
///
/// It earns its place by speed: the runner reads two or three events for every example, and with `JSONDecoder` takes half
/// as long again for a whole run.
struct JSONReader {
    /// The error for bytes that are not the value asked for.
    struct Malformed: Error {
        /// What is wrong with them.
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    /// How deeply objects and arrays may be nested. An event has five levels; each level takes space on the stack.
    static let deepestLevel = 64

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var level = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Reads an object: calls `take` at the value of each key, which must read or skip it. A key whose value is `null` is
    /// left out.
    mutating func object(_ take: (inout JSONReader, String) throws -> Void) throws {
        try expect("{")
        try descend()
        defer { level -= 1 }
        guard !skips("}") else { return }
        repeat {
            let key = try string()
            try expect(":")
            if !(try skipsNull()) { try take(&self, key) }
        } while skips(",")
        try expect("}")
    }

    /// Reads an array, each element with `element`.
    mutating func array<Element>(_ element: (inout JSONReader) throws -> Element) throws -> [Element] {
        try expect("[")
        try descend()
        defer { level -= 1 }
        guard !skips("]") else { return [] }
        var elements: [Element] = []
        repeat { elements.append(try element(&self)) } while skips(",")
        try expect("]")
        return elements
    }

    mutating func string() throws -> String {
        try expect("\"")
        let start = position
        var isEscaped = false
        // The string ends at the first quote that is not escaped.
        while let quote = find("\""), let base = bytes.baseAddress {
            let hasBackslash = memchr(base + position, Int32(UInt8(ascii: "\\")), quote - position) != nil
            guard hasBackslash else {
                position = quote + 1
                let text = UnsafeRawBufferPointer(rebasing: bytes[start..<quote])
                return isEscaped ? try Self.unescaped(text) : String(decoding: text, as: UTF8.self)
            }
            isEscaped = true
            position = try positionBehindEscapes(before: quote)
        }
        throw Malformed("a string has no end")
    }

    mutating func number<Number: LosslessStringConvertible>() throws -> Number {
        skipSpace()
        let start = position
        while let byte = next, Self.isOfNumber(byte) { position += 1 }
        guard let number = Number(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw unexpected(at: start)
        }
        return number
    }

    /// Reads a number and clamps it to a range, for values that reports only show.
    mutating func number<Number: LosslessStringConvertible & Comparable>(
        in range: ClosedRange<Number>
    ) throws -> Number {
        let number: Number = try number()
        return min(max(number, range.lowerBound), range.upperBound)
    }

    mutating func bool() throws -> Bool {
        let value = skips("t")
        try expectWord(value ? "rue" : "false")
        return value
    }

    /// Skips a value of any kind.
    mutating func skip() throws {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): try object { json, _ in try json.skip() }
        case UInt8(ascii: "["): _ = try array { try $0.skip() }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
        case UInt8(ascii: "n"): try expectWord("null")
        default: let _: Double = try number()
        }
    }

    /// Checks that only white space is left.
    mutating func end() throws {
        skipSpace()
        guard position == bytes.count else { throw unexpected(at: position) }
    }

    // MARK: Bytes

    private mutating func descend() throws {
        level += 1
        guard level <= Self.deepestLevel else { throw Malformed("nested deeper than \(Self.deepestLevel) levels") }
    }

    private func unexpected(at position: Int) -> Malformed {
        Malformed(position < bytes.count ? "not the JSON of an event at byte \(position + 1)" : "it has no end")
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
        default: false
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func skips(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ sign: Unicode.Scalar) throws {
        guard skips(sign) else { throw unexpected(at: position) }
    }

    private mutating func skipsNull() throws -> Bool {
        guard skips("n") else { return false }
        try expectWord("ull")
        return true
    }

    private mutating func expectWord(_ word: StaticString) throws {
        for offset in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[offset] else { throw unexpected(at: position) }
            position += 1
        }
    }

    /// The position of the next such byte.
    private func find(_ sign: Unicode.Scalar) -> Int? {
        guard let base = bytes.baseAddress, position < bytes.count else { return nil }
        return memchr(base + position, Int32(UInt8(ascii: sign)), bytes.count - position).map {
            UnsafeRawPointer($0) - base
        }
    }

    // MARK: Escapes

    /// The position after the last escape that begins before `quote`; it is after the quote if that is escaped.
    private func positionBehindEscapes(before quote: Int) throws -> Int {
        var position = position
        while position < quote {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position <= bytes.count else { throw Malformed("a string has no end") }
        return position
    }

    private static func unescaped(_ bytes: UnsafeRawBufferPointer) throws -> String {
        var units: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                units.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "u"): units += try String(Character(scalar(from: &rest))).utf8
            case let other?: units.append(other)
            case nil: throw Malformed("a string has no end")
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// The character of the next `\u` escape, which has four digits, or of a surrogate pair of two escapes. Half a pair
    /// becomes a replacement character.
    private static func scalar(from bytes: inout UnsafeRawBufferPointer.SubSequence) throws -> Unicode.Scalar {
        let high = try codeUnit(from: &bytes)
        if let scalar = Unicode.Scalar(high) { return scalar }
        var behind = bytes
        guard (0xD800..<0xDC00).contains(high),
            behind.popFirst() == UInt8(ascii: "\\"), behind.popFirst() == UInt8(ascii: "u"),
            case let low = try codeUnit(from: &behind), (0xDC00..<0xE000).contains(low)
        else { return "\u{FFFD}" }
        bytes = behind
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }

    private static func codeUnit(from bytes: inout UnsafeRawBufferPointer.SubSequence) throws -> UInt32 {
        let digits = bytes.prefix(4)
        guard digits.count == 4, digits.allSatisfy({ isxdigit(Int32($0)) != 0 }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Malformed("\\u without four hexadecimal digits behind it") }
        bytes = bytes.dropFirst(4)
        return unit
    }
}
