import Foundation

/// Writes JSON for events and the JSON report. `JSONEncoder` would be too slow: it takes several
/// times as long to encode an event as it takes to run a small example.
package struct JSONText {
    package enum Layout {
        case oneLine
        /// The outermost values are indented by this number of spaces.
        case indented(Int)
    }

    /// Stored as bytes, because a string checks its representation on each append.
    package private(set) var bytes: [UInt8] = []
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    private var isFirst = true
    /// A line break and the next value's indentation, or an empty string in the one-line layout.
    private var lineBreak = ""
    private var isIndented: Bool { !lineBreak.isEmpty }

    /// Appending a byte takes a tenth of the time that appending a string takes.
    private enum Byte {
        static let comma = UInt8(ascii: ",")
        static let colon = UInt8(ascii: ":")
        static let quote = UInt8(ascii: "\"")
        static let space = UInt8(ascii: " ")
        static let lineFeed = UInt8(ascii: "\n")
    }

    package init(_ layout: Layout) {
        if case .indented(let depth) = layout { lineBreak = "\n" + String(repeating: " ", count: depth) }
    }

    package mutating func reserveCapacity(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Ends the line after an outermost value. Another value may follow.
    package mutating func endLine() {
        bytes.append(Byte.lineFeed)
        isFirst = true
    }

    /// Writes a value that is already encoded, such as a number with a specific precision.
    package mutating func value(_ written: String, for key: String? = nil) {
        begin(key)
        append(written)
    }

    /// - Parameter key: `nil` for an element of an array and for the outermost value.
    package mutating func object(_ key: String? = nil, _ fill: (inout JSONText) -> Void) {
        open(key, "{")
        fill(&self)
        close("}")
    }

    package mutating func array(_ key: String? = nil, _ fill: (inout JSONText) -> Void) {
        open(key, "[")
        fill(&self)
        close("]")
    }

    package mutating func field(_ key: String?, _ value: String) {
        begin(key)
        bytes.append(Byte.quote)
        appendEscaped(value)
        bytes.append(Byte.quote)
    }

    package mutating func field(_ key: String?, _ value: some BinaryInteger) {
        begin(key)
        append(String(value))
    }

    /// Writes a number with the fewest digits that identify it. Infinity and NaN are written as 0.
    package mutating func field(_ key: String?, _ value: Double) {
        begin(key)
        append(value.isFinite ? value.description : "0")
    }

    package mutating func field(_ key: String?, _ value: Bool) {
        begin(key)
        append(value ? "true" : "false")
    }

    mutating func open(_ key: String?, _ bracket: Unicode.Scalar) {
        begin(key)
        bytes.append(UInt8(ascii: bracket))
        isFirst = true
        if isIndented { lineBreak += " " }
    }

    mutating func close(_ bracket: Unicode.Scalar) {
        if isIndented {
            lineBreak.removeLast()
            if !isFirst { append(lineBreak) }
        }
        bytes.append(UInt8(ascii: bracket))
        isFirst = false
    }

    private mutating func begin(_ key: String?) {
        if !isFirst { bytes.append(Byte.comma) }
        isFirst = false
        if isIndented, !bytes.isEmpty { append(lineBreak) }
        guard let key else { return }
        bytes.append(Byte.quote)
        appendEscaped(key)
        bytes.append(Byte.quote)
        bytes.append(Byte.colon)
        if isIndented { bytes.append(Byte.space) }
    }

    private mutating func append(_ part: String) {
        bytes.append(contentsOf: part.utf8)
    }

    /// Uses `strcspn`. In a debug build, a Swift loop would take three times as long as encoding
    /// the rest of an event.
    private mutating func appendEscaped(_ value: String) {
        value.withCString { start in
            var rest = start
            let end = start + value.utf8.count
            while true {
                let count = strcspn(rest, Self.escaped)
                bytes.append(contentsOf: UnsafeRawBufferPointer(start: rest, count: count))
                rest += count
                // `strcspn` also stops at a zero byte.
                guard rest < end else { return }
                append(Self.escape(of: UInt8(bitPattern: rest.pointee)))
                rest += 1
            }
        }
    }

    private static let escaped = String(decoding: Array(1..<0x20) + Array("\"\\\u{7F}".utf8), as: UTF8.self)

    private static func escape(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case UInt8(ascii: "\t"): "\\t"
        default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}

extension JSONEncoder {
    package static var readable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            let hasFraction = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) != 0
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)))
        }
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return encoder
    }
}
