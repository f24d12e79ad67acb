import Foundation
import SpecEvents

extension JSONValue {
    /// Reads a JSON text.
    ///
    /// - Throws: ``JSONError``.
    init(_ data: Data) throws {
        guard let text = Self.text(of: data) else {
            throw JSONError(reason: "its bytes are not a text in UTF-8, UTF-16 or UTF-32", line: 1, column: 1)
        }
        let bytes = Array(text.utf8)
        do {
            self = try JSONReader.read(bytes, deepestLevel: 512, isStrict: true) { try JSONValue(from: &$0) }
        } catch let error as JSONReader.Malformed {
            throw JSONError(error, in: bytes)
        }
    }

    private init(from json: inout JSONReader) throws {
        switch try json.kind() {
        case .null:
            _ = try json.skipsNull()
            self = .null
        case .bool: self = .bool(try json.bool())
        case .string: self = .string(try json.string())
        case .array: self = .array(try json.array { try JSONValue(from: &$0) })
        case .number:
            let (text, start) = try json.numberText()
            guard let number = JSONNumber(text) else {
                throw json.error("the exponent of \(text) is too large to compare", at: start)
            }
            self = .number(number)
        case .object:
            var values: [String: JSONValue] = [:]
            try json.object { json, key in
                guard values[key] == nil else {
                    throw json.error("the key \(describe(key)) is duplicated in an object", at: json.keyPosition)
                }
                values[key] = try JSONValue(from: &json)
            }
            self = .object(values)
        }
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

extension JSONError {
    fileprivate init(_ error: JSONReader.Malformed, in bytes: [UInt8]) {
        let position = error.position ?? 0
        let before = String(decoding: bytes[..<position], as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let rest = String(decoding: bytes[position...].prefix(40), as: UTF8.self)
        let found = rest.first.map { describe($0) } ?? "the end"
        let reason =
            switch error.problem {
            case .expected(let what): "expected \(what), found \(found)"
            case .unescaped: "a string holds \(found), which has to be escaped"
            case .tooDeep(let levels): "it is nested deeper than \(levels) levels"
            case .other(let reason): reason
            }
        self.init(reason: reason, line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}
