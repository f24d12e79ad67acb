import Foundation
import SpecEvents

/// Reads JSON (RFC 8259) from bytes, value by value; the caller knows the next type, or asks.
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
/// It exists for speed: the runner reads two or three events for every example, and with
/// `JSONDecoder` a whole run takes half as long again.
package struct JSONReader {
    /// The type of a value, by its first byte.
    package enum Kind {
        case object, array, string, number, bool, null
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private let bytes: UnsafeRawBufferPointer
    private let deepestLevel: Int
    private var position = 0
    private var level = 0

    /// - Parameters:
    ///   - deepestLevel: How deeply objects and arrays may nest. An event has five levels; each
    ///     level takes stack space.
    package init(_ bytes: UnsafeRawBufferPointer, deepestLevel: Int = 64) {
        self.bytes = bytes
        self.deepestLevel = deepestLevel
    }

    /// Reads bytes that hold exactly one value.
    package static func read<Value>(
        _ bytes: some Collection<UInt8>,
        deepestLevel: Int,
        _ value: (inout JSONReader) throws -> Value
    ) throws -> Value {
        try Array(bytes).withUnsafeBytes { bytes in
            var reader = JSONReader(bytes, deepestLevel: deepestLevel)
            let value = try value(&reader)
            try reader.end()
            return value
        }
    }

    /// The type of the next value.
    package mutating func kind() throws -> Kind {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return .number
        default: throw error(.expected("a value"))
        }
    }

    /// Reads an object: calls `take` at the value of each key. `take` must read or skip it.
    package mutating func object(_ take: (inout JSONReader, String) throws -> Void) throws {
        try list("{", "}") { json in
            json.skipSpace()
            guard json.next == UInt8(ascii: "\"") else { throw json.error(.expected("a key")) }
            let key = try json.string()
            guard json.skips(":") else { throw json.error(.expected("\":\"")) }
            try take(&json, key)
        }
    }

    /// Reads an array, each element with `element`.
    package mutating func array<Element>(_ element: (inout JSONReader) throws -> Element) throws -> [Element] {
        var elements: [Element] = []
        try list("[", "]") { elements.append(try element(&$0)) }
        return elements
    }

    package mutating func string() throws -> String {
        guard skips("\"") else { throw error(.expected("a string")) }
        let start = position
        var isEscaped = false
        // The string ends at the first quote that is not escaped.
        while let quote = bytes.firstIndex(of: UInt8(ascii: "\""), from: position) {
            if bytes.firstIndex(of: UInt8(ascii: "\\"), from: position, upTo: quote) == nil {
                position = quote + 1
                return try text(of: start..<quote, isEscaped: isEscaped)
            }
            isEscaped = true
            while position < quote { position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1 }
        }
        throw error(.other("a string has no end"), at: start - 1)
    }

    /// Reads a number as it is written.
    ///
    /// - Returns: The text of the number, and the index of its first byte.
    package mutating func numberText() throws -> (text: String, start: Int) {
        skipSpace()
        let start = position
        _ = advances(past: "-")
        let first = position
        guard try digits() == 1 || bytes[first] != UInt8(ascii: "0") else {
            throw error(.other("a number begins with 0"), at: start)
        }
        if advances(past: ".") { _ = try digits() }
        if advances(past: "e") || advances(past: "E") {
            if !advances(past: "+") { _ = advances(past: "-") }
            _ = try digits()
        }
        return (String(decoding: bytes[start..<position], as: UTF8.self), start)
    }

    package mutating func number<Number: LosslessStringConvertible>() throws -> Number {
        let (text, start) = try numberText()
        guard let number = Number(text) else { throw error(.expected("a number of another kind"), at: start) }
        return number
    }

    package mutating func bool() throws -> Bool {
        skipSpace()
        if skips(word: "true") { return true }
        guard skips(word: "false") else { throw error(.expected("a value")) }
        return false
    }

    /// Skips the next value if it is `null`.
    ///
    /// - Returns: Whether it was `null`.
    package mutating func skipsNull() throws -> Bool {
        skipSpace()
        guard next == UInt8(ascii: "n") else { return false }
        guard skips(word: "null") else { throw error(.expected("a value")) }
        return true
    }

    /// Skips a value of any kind.
    package mutating func skip() throws {
        switch try kind() {
        case .object: try object { json, _ in try json.skip() }
        case .array: _ = try array { try $0.skip() }
        case .string: _ = try string()
        case .bool: _ = try bool()
        case .null: _ = try skipsNull()
        case .number: _ = try numberText()
        }
    }

    /// Checks that only white space is left.
    package mutating func end() throws {
        skipSpace()
        guard position == bytes.count else { throw error(.expected("the end")) }
    }

    /// An error at a byte.
    package func error(_ reason: String, at position: Int) -> Malformed { error(.other(reason), at: position) }

    // MARK: Bytes

    private func error(_ problem: Malformed.Problem, at position: Int? = nil) -> Malformed {
        Malformed(problem, at: position ?? self.position)
    }

    /// Reads the comma-separated elements between brackets.
    private mutating func list(
        _ start: Unicode.Scalar,
        _ end: Unicode.Scalar,
        _ element: (inout JSONReader) throws -> Void
    ) throws {
        skipSpace()
        guard next == UInt8(ascii: start) else { throw error(.expected("\"\(start)\"")) }
        guard level < deepestLevel else { throw error(.tooDeep(deepestLevel)) }
        position += 1
        level += 1
        defer { level -= 1 }
        guard !skips(end) else { return }
        repeat { try element(&self) } while skips(",")
        guard skips(end) else { throw error(.expected("\",\" or \"\(end)\"")) }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            // Most bytes are not white space.
            guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    private mutating func skips(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        return advances(past: sign)
    }

    private mutating func advances(past sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private mutating func skips(word: StaticString) -> Bool {
        guard bytes.count - position >= word.utf8CodeUnitCount, let base = bytes.baseAddress,
            memcmp(base + position, word.utf8Start, word.utf8CodeUnitCount) == 0
        else { return false }
        position += word.utf8CodeUnitCount
        return true
    }

    /// Reads at least one digit and returns the number of digits.
    private mutating func digits() throws -> Int {
        let start = position
        while let byte = next, Self.digits.contains(byte) { position += 1 }
        guard position > start else { throw error(.expected("a digit")) }
        return position - start
    }

    // MARK: Strings

    private func text(of range: Range<Int>, isEscaped: Bool) throws -> String {
        return isEscaped ? try unescaped(range) : String(decoding: bytes[range], as: UTF8.self)
    }

    private func unescaped(_ range: Range<Int>) throws -> String {
        var units: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                units.append(bytes[index])
                index += 1
                continue
            }
            index += 2
            switch bytes[index - 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(bytes[index - 1])
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "u"): units += try String(Character(scalar(from: &index, range.upperBound))).utf8
            default: throw error(.other("a string holds an unknown escape"), at: index - 2)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// The character of a `\u` escape, or of a surrogate pair of two; `index` is behind the `\u`.
    private func scalar(from index: inout Int, _ end: Int) throws -> Unicode.Scalar {
        let start = index - 2
        let unit = try codeUnit(from: &index, end, start)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        var behind = index + 2
        if UTF16.isLeadSurrogate(unit), behind <= end, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let second = try codeUnit(from: &behind, end, start)
            if UTF16.isTrailSurrogate(second) {
                index = behind
                return UTF16.decode(UTF16.EncodedScalar([unit, second]))
            }
        }
        return "\u{FFFD}"
    }

    private func codeUnit(from index: inout Int, _ end: Int, _ start: Int) throws -> UInt16 {
        let digits = bytes[index..<min(index + 4, end)]
        guard digits.count == 4, digits.allSatisfy({ isxdigit(Int32($0)) != 0 }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error(.other("a string holds \\u without four hexadecimal digits"), at: start) }
        index += 4
        return unit
    }
}

extension JSONReader {
    /// The error for bytes that are not the value asked for.
    package struct Malformed: Error {
        package enum Problem: Equatable {
            /// Another value was expected here.
            case expected(String)
            /// The value is nested deeper than this many levels.
            case tooDeep(Int)
            case other(String)
        }

        package let problem: Problem
        /// The index of the byte; `nil` for valid JSON with unexpected content.
        package let position: Int?

        /// Makes the error for valid JSON with unexpected content.
        package init(_ reason: String) {
            self.init(.other(reason), at: nil)
        }

        init(_ problem: Problem, at position: Int?) {
            (self.problem, self.position) = (problem, position)
        }
    }
}
