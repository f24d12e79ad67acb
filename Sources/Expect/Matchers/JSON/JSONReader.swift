import Foundation

/// Reads a JSON text according to RFC 8259. Foundation's reader is not used because it rounds numbers and accepts
/// duplicate keys.
struct JSONReader {
    private static let deepest = 512
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ data: Data) throws(JSONError) {
        guard let text = Self.text(of: data) else {
            throw JSONError(reason: "its bytes are not a text in UTF-8, UTF-16 or UTF-32", line: 1, column: 1)
        }
        bytes = Array(text.utf8)
    }

    /// Reads the whole text, which contains one value.
    mutating func readDocument() throws(JSONError) -> JSONValue {
        let value = try readValue()
        skipSpace()
        guard position == bytes.count else { throw error("expected the end, found \(found)") }
        return value
    }
}

extension JSONValue {
    /// Reads a JSON text.
    init(_ data: Data) throws(JSONError) {
        var reader = try JSONReader(data)
        self = try reader.readDocument()
    }
}

// MARK: - Values

extension JSONReader {
    private mutating func readValue() throws(JSONError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object(try nested { reader throws(JSONError) in try reader.readObject() })
        case UInt8(ascii: "["): return .array(try nested { reader throws(JSONError) in try reader.readArray() })
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "-"): return .number(try readNumber())
        case let byte? where Self.digits.contains(byte): return .number(try readNumber())
        default: return try readWord()
        }
    }

    private mutating func nested<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        guard depth < Self.deepest else { throw error("it is nested deeper than \(Self.deepest) levels") }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func readObject() throws(JSONError) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        try readList(until: "}") { reader throws(JSONError) in
            reader.skipSpace()
            guard reader.next == UInt8(ascii: "\"") else { throw reader.error("expected a key, found \(reader.found)") }
            let start = reader.position
            let key = try reader.readString()
            guard values[key] == nil else {
                throw reader.error("the key \(describe(key)) is duplicated in an object", at: start)
            }
            reader.skipSpace()
            guard reader.skip(":") else { throw reader.error("expected \":\", found \(reader.found)") }
            values[key] = try reader.readValue()
        }
        return values
    }

    private mutating func readArray() throws(JSONError) -> [JSONValue] {
        var values: [JSONValue] = []
        try readList(until: "]") { reader throws(JSONError) in values.append(try reader.readValue()) }
        return values
    }

    /// Reads the comma-separated elements between brackets.
    private mutating func readList(
        until end: Unicode.Scalar,
        _ readElement: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        position += 1
        skipSpace()
        if skip(end) { return }
        while true {
            try readElement(&self)
            skipSpace()
            if skip(end) { return }
            guard skip(",") else { throw error("expected \",\" or \"\(end)\", found \(found)") }
        }
    }

    private mutating func readWord() throws(JSONError) -> JSONValue {
        for (word, value) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))]
        where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return value
        }
        throw error("expected a value, found \(found)")
    }
}

// MARK: - Numbers

extension JSONReader {
    private mutating func readNumber() throws(JSONError) -> JSONNumber {
        let start = position
        let isNegative = skip("-")
        let integer = try readDigits()
        guard integer.count == 1 || integer.first != UInt8(ascii: "0") else {
            throw error("a number begins with 0", at: start)
        }
        let fraction = skip(".") ? try readDigits() : []
        let exponent = try readExponent()
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard
            let number = JSONNumber(
                text: text,
                isNegative: isNegative,
                integer: integer,
                fraction: fraction,
                exponent: exponent
            )
        else { throw error("the exponent of \(text) is too large to compare", at: start) }
        return number
    }

    private mutating func readExponent() throws(JSONError) -> String {
        guard skip("e") || skip("E") else { return "" }
        let start = position
        if !skip("+") { _ = skip("-") }
        _ = try readDigits()
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readDigits() throws(JSONError) -> [UInt8] {
        let digits = bytes[position...].prefix { Self.digits.contains($0) }
        guard !digits.isEmpty else { throw error("expected a digit, found \(found)") }
        position = digits.endIndex
        return Array(digits)
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func readString() throws(JSONError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try readEscape().utf8
            case 0..<0x20: throw error("a string holds \(found), which has to be escaped")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw error("a string has no end", at: start)
    }

    private mutating func readEscape() throws(JSONError) -> String {
        let start = position
        position += 1
        if skip("u") { return String(try readScalar(from: start)) }
        let meanings: [(Unicode.Scalar, String)] = [
            ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"),
            ("t", "\t"),
        ]
        for (letter, meaning) in meanings where skip(letter) { return meaning }
        throw error("a string holds an unknown escape", at: start)
    }

    /// Reads the digits after `\u`, and the second escape if the first is half of a surrogate pair.
    private mutating func readScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let unit = try readCodeUnit(from: start)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(unit), skip("\\"), skip("u") else {
            throw error("a string holds half of a surrogate pair", at: start)
        }
        let second = try readCodeUnit(from: start)
        guard UTF16.isTrailSurrogate(second) else {
            throw error("a string holds half of a surrogate pair", at: start)
        }
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
    }

    private mutating func readCodeUnit(from start: Int) throws(JSONError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            throw error("a string holds \\u without four hexadecimal digits", at: start)
        }
        position += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    }
}

// MARK: - Bytes

extension JSONReader {
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
    }

    /// The character at the position, as an error names it.
    private var found: String {
        let rest = String(decoding: bytes[position...].prefix(40), as: UTF8.self)
        return rest.first.map { describe($0) } ?? "the end"
    }

    private func error(_ reason: String, at position: Int? = nil) -> JSONError {
        let before = String(decoding: bytes[..<(position ?? self.position)], as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return JSONError(reason: reason, line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }

    /// The text without its byte order mark. If there is none, the zeros among the first bytes show the encoding,
    /// because a JSON text begins with an ASCII character.
    private static func text(of data: Data) -> String? {
        let start = Array(data.prefix(4))
        let encoding: String.Encoding =
            switch start.map({ $0 == 0 }) {
            case _ where start.starts(with: [0xFF, 0xFE, 0, 0]) || start == [0, 0, 0xFE, 0xFF]: .utf32
            case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]): .utf16
            case [true, true, true, false]: .utf32BigEndian
            case [false, true, true, true]: .utf32LittleEndian
            case let zeros where zeros.starts(with: [true, false]): .utf16BigEndian
            case let zeros where zeros.starts(with: [false, true]): .utf16LittleEndian
            default: .utf8
            }
        guard let text = String(data: data, encoding: encoding) else { return nil }
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }
}
